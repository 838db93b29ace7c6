// SPDX-License-Identifier: MIT

/// How an operator with one source reacts to events, in one subscription.
///
/// For operators whose state has types: two closures that capture it. They are called for one event
/// at a time (C2).
@usableFromInline
package struct Reaction<Input, Output> {
  let received: (Input, EventSink<Output>) throws -> Void
  let ended: ((Termination, EventSink<Output>) -> Void)?

  /// - Parameters:
  ///   - received: Called for each value; an error that it throws fails the result.
  ///   - ended: Called for the terminal event, unless the result has ended; it forwards the event.
  ///     Without it, the terminal event is forwarded.
  @usableFromInline
  package init(
    _ received: @escaping (Input, EventSink<Output>) throws -> Void,
    ended: ((Termination, EventSink<Output>) -> Void)? = nil
  ) {
    self.received = received
    self.ended = ended
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
    nonisolated(unsafe) let begin = begin  // only reads what it captures
    return OperatorParts(name) { _, sink, scope in
      let reaction = begin(scope)
      let received = reinterpreted(
        Reacting<Input, Output>(body: reaction.received), as: Sending<Untyped>.self)
      var ended: Ending?
      if let end = reaction.ended {
        ended = reinterpreted(TypedEnding<Output>(body: end), as: Ending.self)
      }
      let stage = ReactionSink(received, ended, sink, scope)
      return ended == nil ? values(stage) : events(stage)
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
  private let ended: Ending?

  init(
    _ received: Sending<Untyped>, _ ended: Ending?, _ sink: consuming RawSink,
    _ scope: SinkDisposer
  ) {
    self.received = received
    self.ended = ended
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do { try received.body(untyped(at: value).pointee, sink) } catch { finish(.error(error)) }
  }

  override func sourceEnded(_ termination: Termination) { ended?.body(termination, sink) }
}
