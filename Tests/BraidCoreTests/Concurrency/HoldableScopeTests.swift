// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import TestSupport
import Testing

struct HoldableScopeTests {
  let log = Log<Int>()

  /// Numbers without an end, of which each holds the source back.
  func numbers(
    in scope: HoldableScope, holdingBackAfter limit: Int = 1, takesTurns: Bool = true
  ) {
    SequenceOperator(takesTurns: takesTurns, 1...).run(
      EventSink(
        next: { [log] number in
          log(number)
          if number.isMultiple(of: limit) { scope.hold() }
        }, finish: { _ in }), scope)
  }

  @Test(arguments: [false, true])
  func `a suspended source computes no value until it resumes`(takesTurns: Bool) {
    let scope = HoldableScope()
    numbers(in: scope, takesTurns: takesTurns)
    #expect(log.entries.isEmpty)
    scope.letGoOn()
    expectEqual(log.entries, [1])
    scope.letGoOn()
    expectEqual(log.entries, [1, 2])
    scope.dispose()
    scope.letGoOn()
    expectEqual(log.entries, [1, 2])
  }

  @Test(arguments: [false, true])
  func `a source resumed before its start is not suspended`(takesTurns: Bool) {
    let scope = HoldableScope()
    scope.letGoOn()
    numbers(in: scope, holdingBackAfter: 3, takesTurns: takesTurns)
    expectEqual(log.entries, [1, 2, 3])
    scope.dispose()
  }

  @Test(arguments: [false, true])
  func `disposal releases a suspended source`(takesTurns: Bool) {
    let scope = HoldableScope()
    let witness = holding { witness in
      SequenceOperator(
        takesTurns: takesTurns, (1...).lazy.map { [witness] number in (number, witness).0 }
      )
      .run(EventSink(next: { _ in }, finish: { _ in }), scope)
    }.object
    #expect(witness.value != nil)
    scope.dispose()
    #expect(witness.value == nil)
  }

  @Test func `a source resumed inside another action of its thread runs after it`() {
    let scope = HoldableScope()
    numbers(in: scope)
    Trampoline.current.run {
      scope.letGoOn()
      #expect(log.entries.isEmpty)
    }
    expectEqual(log.entries, [1])
    scope.dispose()
  }

  @Test func `a task that is a source is suspended, and resumed once`() {
    let clock = VirtualClock()
    let scope = HoldableScope()
    clock.task { [log] in
      for number in 1...3 {
        await scope.waitWhileHeld()
        scope.hold()
        log(number)
      }
    }
    clock.settle()
    #expect(log.entries.isEmpty)
    clock.settle { scope.letGoOn() }
    expectEqual(log.entries, [1])
    clock.settle { scope.letGoOn() }
    expectEqual(log.entries, [1, 2])
    clock.settle { scope.dispose() }
    expectEqual(log.entries, [1, 2, 3])
  }

  @Test func `a scope without back-pressure does not suspend`() {
    let clock = VirtualClock()
    let scope = SinkDisposer()
    clock.task { [log] in
      await scope.waitWhileHeld()
      log(1)
    }
    clock.settle()
    expectEqual(log.entries, [1])
  }
}
