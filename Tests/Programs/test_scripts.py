"""The scripts: `--help` describes them and succeeds; a mistake is named in one line, with the status 2."""

import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MOVES = ["Docs/move-from-rxswift", "Docs/move-from-reactiveswift"]
CHECKS = [".ci/api", ".ci/clients", ".ci/docs", ".ci/generate", ".ci/lint"]
BENCHMARKS = [f"Tests/Benchmarks/{name}" for name in ("app-costs", "client-builds", "counts", "first-drag")]


class ScriptTests(unittest.TestCase):
    def run_script(self, script, *arguments):
        return subprocess.run([ROOT / script, *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL)

    def test_help_describes_a_script_and_succeeds(self):
        for script in MOVES + CHECKS + BENCHMARKS:
            with self.subTest(script):
                result = self.run_script(script, "--help")
                text = (ROOT / script).read_text().split('"""')[1].split("\n")[0]
                self.assertEqual((result.returncode, result.stderr), (0, ""))
                self.assertIn(text, result.stdout)

    def test_a_mistake_is_named_in_one_line(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "File.swift"
            file.write_text("import RxSwift\n")
            for script, *arguments, part in [
                *([script, "--nope", folder, "--nope"] for script in MOVES),
                *([script, "--write", "--help"] for script in MOVES),
                *([script, f"{folder}/nowhere", f"{folder}/nowhere"] for script in MOVES),
                [MOVES[0], "--drop-in", "--drop-in"],
                [MOVES[0], "--drop-in", folder, "--write", "--drop-in"],
                [MOVES[0], "--drop-in", file, "File.swift"],
                *([script, "nope", "nope"] for script in CHECKS),
                [".ci/api", "dump", "--nope", "--nope"],
                [".ci/api", "names", "extra", "names"],
                [".ci/clients", "apple", "Nope", "Nope"],
                [".ci/clients", "platforms", "Nope", "Nope"],
                [".ci/generate", "--names", "--names"],
                [".ci/lint", "format", "extra", "format"],
                [".ci/lint", "layers", "--nope", "--nope"],
                ["Tests/Benchmarks/counts", f"{folder}/nowhere", f"{folder}/nowhere"],
            ]:
                with self.subTest(f"{script} {arguments}"):
                    result = self.run_script(script, *arguments)
                    self.assertEqual((result.returncode, result.stdout), (2, ""))
                    self.assertRegex(result.stderr, rf"^{pathlib.Path(script).name}: .*\n$")
                    self.assertIn(part, result.stderr)

    def test_a_file_that_is_named_twice_is_moved_once(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "File.swift"
            file.write_text("import RxSwift\n")
            result = self.run_script(MOVES[0], folder, file, f"{folder}/./File.swift")
            self.assertIn("would change 1 lines in 1 files", result.stdout)


if __name__ == "__main__":
    unittest.main()
