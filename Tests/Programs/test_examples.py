"""The built examples, as programs: what they print, what they refuse, and the pages that they serve."""

import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAMS = pathlib.Path(os.environ.get("PROGRAMS", ROOT / ".build/debug")).resolve()
SAMPLE = ROOT / "Examples/LogPulse/Resources/access.log"


def run(name, *arguments, **options):
    options = {"capture_output": True, "text": True} | ({} if "input" in options else {"stdin": subprocess.DEVNULL}) | options
    return subprocess.run([PROGRAMS / name, *arguments], check=False, **options)


class ExampleTests(unittest.TestCase):
    maxDiff = None

    def succeeds(self, *command, **options):
        """What a program prints."""
        result = run(*command, **options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout

    def fails(self, *command, **options):
        result = run(*command, **options)
        self.assertNotEqual(result.returncode, 0, command)
        return result

    def says_that_nothing_can_be_written(self, *command):
        if pathlib.Path("/dev/full").exists():
            with open("/dev/full", "w") as full:
                result = self.fails(*command, capture_output=False, stdout=full, stderr=subprocess.PIPE)
            self.assertIn("standard output", result.stderr)

    def refuses(self, address):
        """A page is served below its token and nowhere else."""
        with self.assertRaises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(address)
        self.assertEqual(refusal.exception.code, 403)
        refusal.exception.close()

    def test_Tour(self):
        self.assertEqual(self.succeeds("Tour"), (ROOT / "Examples/Tour/expected-output.txt").read_text())

    def test_a_program_without_BraidTrace_says_that_BRAID_TRACE_has_no_effect(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "trace.json"
            result = run("Tour", env=os.environ | {"BRAID_TRACE": str(file)})
            self.assertFalse(file.exists())
        self.assertEqual(result.stdout, (ROOT / "Examples/Tour/expected-output.txt").read_text())
        self.assertEqual(result.stderr.count("does not link BraidTrace"), 1, result.stderr)

    @unittest.skipUnless(sys.platform == "linux" and PROGRAMS.name == "release", "only there the linker drops functions")
    def test_LogPulse_has_only_the_operators_that_it_uses(self):
        symbols = subprocess.run(["nm", PROGRAMS / "LogPulse"], check=True, capture_output=True, text=True).stdout
        # As `ObservableType.map` is mangled: a method of an extension.
        self.assertIn("0B4TypePAAE3map", symbols)
        self.assertNotIn("0B4TypePAAE3amb", symbols)

    def test_LogPulse_reports(self):
        self.succeeds("LogPulse")
        report = json.loads(self.succeeds("LogPulse", "--json"))
        self.assertEqual(report["requests"] + report["malformed"], len(SAMPLE.read_bytes().splitlines()))
        self.assertEqual(sum(report["status"].values()), report["requests"])
        counts = [path["requests"] for path in report["paths"]]
        self.assertEqual(counts, sorted(counts, reverse=True))
        self.succeeds("LogPulse", "-", input=SAMPLE.read_text())
        piped = self.succeeds("LogPulse", input="".join(SAMPLE.read_text().splitlines(keepends=True)[:3]))
        self.assertIn("Requests   3", piped)

    def test_LogPulse_says_what_it_cannot_read_or_write(self):
        self.fails("LogPulse", "no-such-file")
        # A shell closes the output.
        closed = subprocess.run(["sh", "-c", '"$0" </dev/null >&- 2>/dev/null', PROGRAMS / "LogPulse"], check=False)
        self.assertNotEqual(closed.returncode, 0)
        self.says_that_nothing_can_be_written("LogPulse")
        self.assertIn("Requests   4,306", self.fails("LogPulse", "no-such-file", SAMPLE).stdout)
        malformed = self.fails("LogPulse", input="x\ny\n")
        self.assertIn("no line is a request in a known format", malformed.stdout + malformed.stderr)

    def test_LogPulse_ends_at_a_signal_while_it_reads_input_without_line_breaks(self):
        def write(stream, is_read):
            """Writes zeros until nobody reads them."""
            try:
                for count in range(1 << 30):
                    stream.write(bytes(65536))
                    if count == 64:  # more than a pipe holds
                        is_read.set()
            except OSError:
                pass

        for arguments in ([], ["--json"], ["--follow"]):
            for number in (signal.SIGTERM, signal.SIGINT):
                program = subprocess.Popen(
                    [PROGRAMS / "LogPulse", *arguments, "-"], stdin=subprocess.PIPE, bufsize=0,
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                is_read = threading.Event()
                threading.Thread(target=write, args=(program.stdin, is_read), daemon=True).start()
                try:
                    self.assertTrue(is_read.wait(timeout=60))
                    program.send_signal(number)
                    program.wait(timeout=60)
                finally:
                    program.kill()

    def test_LogPulse_serves_its_own_streams_while_it_follows_a_file(self):
        with tempfile.NamedTemporaryFile("w", suffix=".log") as log:
            program = subprocess.Popen([PROGRAMS / "LogPulse", "--follow", "--serve", log.name],
                                       stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
            try:
                address = re.search(r"http://\S+", program.stderr.readline())[0]
                self.assertIn("page.js", urllib.request.urlopen(address).read().decode())
                for _ in range(100):  # it subscribes meanwhile
                    state = json.load(urllib.request.urlopen(address + "state.json"))
                    if state["nodes"] > 5:
                        break
                    time.sleep(0.1)
                self.assertGreater(state["nodes"], 5)
                self.assertIn("takeLast", state["svg"])
                self.assertTrue(json.load(urllib.request.urlopen(address + "timeline.json"))["traceEvents"])
                self.refuses(re.sub(r"/\w+/$", "/dump.txt", address))
            finally:
                program.send_signal(signal.SIGINT)
                program.communicate()
            self.assertEqual(program.returncode, 0)

    def test_Marbles_draws(self):
        self.succeeds("Marbles", "debounce")
        for command in ([], ["--help"], ["debounce"], ["debounce", "--code"]):
            self.says_that_nothing_can_be_written("Marbles", *command)
        with tempfile.TemporaryDirectory() as folder:
            self.succeeds("Marbles", "--all", folder)
            self.assertGreater(pathlib.Path(folder, "index.html").stat().st_size, 0)
            missing = pathlib.Path(folder, "missing")
            problem = self.fails("Marbles", "--illustrate", missing, folder).stderr
            self.assertEqual(problem, f"Marbles: cannot read the folder {missing}\n")

    def test_Marbles_shows_programs_that_compile(self):
        """Each demo in both models, in a function of its own."""
        listed = re.findall(r"(?m)^  (?:O |OS|S )  (\S+?)(?:,| )", self.succeeds("Marbles"))
        self.assertGreater(len(listed), 80)
        functions, imports = [], set()
        for name in listed:
            for program in re.split(r"(?m)^// (?:Observable|Signal)\n", self.succeeds("Marbles", name, "--code"))[1:]:
                imports |= set(re.findall(r"(?m)^import \w+$", program))
                body = re.sub(r"(?m)^import \w+\n", "", program)
                functions.append(f"func program{len(functions)}() throws {{\n{body}}}\n")
        with tempfile.TemporaryDirectory() as folder:
            source = pathlib.Path(folder, "Programs.swift")
            source.write_text("\n".join([*sorted(imports), *functions]))
            result = subprocess.run(["swiftc", "-typecheck", "-swift-version", "6", "-I", PROGRAMS / "Modules", source],
                                    capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)

    def test_Marbles_serves_its_page(self):
        server = subprocess.Popen([PROGRAMS / "Marbles", "--serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
        try:
            address = re.search(r"http://\S+", server.stdout.readline())[0]
            self.assertIn("page.js", urllib.request.urlopen(address).read().decode())
            self.assertEqual(urllib.request.urlopen(address + "page.js").status, 200)
            self.refuses(re.sub(r"/\w+/$", "/", address))
        finally:
            server.terminate()
            server.communicate()

    def test_Typeahead(self):
        script = ROOT / "Examples/Typeahead/Script"
        self.assertEqual(self.succeeds("Typeahead", "--script", script / "braid.txt"),
                         (script / "expected-output.txt").read_text())
        self.succeeds("Typeahead", "--help")
        for command in (["--help"], ["--script", script / "braid.txt"]):
            self.says_that_nothing_can_be_written("Typeahead", *command)
        for mistake in (["--fast"], ["--script"], ["--script", "no-such-file"], ["--serve"], []):
            self.fails("Typeahead", *mistake)


if __name__ == "__main__":
    unittest.main()
