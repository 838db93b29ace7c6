// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct EmptyTests {
  @Test func `empty completes, error fails and never emits nothing`() {
    expectDiagram([], "|") { _, _ in Observable<String>.empty() }
    expectDiagram([], "#") { _, _ in Observable<String>.error(MarbleFailure()) }
    expectDiagram([], "---", during: "^--!") { _, _ in Observable<String>.never() }
    #expect(Observable<Int>.error(TestError("a")).recorded() == ["error(TestError(name: \"a\"))"])
  }
}
