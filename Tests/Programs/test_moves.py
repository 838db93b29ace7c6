"""Docs/move-from-rxswift and Docs/move-from-reactiveswift: what they write, what they report, and their second run.

Moves/<library>/before is a program, with `.txt` behind the names of its Swift files; after has the files that change, and
report.txt what is left to do by hand, at a line of the file before and after a slash at that of the written file.
"""

import json
import os
import pathlib
import re
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
MODULES = pathlib.Path(os.environ.get("PROGRAMS", ROOT / ".build/debug")).resolve() / "Modules"
MOVES = pathlib.Path(__file__).parent / "Moves"
CLIENT = """
import RxBlocking
import RxCocoa
import RxRelay
import RxSwift
import RxSwiftExt
import RxTest

final class Names: RxSwift.ReactiveCompatible {
  private let names = RxRelay.BehaviorRelay<[String?]>(value: [])
  private let bag = RxSwift.DisposeBag()
  let count: RxCocoa.Driver<Int>

  init(_ name: RxSwift.Observable<String?>) {
    count = names.asDriver().map { $0.count }
    name.scan([]) { $0 + [$1] }.bind(to: names).disposed(by: bag)
    name.unwrap().mapTo(1).subscribe(onNext: { print($0) }).disposed(by: bag)
  }
}

extension RxSwift.Reactive where Base: Names {
  var count: Driver<Int> { base.count }
}

func check() throws {
  let scheduler = TestScheduler(initialClock: 0)
  let observer = scheduler.createObserver(Int.self)
  Names(.just("a")).rx.count.asObservable().subscribe(observer).dispose()
  let expected: [RxTest.Recorded<RxSwift.Event<Int>>] = [.next(0, 1)]
  print(observer.events == expected, try RxSwift.Single.just(1).toBlocking().single())
}
"""

# What RxSwift alone has, and Braid in BraidCocoa.
QUEUES = """
import Foundation
import RxSwift

final class Clock: NSObject {
  var hour = 0
}

let scheduler: RxSwift.ImmediateSchedulerType = RxSwift.OperationQueueScheduler(operationQueue: OperationQueue())
let other = OperationQueueScheduler(operationQueue: OperationQueue(), queuePriority: .high)
let hour: Binder<Int> = Clock().rx.hour
"""


def contents(folder):
    """The files of a program, without the endings that hide them from the compiler."""
    return {path.relative_to(folder).as_posix().removesuffix(".txt"): path.read_bytes()
            for path in folder.rglob("*") if path.is_file()}


class MoveTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def move(self, library, *arguments, fails=True):
        """Runs a script; what it prints."""
        result = subprocess.run([ROOT / f"Docs/move-from-{library.lower()}", *arguments], capture_output=True, text=True)
        self.assertEqual(result.returncode != 0, fails, result.stdout + result.stderr)
        return result.stdout.splitlines()

    def write(self, folder, files):
        for name, data in files.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(data)

    def compile(self, *arguments):
        result = subprocess.run(["swiftc", "-I", MODULES, "-warnings-as-errors", *arguments], capture_output=True, text=True)
        self.assertEqual(result.returncode, 0, result.stderr)

    def check(self, library, app, changes):
        """Runs a script without and with --write, and again."""
        before, after = (contents(MOVES / library / name) for name in ("before", "after"))
        self.write(app, before)
        lines = [f"{app}/{line}" for line in (MOVES / library / "report.txt").read_text().splitlines()]
        old, new = ([re.sub(r":(\d+)/(\d+):", rf":\{group}:", line) for line in lines] for group in (1, 2))
        self.assertEqual(self.move(library, app)[:-1], old)
        self.assertEqual(contents(app), before, "changes files without --write")
        for report, summary in [(new, changes), (new, "changed 0 lines in 0 files")]:
            *said, last = self.move(library, "--write", app)
            self.assertEqual(contents(app), before | after)
            self.assertEqual(said, report)
            self.assertIn(f"{summary}; {len(lines)} left", last)

    def test_a_program_leaves_RxSwift(self):
        # Only folders below the given one are ignored: this program lies in a folder of that name.
        app = self.folder / "Pods/App"
        app.mkdir(parents=True)
        (app / "Dangling.swift").symlink_to("nowhere")
        self.check("RxSwift", app, "changed 32 lines in 8 files")
        self.move("RxSwift", self.folder / "nowhere")
        self.move("RxSwift", app / "App.xcodeproj")
        (self.folder / "Moved.swift").write_text("import BraidObservable\n")
        self.move("RxSwift", self.folder / "Moved.swift", fails=False)
        (self.folder / "Own.swift").write_text("protocol HasDisposeBag {}\nclass Pane: HasDisposeBag {}\n")
        self.move("RxSwift", self.folder / "Own.swift", fails=False)

    def test_a_program_leaves_ReactiveSwift_and_compiles(self):
        self.check("ReactiveSwift", self.folder, "changed 50 lines in 2 files")
        self.compile("-typecheck", "-swift-version", "5", *(self.folder / "Moved").glob("*.swift"))

    def test_the_second_column_of_the_guide_is_written_for_the_first_one(self):
        guide = (ROOT / "Docs/MovingFromReactiveSwift.md").read_text()
        rows = re.findall(r"(?m)^\| `(.*)` \| `(.*)` \|$", guide)
        self.assertGreater(len(rows), 30)
        files = [{f"Row{number}.swift": (code if "import" in code else f"import {module}\n{code}").encode() + b"\n"
                  for number, code in enumerate(column)}
                 for column, module in zip(zip(*rows), ("ReactiveSwift", "BraidSignal"))]
        self.write(self.folder, files[0])
        self.move("ReactiveSwift", "--write", self.folder, fails=False)
        self.assertEqual(contents(self.folder), files[1])

    def test_the_packages_that_stand_in_for_those_of_RxSwift_compile(self):
        products = {"RxSwift": ["RxBlocking", "RxCocoa", "RxRelay", "RxSwift", "RxTest"], "RxSwiftExt": ["RxSwiftExt"]}
        for _ in range(2):
            self.move("RxSwift", "--drop-in", self.folder, fails=False)
        for package, names in products.items():
            manifest = json.loads(subprocess.run(["swift", "package", "--package-path", self.folder / package, "dump-package"],
                                                 check=True, capture_output=True).stdout)
            self.assertEqual(sorted(product["name"] for product in manifest["products"]), names)
            [[dependency]] = [found["fileSystem"] for found in manifest["dependencies"]]
            self.assertEqual((self.folder / package / dependency["path"]).resolve(), ROOT)
        source = self.folder / "RxSwift/Sources/RxTest/Exports.swift"
        exports = source.read_text()
        source.write_text("// mine\n")
        self.move("RxSwift", "--drop-in", self.folder)
        source.write_text(exports)
        for name in ["RxSwift", "RxRelay", "RxCocoa", "RxTest", "RxBlocking", "RxSwiftExt"]:
            self.compile("-emit-module", "-module-name", name, "-parse-as-library", "-swift-version", "6", "-I", self.folder,
                         "-o", self.folder / f"{name}.swiftmodule", *self.folder.glob(f"*/Sources/{name}/Exports.swift"))
        for code in CLIENT, QUEUES:
            (self.folder / "Client.swift").write_text(code)
            self.compile("-typecheck", "-swift-version", "5", "-I", self.folder, self.folder / "Client.swift")


if __name__ == "__main__":
    unittest.main()
