// SPDX-License-Identifier: MIT
import BraidSignal
import Foundation
import TestSupport
import Testing

struct ErrorsDescriptionTests {
  @Test func `errors of operators have descriptions for a user`() {
    expectEqual(SignalError.timedOut.localizedDescription, "The signal has not ended in time.")
    expectEqual(
      SignalError.noMatchingCase("7").localizedDescription,
      "There is no case for 7, and no default.")
  }

  @Test func `a refused command reports the reason and the command`() throws {
    func refusal(_ enabling: Signal<Bool>) throws -> CommandError {
      let command = Command<Int, Int>(enabledIf: enabling, on: .immediate) { .just($0) }
      let refusal = Box<(any Error)?>(nil)
      command.execute(1).subscribe(error: { refusal.value = $0 })
      let error = try #require(refusal.value as? CommandError)
      let isSame = ObjectIdentifier(error.command) == ObjectIdentifier(command)
      #expect(isSame)
      return error
    }
    let disabled = try refusal(.just(false))
    expectEqual(disabled.localizedDescription, "The command is not enabled.")
    expectEqual(
      disabled.failureReason, "The latest value of its enabling signal was false.")
    let failed = try refusal(.error(Failure("offline")))
    expectEqual(failed.failureReason, "Its enabling signal has failed: offline")
    guard case .failed(let error) = failed.reason else {
      Issue.record("another reason")
      return
    }
    #expect(error as? Failure == Failure("offline"))
    let busy = Command<Int, Int>(on: .immediate) { _ in .never }
    busy.execute(1)
    expectEqual(
      CommandError.notEnabled(busy, .executing).failureReason,
      "It is being executed, and allows no concurrent execution.")
  }
}
