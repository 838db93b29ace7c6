// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

/// The tests of two suites and the cases of one test never overlap.
@Suite(.exclusive(.userDefaults)) struct ExclusiveTests {
  @Test(arguments: 1...20) func `the cases of one test are serialized`(number: Int) async {
    await Visitors.expectNoOther()
  }

  @Test(.exclusive(.userDefaults, .signalNames))
  func `a test adds resources to its suite's`() async {
    #expect(SharedResource.userDefaults.isDeclared)
    #expect(SharedResource.signalNames.isDeclared)
    await Visitors.expectNoOther()
  }

  @Test func `a test declares the resources of its suite, and no others`() {
    #expect(SharedResource.userDefaults.isDeclared)
    #expect(!SharedResource.server.isDeclared)
  }
}

struct ExclusiveElsewhereTests {
  @Test(.exclusive(.userDefaults), arguments: 1...20)
  func `tests of other suites are serialized with them`(number: Int) async {
    await Visitors.expectNoOther()
  }

  @Test(.exclusive(.signalNames, .userDefaults), arguments: 1...20)
  func `a test waits for all of its resources`(number: Int) async {
    await Visitors.expectNoOther()
  }
}

@Suite(.alone) struct ExclusiveSuiteTests {
  @Test(.exclusive(.userDefaults), arguments: 1...5)
  func `the tests of a suite run concurrently, and add their own resources`(number: Int) async {
    #expect(SharedResource.cores.isDeclared)
    await Visitors.expectNoOther()
  }
}

/// How many tests are inside.
private enum Visitors {
  private static let count = AtomicInt()

  static func expectNoOther() async {
    expectEqual(count.increment(), 0)
    for _ in 0..<10 { await Task.yield() }
    expectEqual(count.load(), 1)
    count.decrement()
  }
}
