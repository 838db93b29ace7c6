// SPDX-License-Identifier: MIT

/// What a trigger does to a source: the rule behind `take(until:)`, `skip(until:)` and `sample`.
///
/// A value; it says what to send, and nothing of it calls out.
@usableFromInline
package protocol TriggerRule<Element>: SendableMetatype {
  associatedtype Element

  /// Whether the source is subscribed to before the trigger is.
  ///
  /// If both are one, that says in which role a value is heard of first.
  static var putsSourceFirst: Bool { get }

  /// The source has sent.
  mutating func receive(_ element: Element) -> TriggerAction<Element>
  /// The source has ended.
  mutating func sourceEnded(_ stop: Stop) -> TriggerAction<Element>
  /// The trigger has sent.
  mutating func triggered() -> TriggerAction<Element>
  /// The trigger has ended.
  mutating func triggerEnded(_ stop: Stop) -> TriggerAction<Element>
}

extension TriggerRule {
  @inlinable package static var putsSourceFirst: Bool { false }
}

/// What to send.
@frozen
@usableFromInline
package enum TriggerAction<Element> {
  case nothing
  /// Nothing, and the trigger is not needed any more.
  case dropTrigger
  /// Nothing, now and later: neither is needed any more, and the result never ends.
  case abandon
  case next(Element)
  case stop(Stop)
  case last(Element)
}

/// A source and a trigger behind one door.
@usableFromInline
package final class TriggeredSink<Rule: TriggerRule>: FlattenScope, MessageHandler,
  @unchecked Sendable  // `rule` is touched inside the door only
{
  @usableFromInline let observer: EventSink<Rule.Element>
  @usableFromInline let serialized = Serialized<Message>()
  @exclusivity(unchecked) @usableFromInline var rule: Rule

  @frozen
  @usableFromInline
  package enum Message {
    case next(Rule.Element)
    case sourceEnded(Stop)
    case triggered
    case triggerEnded(Stop)
  }

  @inlinable
  init(_ rule: Rule, _ observer: EventSink<Rule.Element>, _ outer: SinkDisposer) {
    self.rule = rule
    self.observer = observer
    super.init(outer)
  }

  @inlinable
  func receive(_ element: Rule.Element) { serialized.send(.next(element), to: self) }

  @inlinable
  func sourceStopped(_ stop: Stop) {
    serialized.send(.sourceEnded(stop), to: self)
    endSource()
  }

  @inlinable
  func triggered() { serialized.send(.triggered, to: self) }

  @inlinable
  func triggerStopped(_ iter: MergeSinkIter, _ stop: Stop) {
    if claimEnd(of: iter) { serialized.send(.triggerEnded(stop), to: self) }
    retire(iter)
  }

  @inlinable @inline(__always)
  package func handle(_ message: Message) {
    if outer.isDisposed { return }
    let action =
      switch message {
      case .next(let element): rule.receive(element)
      case .sourceEnded(let stop): rule.sourceEnded(stop)
      case .triggered: rule.triggered()
      case .triggerEnded(let stop): rule.triggerEnded(stop)
      }
    switch action {
    case .nothing: break
    case .dropTrigger: _ = retireAll()
    case .abandon: vanish()
    case .next(let element): observer.next(element)
    case .stop(let stop): observer.stop(stop)
    case .last(let element):
      observer.next(element)
      if !outer.isDisposed { observer.stop(.completed) }
    }
  }
}

/// An operator with a source and a trigger; its rule says which is subscribed to first.
@frozen
@usableFromInline
package struct Triggered<Rule: TriggerRule, Signal>: SourceOperator {
  @usableFromInline let source: EventSource<Rule.Element>
  @usableFromInline let trigger: EventSource<Signal>
  @usableFromInline let rule: Rule

  @inlinable
  package init(_ source: EventSource<Rule.Element>, _ trigger: EventSource<Signal>, _ rule: Rule) {
    self.source = source
    self.trigger = trigger
    self.rule = rule
  }

  @inlinable
  package func run(_ observer: consuming EventSink<Rule.Element>, _ scope: SinkDisposer) {
    let sink = TriggeredSink(rule, observer, scope)
    if Rule.putsSourceFirst { subscribe(sink) }
    listen(sink)
    if !Rule.putsSourceFirst { subscribe(sink) }
  }

  @inlinable
  func subscribe(_ sink: TriggeredSink<Rule>) {
    if sink.outer.isDisposed { return }
    source.subscribe(EventSink(next: { sink.receive($0) }, stop: { sink.sourceStopped($0) }), sink)
  }

  @inlinable
  func listen(_ sink: TriggeredSink<Rule>) {
    let iter = MergeSinkIter()
    sink.insert(iter)
    if iter.isDisposed { return }
    trigger.subscribe(
      EventSink(next: { _ in sink.triggered() }, stop: { sink.triggerStopped(iter, $0) }), iter)
  }
}
