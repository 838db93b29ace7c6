// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends values until a trigger sends a value or completes.
  ///
  ///     source      a-b-c-d-|
  ///     trigger     -----x--|
  ///     take until  a-b-c|
  ///
  /// The trigger is subscribed to first; if it fires at once, the source never is.
  ///
  /// - **Ends:** completes with the source or the trigger. An error of the *trigger* is ignored (in
  ///   Rx, it ends the result).
  ///
  /// - Parameter trigger: Says when; what it sends does not matter.
  @inlinable
  public final func take<Other>(until trigger: Signal<Other>) -> Signal<Value> {
    OperatorSignal(Triggered(self, trigger, TakeUntilRule(completesWithTrigger: true)))
      .named(after: self, "-takeUntil:", trigger.name)
  }

  /// Sends values until a replacement sends its first event, then the events of the replacement.
  ///
  ///     source       a-b-c-d-|
  ///     replacement  -----x--y|
  ///     result       a-b-cx--y|
  ///
  /// The replacement is subscribed to first.
  ///
  /// - **Ends:** with the replacement, or with an error of the source before. The source's
  ///   completion changes nothing.
  ///
  /// - Parameter replacement: Takes the source's place.
  @inlinable
  public final func take(untilReplacement replacement: Signal<Value>) -> Signal<Value> {
    OperatorSignal(
      AnonymousOperator { sink, scope in
        ReplacementSink(sink, scope).run(self, replacement)
      }
    ).named(after: self, "-takeUntilReplacement:", replacement.name)
  }
}

/// A source and its replacement in one gate.
@usableFromInline
final class ReplacementSink<Value>: Disposable, MessageHandler,
  @unchecked Sendable  // `isReplaced`: the gate
{
  @usableFromInline let sink: EventSink<Value>
  @usableFromInline let outer: SinkDisposer
  @usableFromInline let source = SinkDisposer()
  @usableFromInline let replacement = SinkDisposer()
  @usableFromInline let serialized = Serialized<Message>()
  @exclusivity(unchecked) @usableFromInline var isReplaced = false

  @usableFromInline
  enum Message {
    case source(Event<Value>)
    case replacement(Event<Value>)
  }

  @inlinable
  init(_ sink: consuming EventSink<Value>, _ outer: SinkDisposer) {
    self.sink = sink
    self.outer = outer
    outer.set(self)
  }

  @inlinable
  func run(_ source: Signal<Value>, _ replacement: Signal<Value>) {
    replacement.subscribe(
      EventSink(
        next: { self.serialized.send(.replacement(.next($0)), to: self) },
        finish: {
          self.serialized.send(.replacement(Event($0)), to: self)
          self.replacement.dispose()
        }), self.replacement)
    if self.source.isDisposed { return }
    source.subscribe(
      EventSink(
        next: { self.serialized.send(.source(.next($0)), to: self) },
        finish: {
          self.serialized.send(.source(Event($0)), to: self)
          self.source.dispose()
        }), self.source)
  }

  @usableFromInline
  func dispose() {
    replacement.dispose()
    source.dispose()
  }

  @inlinable
  func handle(_ message: Message) {
    if outer.isDisposed { return }
    switch message {
    case .source(.completed): break
    case .source(let event): if !isReplaced { sink.on(event) }
    case .replacement(let event):
      isReplaced = true
      source.dispose()
      sink.on(event)
    }
  }
}
