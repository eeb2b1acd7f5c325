"""The studies of the documents that Manalog goes back to, done again on its rules."""
