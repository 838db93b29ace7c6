"""The manifest: programs can depend on a version of the package."""

import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
CLIENT = """// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "Client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: "file://%s", from: "1.0.0")],
  targets: [.target(name: "Client", dependencies: [.product(name: "BraidObservable", package: "braid")])]
)
"""


class PackageTests(unittest.TestCase):
    def test_a_program_can_depend_on_a_version_of_the_package(self):
        """SwiftPM refuses unsafe flags, which Package.swift has for Linux, of a dependency that a version names, unless
        the manifest is of version 6.2 or later. It looks whenever it loads the packages; that needs no build."""
        with tempfile.TemporaryDirectory() as folder:
            braid, client = pathlib.Path(folder) / "braid", pathlib.Path(folder) / "client"
            self.run_command(folder, "git", "clone", "-q", "--depth", "1", f"file://{ROOT}", braid)
            shutil.copy(ROOT / "Package.swift", braid)
            self.run_command(braid, "git", "-c", "user.name=Test", "-c", "user.email=test@localhost", "commit", "-q",
                             "--all", "--allow-empty", "-m", "A version")
            self.run_command(braid, "git", "tag", "1.0.0")
            (client / "Sources/Client").mkdir(parents=True)
            (client / "Sources/Client/Client.swift").touch()
            (client / "Package.swift").write_text(CLIENT % braid)
            self.run_command(client, "swift", "package", "plugin", "--list")

    def test_a_target_declares_the_modules_that_it_imports(self):
        """A module that only another dependency declares is found, too, as long as all are built in one folder."""
        package = json.loads(self.run_command(ROOT, "swift", "package", "dump-package"))
        modules = {target["name"] for target in package["targets"]}
        for target in package["targets"]:
            name = target["name"]
            folder = ROOT / (target.get("path") or f"{'Tests' if target['type'] == 'test' else 'Sources'}/{name}")
            code = "\n".join(path.read_text() for path in folder.rglob("*.swift"))
            imported = set(re.findall(r"(?m)^ *(?:[@\w()]+ )*import (?:(?:class|enum|func|struct) )?(\w+)", code))
            declared = {dependency["byName"][0] for dependency in target["dependencies"]}
            self.assertLessEqual(imported & modules - {name}, declared, name)

    def run_command(self, folder, *command):
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stdout
