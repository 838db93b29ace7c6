// SPDX-License-Identifier: MIT
package import BraidCore
package import BraidSignal

/// Recognizes the values that a subject emits because they were sent to it.
///
/// The subject emits on the sender's thread, before `send` returns, but an observer of the subject
/// may send another value first: so a value is an echo if it equals a value that the same thread is
/// sending.
final class EchoFilter<Value>: @unchecked Sendable {  // the closure is `==`
  /// The value that is being sent, and the thread that sends it.
  private let sending = Locked<(thread: Int, value: Value)?>(nil)
  private let areEqual: (Value, Value) -> Bool

  /// - Parameter areEqual: Compares an emitted value with a sent one.
  init(by areEqual: @escaping (Value, Value) -> Bool) { self.areEqual = areEqual }

  /// Sends a value, which is an echo until the call returns or the subject has emitted it.
  ///
  /// Calls are serial: the terminal sends one value at a time.
  func send(_ value: Value, _ send: (Value) -> Void) {
    _ = sending.exchange((ThreadContext.current.identity, value))
    send(value)
    _ = sending.exchange(nil)
  }

  /// Whether this thread is sending `value`, which the subject has not emitted before.
  func isEcho(_ value: Value) -> Bool {
    guard let (thread, sent) = sending.withLock({ $0 }),
      thread == ThreadContext.current.identity, areEqual(sent, value)
    else {
      return false
    }
    _ = sending.exchange(nil)
    return true
  }
}

extension ChannelTerminal {
  /// A new two-way connection to a subject that emits the values that it receives.
  ///
  /// - Parameters:
  ///   - areEqual: Compares two values: `==`.
  ///   - connect: Subscribes two closures to the subject: for its values and for its end. They are
  ///     called on the thread that sends to the subject.
  ///   - set: Sends a value to the subject.
  package static func link(
    by areEqual: @escaping (Value, Value) -> Bool,
    echoing connect: (
      _ next: @escaping @Sendable (Value) -> Void,
      _ finish: @escaping @Sendable (Termination) -> Void
    ) -> any Disposable,
    set: @escaping @Sendable (Value) -> Void
  ) -> ChannelTerminal<Value> {
    let echoes = EchoFilter<Value>(by: areEqual)
    return .link(
      { terminal in
        nonisolated(unsafe) let terminal = terminal  // only sent to
        return connect(
          { if !echoes.isEcho($0) { terminal.sendNext($0) } },
          { termination in
            switch termination {
            case .completed: terminal.sendCompleted()
            case .error(let error): terminal.sendError(error)
            }
          })
      }, set: { echoes.send($0, set) })
  }
}
