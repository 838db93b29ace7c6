// SPDX-License-Identifier: MIT

/// How an operator with one source reacts to events, in one subscription.
///
/// For operators whose state has types: two closures that capture it. They are called for one event
/// at a time (C2).
@usableFromInline
package struct Reaction<Input, Output> {
  let received: (Input, EventSink<Output>) throws -> Void
  let terminated: ((Termination, EventSink<Output>) -> Void)?

  /// - Parameters:
  ///   - received: Called for each value; an error that it throws fails the result.
  ///   - terminated: Called for the terminal event, unless the result was disposed; it forwards the
  ///     event. Without it, the terminal event is forwarded.
  @usableFromInline
  package init(
    _ received: @escaping (Input, EventSink<Output>) throws -> Void,
    terminated: ((Termination, EventSink<Output>) -> Void)? = nil
  ) {
    self.received = received
    self.terminated = terminated
  }
}

extension OperatorParts {
  /// An operator that is described by its reaction.
  ///
  /// - Parameters:
  ///   - name: The name of the operator in traces.
  ///   - begin: Returns the reaction of a new subscription, whose scope it is given: a reaction
  ///     that sends twice asks it before the second event. Called by any thread, it changes nothing
  ///     that it captures.
  @usableFromInline
  package static func reacting<Input, Output>(
    _ name: String, _ begin: @escaping (SinkDisposer) -> Reaction<Input, Output>
  ) -> OperatorParts {
    nonisolated(unsafe) let begin = begin  // only reads its captures
    return OperatorParts(name) { _, sink, scope in
      let reaction = begin(scope)
      let received = reinterpreted(
        Reacting<Input, Output>(body: reaction.received), as: Sending<Untyped>.self)
      var terminated: Ending?
      if let end = reaction.terminated {
        terminated = reinterpreted(TypedEnding<Output>(body: end), as: Ending.self)
      }
      let stage = ReactionSink(received, terminated, sink, scope)
      return terminated == nil ? values(stage) : events(stage)
    }
  }
}

private struct Reacting<Input: ~Copyable, Output> {
  let body: (borrowing Input, borrowing EventSink<Output>) throws -> Void
}

private struct TypedEnding<Output> { let body: (Termination, borrowing EventSink<Output>) -> Void }

private struct Ending { let body: @Sendable (Termination, borrowing RawSink) -> Void }

private final class ReactionSink: EmittingSink, @unchecked Sendable {  // events are serial
  private let received: Sending<Untyped>
  private let terminated: Ending?

  init(
    _ received: Sending<Untyped>, _ terminated: Ending?, _ sink: consuming RawSink,
    _ scope: SinkDisposer
  ) {
    self.received = received
    self.terminated = terminated
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do { try received.body(untyped(at: value).pointee, sink) } catch { finish(.error(error)) }
  }

  override func terminated(_ termination: Termination) { terminated?.body(termination, sink) }
}
