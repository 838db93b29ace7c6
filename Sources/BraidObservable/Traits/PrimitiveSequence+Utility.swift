// SPDX-License-Identifier: MIT

extension PrimitiveSequence where Element: Sendable {
  /// Delivers the event on `scheduler`.
  ///
  /// - **Threads:** the event is delivered on `scheduler`. Disposal drops a pending event.
  ///
  /// - Parameter scheduler: Delivers the event.
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Delivers the event on an actor.
  public func observe(on actor: any Actor) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.observe(on: actor))
  }

  /// Subscribes to the source on `scheduler`, and unsubscribes from it there.
  ///
  /// - **Threads:** the event is delivered on the thread on which the source emits it; to move it,
  ///   use `observe(on:)`.
  ///
  /// - Parameter scheduler: The scheduler on which the source is subscribed.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }
}

extension PrimitiveSequence {
  /// Prints the events of each subscription, and its start and end.
  ///
  /// See ``ObservableType/debug(_:trimOutput:file:line:function:)``. A value is followed by a
  /// completion.
  ///
  /// - Parameters:
  ///   - identifier: The prefix of each line. Defaults to the file, line and function of the call.
  ///   - trimOutput: Whether to shorten long events in the middle.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> PrimitiveSequence {
    PrimitiveSequence(
      raw: source.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension PrimitiveSequenceType {
  /// The closure without its errors: after the value was forwarded, an error could not be
  /// delivered.
  func quiet(
    _ body: (@Sendable (Element) throws -> Void)?
  ) -> (@Sendable (Element) throws -> Void)? {
    guard let body else { return nil }
    return { try? body($0) }
  }
}

extension PrimitiveSequenceType {
  /// Applies a function of sequences: `single.apply(retrying)` is `retrying(single)`.
  ///
  /// - Parameter transform: Returns the result. Called immediately.
  /// - Returns: The sequence that `transform` returns.
  public func apply<Result>(
    _ transform: (PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Result>
  ) -> PrimitiveSequence<Trait, Result> {
    transform(primitiveSequence)
  }
}
