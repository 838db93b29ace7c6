// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

/// The tests of two suites and the cases of one test never overlap.
@Suite(.exclusive(.userDefaults)) struct ExclusiveTests {
  @Test(arguments: 1...20) func `cases of one test take turns`(number: Int) async {
    await Visitors.expectNoOther()
  }

  @Test(.exclusive(.userDefaults, .signalNames))
  func `a test adds resources to those of its suite`() async {
    SharedResource.userDefaults.require()
    SharedResource.signalNames.require()
    await Visitors.expectNoOther()
  }

  @Test func `a resource that was not declared is an issue`() {
    withKnownIssue {
      SharedResource.server.require()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("add the trait .exclusive(.server)") }
    }
  }
}

@Suite struct ExclusiveElsewhereTests {
  @Test(.exclusive(.userDefaults), arguments: 1...20)
  func `tests of another suite take turns with them`(number: Int) async {
    await Visitors.expectNoOther()
  }

  @Test(.exclusive(.signalNames, .userDefaults), arguments: 1...20)
  func `a test waits for all of its resources`(number: Int) async {
    await Visitors.expectNoOther()
  }
}

/// How many tests are inside.
private enum Visitors {
  private static let count = AtomicInt()

  static func expectNoOther() async {
    #expect(count.increment() == 0)
    for _ in 0..<10 { await Task.yield() }
    #expect(count.load() == 1)
    count.decrement()
  }
}
