// SPDX-License-Identifier: MIT
import BraidCore

extension Signal {
  /// A signal that completes immediately, without a value.
  ///
  ///     empty  |
  ///
  /// ```swift
  /// Signal<Int>.empty.subscribe(completed: { print("done") })  // done
  /// ```
  ///
  /// For a signal that never completes, use ``never``; with one value, ``just(_:)``.
  ///
  /// - **Ends:** completes synchronously, on the subscribing thread.
  public static var empty: Signal<Value> {
    terminated(.completed).named("+empty")
  }
}

extension Signal {
  /// A signal that sends no event.
  ///
  ///     never  -
  ///
  /// ```swift
  /// let subscription = Signal<Int>.never.subscribe(next: { print($0) })
  /// subscription.dispose()
  /// ```
  ///
  /// The signal does not retain its subscribers: they are released immediately, with everything the
  /// subscription holds. For a signal that completes without a value, use ``empty``.
  ///
  /// - **Ends:** never.
  public static var never: Signal<Value> {
    makeSignal(abandoningOperator).named("+never")
  }
}

extension Signal {
  /// Creates a signal that fails immediately.
  ///
  ///     error(e)  #
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// Signal<Int>.error(Offline()).subscribe(error: { print($0) })  // Offline()
  /// ```
  ///
  /// In a closure that returns a signal, throwing the error has the same effect (C7).
  ///
  /// - **Ends:** fails synchronously, on the subscribing thread.
  ///
  /// - Parameter error: The error to send.
  public static func error(_ error: any Error) -> Signal<Value> {
    terminated(.error(error)).named("+error:")
  }
}

extension Signal {
  /// A signal that sends only a terminal event.
  static func terminated(
    _ termination: Termination, function: StaticString = #function
  ) -> Signal<Value> {
    makeSignal(
      AnonymousRawOperator(termination.isCompleted ? "empty" : "error") { _, sink, _ in
        let finish = sink.finish
        Trampoline.current.run { finish(termination) }
      }, start: .immediate, function: function)
  }
}

private let abandoningOperator = AnonymousRawOperator("never") { _, _, scope in
  scope.sourceAbandoned()
}
