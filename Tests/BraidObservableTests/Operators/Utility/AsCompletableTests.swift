// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct AsCompletableTests {
  @Test(arguments: ["------|", "a-b-|", "|", "#", "a-#"])
  func `asCompletable emits only the terminal event`(source: String) {
    let end = source.replacing(/[a-z]/, with: "-")
    expectDiagram(source, end) { source, _ in source.ignoreElements().asCompletable() }
  }
}
