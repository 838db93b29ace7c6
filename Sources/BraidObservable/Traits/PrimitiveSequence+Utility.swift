// SPDX-License-Identifier: MIT

extension PrimitiveSequence where Element: Sendable {
  /// Delivers the event through `scheduler`.
  ///
  /// - **Threads:** it arrives on `scheduler`. Disposal drops it if it waits.
  ///
  /// - Parameter scheduler: Delivers the event.
  @inlinable
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Delivers the event on an actor; see `observe(on:)`.
  @inlinable
  public func observe(on actor: any Actor) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.observe(on: actor))
  }

  /// Subscribes to the source on `scheduler`, and tears it down there.
  ///
  /// - **Threads:** the event arrives wherever the source sends it; to move it, use
  ///   `observe(on:)`.
  ///
  /// - Parameter scheduler: Where the source is subscribed to.
  @inlinable
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }
}

extension PrimitiveSequence {
  /// Prints what happens in each subscription, and passes the event on.
  ///
  /// The lines are those of ``ObservableType/debug(_:trimOutput:file:line:function:)``: a value is
  /// followed by a completion.
  ///
  /// - Parameters:
  ///   - identifier: What the lines begin with; without it, where the call stands.
  ///   - trimOutput: Whether the middle of long events is left out.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  @inlinable
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
  /// The closure without its errors: what comes after the value cannot fail the sequence any more.
  @inlinable
  func quiet(
    _ body: (@Sendable (Element) throws -> Void)?
  ) -> (@Sendable (Element) throws -> Void)? {
    guard let body else { return nil }
    return { try? body($0) }
  }
}

extension PrimitiveSequenceType {
  /// Applies operators that have a name: `single.apply(retrying)` is `retrying(single)`.
  ///
  /// - Parameter transform: Makes the result; called at once.
  /// - Returns: What it made.
  @inlinable
  public func apply<Result>(
    _ transform: (PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Result>
  ) -> PrimitiveSequence<Trait, Result> {
    transform(primitiveSequence)
  }
}
