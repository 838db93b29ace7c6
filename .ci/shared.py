"""What the checks of this folder share: the files of the tree, the compiler, and how findings are said."""

import atexit
import concurrent.futures
import functools
import inspect
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
os.chdir(ROOT)
NAME = pathlib.Path(sys.argv[0]).name
LIBRARIES = re.findall(r'\.library\(name: "(\w+)"', pathlib.Path("Package.swift").read_text())
# What Package.swift builds a library with.
SETTINGS = ["-wmo", "-swift-version", "6", "-package-name", "braid", "-parse-as-library", "-warnings-as-errors"] + [
    word for kind, feature in re.findall(r'\.enable(\w+)Feature\("(\w+)"\)', pathlib.Path("Package.swift").read_text())
    for word in (f"-enable-{kind.lower()}-feature", feature)]


def main(document, *commands, **more):
    """Runs the command that the first argument names, with the others; without arguments, all of `commands`."""
    table = {command.__name__: command for command in commands} | more
    name, *arguments = sys.argv[1:] or [None]
    if name in ("--help", "-h"):
        sys.exit(print(document.strip()))
    known(name, table | {None: None})
    try:
        inspect.signature(table[name] if name else lambda: None).bind(*arguments)
    except TypeError as error:
        misuse(f"{name}: {error}")
    for command in [table[name]] if name else commands:
        command(*arguments)
    sys.exit(bool(complain.cache_info().currsize))


def known(name, names):
    """Refuses an argument that is none of the names."""
    if name not in names:
        misuse(f"there is no {name}")


def misuse(sentence):
    print(f"{NAME}: {sentence}; see --help", file=sys.stderr)
    sys.exit(2)


@functools.cache
def complain(where, what):
    """A finding, which is said once; the command goes on and fails in the end."""
    print(f"{NAME}: {where}: {what}", file=sys.stderr, flush=True)


def say(sentence):
    print(f"{NAME}: {sentence}", flush=True)


# Files.

def below(folder, suffix=""):
    """The files of a folder, without what a build leaves there."""
    return sorted(path for path in pathlib.Path(folder).rglob("*" + suffix)
                  if path.is_file() and not any(part.startswith(".") for part in path.parts[1:]))


def swift(*folders):
    return [path for folder in folders for path in below(folder, ".swift")]


@functools.cache
def tracked(suffix=""):
    """The files of the tree that Git does not ignore."""
    names = run("git", "ls-files", "--cached", "--others", "--exclude-standard").stdout.splitlines()
    return [path for path in map(pathlib.Path, names) if path.name.endswith(suffix) and path.is_file()]


@functools.cache
def read(path):
    return pathlib.Path(path).read_text(encoding="utf-8")


# Documents.

def section(text, heading):
    return text.split(f"\n{heading}\n")[1].split("\n## ")[0]


def ticked(text):
    """What a text sets in code, blocks of code left out."""
    return re.findall(r"`([^`\n]+)`", re.sub(r"(?ms)^```.*?^```$", "", text))


def rows(text):
    """The rows of the tables of a text, without the heads, as lists of cells."""
    tables = re.findall(r"(?m)^\|(?=.*-)[-:| ]+\|\n((?:\|.*\n?)*)", text)
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", row)[1:-1]] for row in "".join(tables).splitlines()]


# Swift, as far as brackets and names go.

# A sign that stands between spaces, or is part of an operator, is no bracket.
SIGNS = re.compile(r"(?P<open>[([{]|(?<![.<])<(?![.<=~ ]))|->|(?P<close>[)\]}]|(?<! )>|>(?![ =]))|,")


def signs(text, start=0):
    """The brackets, commas and arrows of a text from `start` on, as (place, sign, how many brackets are around it)."""
    depth = 0
    for match in SIGNS.finditer(text, start):
        depth -= bool(match["close"])
        yield match.start(), match[0], depth
        depth += bool(match["open"])


def closing(text, start):
    """The place of the bracket that closes the one at `start`."""
    for place, _, depth in signs(text, start):
        if depth == 0 and place > start:
            return place
    sys.exit(f"{NAME}: no end of {text[start:start + 80]!r}")


def split(text):
    """The parts of a list, at commas outside of brackets."""
    commas = [place for place, sign, depth in signs(text) if depth == 0 and sign == ","]
    parts = (text[start:end].strip() for start, end in zip([0, *(place + 1 for place in commas)], [*commas, len(text)]))
    return [part for part in parts if part]


class Parameters(list):
    """The parameters of a declaration whose name ends at a place of a text, in parentheses at `opening` and `end`."""

    def __init__(self, text, place=0):
        self.opening = text.index("(", closing(text, place) if text[place] == "<" else place)
        self.end = closing(text, self.opening)
        super().__init__(split(text[self.opening + 1:self.end]))


def words(parameter):
    """The label and the name of a parameter, which are equal if it has one word for both."""
    found = [word for word in parameter.split(":")[0].split() if not word.startswith("@")]
    return found[0], found[-1]


def labels(parameters):
    """The labels of parameters: `_:scheduler:`."""
    return "".join(words(parameter)[0] + ":" for parameter in parameters)


def called(parameters, arguments={}):
    """A call's arguments for parameters: their names, or what `arguments` has in the place of a name."""
    return ", ".join(f"{label}: ".removeprefix("_: ") + arguments.get(name, name)
                     for label, name in map(words, parameters))


# Tables.

def blocks(text):
    """The lines of a table that have no indent, each with its number and the indented lines below it, which have
    theirs, too. A comment begins with # and a space."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith(" "):
            found[-1][2].append((number, line))
        elif line and not re.match(r"#( |$)", line):
            found.append((number, line, []))
    return found


def tables(path):
    """The tables of a file by the line above them: the rows, each with what is said of it two spaces behind."""
    return {name: {row: said for row, _, said in (line.strip().partition("  ") for _, line in lines)}
            for _, name, lines in blocks(read(path))}


def entries(module):
    """The imports of a file of .ci/names, and its entries: what is around a declaration, the declaration, and the lines
    below it by their first words."""
    imports, found, file = [], [], pathlib.Path(".ci/names", f"{module}.txt")
    for _, owner, lines in blocks(read(file) if file.exists() else ""):
        if re.match(r"(public )?import ", owner):
            imports.append(owner)
        for line in (line for _, line in lines if not line.startswith("  //")):
            if line.startswith("    "):
                word, _, said = line.strip().partition(": ")
                found[-1][2][word] = said
            else:
                found.append((owner, line.strip(), {}))
    return imports, found


# Programs.

def run(*command, check=True, **options):
    """What a program says; if it fails, the check ends with that."""
    options = {"text": True, "capture_output": True} | options
    result = subprocess.run([str(word) for word in command], check=False, **options)
    if check and result.returncode != 0:
        sys.exit(f"{NAME}: {' '.join(map(str, command))[:200]}: status {result.returncode}\n"
                 f"{result.stdout or ''}{result.stderr or ''}")
    return result


def each(function, items):
    """Calls a function for each item, two at a time. All are tried, also if one ends the check."""
    def attempt(item):
        try:
            return function(item)
        except SystemExit as end:
            complain(getattr(item, "name", item), end)

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(attempt, items))


@functools.cache
def folder():
    """A folder for what a command writes; it is removed when the command ends."""
    made = pathlib.Path(tempfile.mkdtemp())
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return made


@functools.cache
def target():
    """What the compiler says of this machine: its triple, and the path of its library."""
    info = json.loads(run("swiftc", "-print-target-info").stdout)
    return info["target"]["triple"], pathlib.Path(info["paths"]["runtimeResourcePath"])


@functools.cache
def modules():
    """The folder of the modules of a debug build, which is made if a file of the libraries is newer."""
    place = pathlib.Path(".build/debug/Modules")
    built = max((path.stat().st_mtime for path in place.glob("*.swiftmodule")), default=0)
    if any(path.stat().st_mtime > built for path in swift("Sources")):
        run("swift", "build", capture_output=False)
    return place


@functools.cache
def symbol_graph(module, level):
    """The folder of the symbol graphs of a built module, and of its extensions of other modules.

    The forms for Swift 5 mode, which the documentation leaves out, are in the graph from the level "internal" on.
    """
    output = folder() / level / module
    output.mkdir(parents=True)
    sdk = ["-sdk", run("xcrun", "--show-sdk-path").stdout.strip()] if shutil.which("xcrun") else []
    run("swift", "symbolgraph-extract", "-module-name", module, "-I", modules(), "-target", target()[0],
        "-swift-version", "6", *sdk, "-minimum-access-level", level, "-output-dir", output)
    return output


def spelled(fragments):
    """A declaration of a symbol graph in one line."""
    return " ".join("".join(part["spelling"] for part in fragments).split())


def symbols(module, level):
    """The graphs of a built module."""
    return [json.loads(path.read_text()) for path in sorted(symbol_graph(module, level).glob("*.symbols.json"))]
