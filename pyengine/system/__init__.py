"""What is asked of the operating system: files, interrupts, figures."""
