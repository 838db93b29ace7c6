// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct TraitEventTests {
  private struct Problem: Error { var code: Int }

  @Test func `events of traits compare with == alone`() {
    expectEqual(MaybeEvent.success(1), .success(1))
    #expect(MaybeEvent.success(1) != .success(2))
    #expect(MaybeEvent<Int>.error(Problem(code: 1)) == .error(Problem(code: 1)))
    #expect(MaybeEvent<Int>.error(Problem(code: 1)) != .error(Problem(code: 2)))
    #expect(MaybeEvent<Int>.completed != .success(1))
    expectEqual([CompletableEvent.completed], [.completed])
    expectEqual(CompletableEvent.error(Problem(code: 1)), .error(Problem(code: 1)))
    #expect(CompletableEvent.error(Problem(code: 1)) != .completed)
  }

  @Test func `results with any error compare with ==`() {
    let success = SingleEvent<Int>.success(1)
    let failure = SingleEvent<Int>.failure(Problem(code: 1))
    #expect(success == .success(1))
    #expect(!(success == .success(2)))
    #expect(failure == .failure(Problem(code: 1)))
    #expect(!(failure == .failure(Problem(code: 2))))
    #expect([success, failure] == [.success(1), .failure(Problem(code: 1))])
    #expect(!([success, failure] == [success]))
  }
}
