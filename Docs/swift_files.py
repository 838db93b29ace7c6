"""What the scripts beside it share: where the code of a Swift file is, edits of it, imports, and the run."""

import bisect
import pathlib
import re
import sys

# Code of other packages.
IGNORED = {".build", "Pods", "Carthage", "checkouts"}

TEXT = re.compile(r'//|/\*|#*"|[()]')
# A statement begins a line or follows a semicolon. Attributes may have a line of their own.
IMPORT = re.compile(
    r"(?<![^\n\r;\ufeff])[ \t]*(?P<statement>"
    r"(?:(?:@\w+(?:\([^()]*\))?|public|package|internal|private|fileprivate)\s+)*import[ \t]+"
    r"(?:(?:class|struct|enum|protocol|typealias|func|let|var)[ \t]+)?(?P<module>\w+)(?:\.\w+)*)")
CONDITION = re.compile(r"(?<![^\n\r\ufeff])[ \t]*#(?P<condition>if|elseif|else|endif)\b")
CONDITION_OR_IMPORT = re.compile(f"{CONDITION.pattern}|{IMPORT.pattern}")


def code_of(source, filler=" "):
    """The source with spaces in place of comments, and the filler in place of texts: as long, with the same lines."""
    parts, position = [], 0
    for start, end in spans_of_text(source):
        letter = " " if source.startswith(("//", "/*"), start) else filler
        parts += [source[position:start], re.sub(r"[^\n\r]", letter, source[start:end])]
        position = end
    return "".join(parts) + source[position:]


def spans_of_text(source, position=0, in_literal=False):
    """Yields where comments and the texts of literals are; returns the end of an interpolation."""
    depth = 1
    while found := TEXT.search(source, position):
        position = found.end()
        if found.group() == "//":
            position = re.compile(r"[^\n\r]*").match(source, position).end()
            yield found.start(), position
        elif found.group() == "/*":
            position = end_of_comment(source, position)
            yield found.start(), position
        elif found.group() in "()":
            depth += 1 if found.group() == "(" else -1
            if in_literal and depth == 0:
                return position
        else:
            position = yield from spans_of_literal(source, found)
    return len(source)


def spans_of_literal(source, opening):
    """Yields where the texts of a literal are, and those in its interpolations; returns its end."""
    hashes = "#" * (len(opening.group()) - 1)
    quote = '"""' if source.startswith('"""', opening.end() - 1) else '"'
    start, position = opening.start(), opening.end() - 1 + len(quote)
    part = re.compile(rf"(?P<end>{quote}{hashes})|(?P<inner>\\{hashes}\()|\\{hashes}.|(?P<line>[\n\r])", re.S)
    while found := part.search(source, position):
        position = found.end()
        if found["end"] or found["line"] and quote == '"':
            yield start, position
            return position
        if found["inner"]:
            yield start, position
            position = yield from spans_of_text(source, position, in_literal=True)
            start = position - 1
    yield start, len(source)
    return len(source)


def end_of_comment(source, position):
    depth = 1
    for bracket in re.compile(r"/\*|\*/").finditer(source, position):
        depth += 1 if bracket.group() == "/*" else -1
        if depth == 0:
            return bracket.end()
    return len(source)


def end_of_brackets(code, opening, pair="{}"):
    """The index after the bracket that closes the one at `opening`."""
    depth = 0
    for index in range(opening, len(code)):
        if code[index] == pair[0]:
            depth += 1
        elif code[index] == pair[1] and code[index - 1] != "-":
            depth -= 1
            if depth == 0:
                return index + 1
    return len(code)


def bases(clause):
    """The names that follow the colon of a declaration, without modules, attributes and arguments."""
    clause = clause.strip()
    if clause.startswith("<"):
        clause = clause[end_of_brackets(clause, 0, "<>"):].strip()
    if not clause.startswith(":"):
        return []
    clause = re.split(r"\bwhere\b", clause[1:])[0]
    while (inner := re.sub(r"<[^<>]*>", "", clause)) != clause:
        clause = inner
    names = [re.sub(r"@\w+\s+", "", name).strip() for name in re.split(r"[,&]", clause)]
    return [name.split(".")[-1] for name in names]


class File:
    """A Swift file: its text, its code, the edits and what is left to do."""

    def __init__(self, path, text, filler):
        self.path, self.text, self.filler = path, text, filler
        self.code = code_of(text, filler)
        self.edits, self.left = [], []
        # The line of the first text that each line begins in, and which of its lines are edited.
        self.origins, self.changed = list(range(1 + lines_in(text))), set()

    def apply(self):
        """Makes the edits: later ones refer to the new text."""
        parts, position, pieces = [], 0, [(0, 0)]
        lines = line_starts(self.text)
        for start, end, new in sorted(self.edits):
            self.changed.add(self.origins[bisect.bisect(lines, start) - 1])
            parts += [self.text[position:start], new]
            there = pieces[-1][1] + start - position
            pieces += [(start, there), (end, there + len(new))]
            position = end
        text = "".join(parts) + self.text[position:]
        back = [(new, old) for old, new in pieces]
        self.origins = [self.origins[bisect.bisect(lines, moved(start, back)) - 1] for start in line_starts(text)]
        self.left = [(moved(offset, pieces), sentence) for offset, sentence in self.left]
        self.text, self.code, self.edits = text, code_of(text, self.filler), []

    def report(self):
        """What is left: (line in the first text, line in the text of now, sentence)."""
        lines = line_starts(self.text)
        rows = [(bisect.bisect(lines, offset), sentence) for offset, sentence in sorted(self.left)]
        return [(1 + self.origins[line - 1], line, sentence) for line, sentence in rows]


def moved(offset, pieces):
    """Where an offset is after edits, by the pieces that begin at (offset before, offset after)."""
    index = bisect.bisect(pieces, (offset, sys.maxsize)) - 1
    before, after = pieces[index]
    after += offset - before
    return min(after, pieces[index + 1][1]) if index + 1 < len(pieces) else after


def line_starts(text):
    return [0, *(found.end() for found in re.finditer(r"\r\n|\n|\r", text))]


def lines_in(text):
    return len(re.findall(r"\r\n|\n|\r", text))


def move_imports(file, modules, own_modules, foreign, sentence):
    """Writes the new modules; reports imports of `foreign` ones, with their names in the sentence."""
    # What is imported already, a set for each open #if.
    seen = [set()]
    for found in CONDITION_OR_IMPORT.finditer(file.code):
        if found["condition"]:
            if found["condition"] != "if" and len(seen) > 1:
                seen.pop()
            if found["condition"] != "endif":
                seen.append(set(seen[-1]))
            continue
        module = found["module"]
        if module not in modules:
            seen[-1].add(" ".join(found["statement"].split()))
            if foreign.fullmatch(module) and module not in own_modules:
                file.left.append((found.start("module"), sentence.format(module)))
            continue
        start, end = found.span("module")
        statement = found["statement"]
        local = start - found.start("statement")
        new = " ".join((statement[:local] + modules[module] + statement[local + len(module):]).split())
        if new in seen[-1] and drop(file, found):
            continue
        seen[-1].add(new)
        file.edits.append((start, end, modules[module]))


def drop(file, found):
    """Removes an import that repeats another one, if it has its lines for itself; keeps a comment."""
    start = found.start("statement")
    rest = re.compile(r"[ \t]*;?[ \t]*(?P<comment>[^\n\r]*)(?P<line>\r\n|\n|\r|\Z)").match(file.text, found.end())
    if file.code[found.start() - 1:found.start()] == ";" or file.code[slice(*rest.span("comment"))].strip():
        return False
    end = rest.start("comment") if rest["comment"] else rest.end()
    file.edits.append((start if rest["comment"] else found.start(), end, ""))
    return True


def modules_of_projects(paths):
    """The modules that the projects in and around the paths build."""
    names = set()
    for path in map(pathlib.Path, paths):
        places = [path] if path.is_dir() else []
        projects = [file for place in places for kind in ("Package.swift", "project.pbxproj")
                    for file in place.rglob(kind) if not IGNORED & set(file.relative_to(place).parts)]
        for parent in path.resolve().parents:
            projects += [*parent.glob("Package.swift"), *parent.glob("*.xcodeproj/project.pbxproj")]
            if (parent / ".git").exists():
                break
        for file in filter(pathlib.Path.is_file, projects):
            text = file.read_text(encoding="utf-8", errors="replace")
            if file.name == "Package.swift":
                names |= set(re.findall(r'\.\w*[tT]arget\(\s*name:\s*"([^"]+)"', text))
            else:
                names |= set(re.findall(r'\bPRODUCT_(?:MODULE_)?NAME = "?([^"$;]+)"?;', text))
                for target in re.findall(r"isa = PBXNativeTarget;.*?\n\t\t\};", text, re.S):
                    names |= set(re.findall(r'\b(?:name|productName) = "?([^";]+)"?;', target))
    return {re.sub(r"\W", "_", name) for name in names}


def refuse(sentence):
    print(f"{pathlib.Path(sys.argv[0]).name}: {sentence}", file=sys.stderr)
    sys.exit(2)


def ended(command, *arguments, **more):
    """Ends the script with the code that the command returns; names a file that cannot be read or written."""
    if {"--help", "-h"} & set(sys.argv[1:]):
        sys.exit(print(sys.modules["__main__"].__doc__.strip()))
    try:
        sys.exit(command(*arguments, **more))
    except OSError as error:
        refuse(f"{error.filename or 'standard output'}: {error.strerror}")


def swift_files(paths):
    """The files, and those in the folders, each of them once."""
    files = {}
    for file in named_files(paths):
        files.setdefault(file.resolve(), file)
    return files.values()


def named_files(paths):
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(
                file for file in path.rglob("*.swift")
                if file.is_file()  # not a link to a file that is missing
                and not IGNORED & set(file.relative_to(path).parts))
        elif path.exists():
            yield path
        else:
            refuse(f"there is no {path}")


def run(arguments, make_program, filler=" "):
    """Moves the files of the arguments, and prints what is left; returns the exit code.

    The filler stands in the code of a file for the texts of literals.
    """
    name = pathlib.Path(sys.argv[0]).name
    write = "--write" in arguments
    paths = [argument for argument in arguments if argument != "--write"]
    for path in paths:
        if path.startswith("-"):
            refuse(f"there is no option {path}; see --help")
    if not paths:
        refuse("name the files or folders to move; see --help")
    files, changed_files, changes, leftovers = [], 0, 0, 0
    for path in swift_files(paths):
        try:
            files.append(File(path, path.read_bytes().decode("utf-8"), filler))
        except UnicodeDecodeError:
            print(f"{path}:1: is not UTF-8 text; left alone")
            leftovers += 1
    if not files and not leftovers:
        refuse("there are no Swift files")
    program = make_program(paths, files)
    for file in files:
        program.move(file)
        file.apply()
        if file.changed:
            changed_files += 1
            changes += len(file.changed)
            if write:
                file.path.write_bytes(file.text.encode("utf-8"))
        left = file.report()
        for old_line, new_line, sentence in left:
            print(f"{file.path}:{new_line if write else old_line}: {sentence}")
        leftovers += len(left)
    done = "changed" if write else "would change"
    print(f"{name}: {done} {changes} lines in {changed_files} files; {leftovers} left to do by hand")
    return 1 if leftovers else 0
