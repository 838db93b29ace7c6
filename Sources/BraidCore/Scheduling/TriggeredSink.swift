// SPDX-License-Identifier: MIT

/// The engine of an operator with a source and a trigger: one gate serializes both.
@usableFromInline
package final class TriggeredSink<Rule: TriggerRule>: SubscriptionGroup, MessageHandler,
  @unchecked Sendable  // `rule` is guarded by the gate
{
  @usableFromInline let sink: EventSink<Rule.Element>
  @usableFromInline let serialized = Serialized<Message>()
  @exclusivity(unchecked) @usableFromInline var rule: Rule

  @usableFromInline
  package enum Message {
    case next(Rule.Element)
    case sourceFinished(Termination)
    case triggered
    case triggerEnded(Termination)
  }

  @inlinable
  init(_ rule: Rule, _ sink: EventSink<Rule.Element>, _ outer: SinkDisposer) {
    self.rule = rule
    self.sink = sink
    super.init(outer)
  }

  @inlinable
  func receive(_ element: Rule.Element) { serialized.send(.next(element), to: self) }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    serialized.send(.sourceFinished(termination), to: self)
    endSource()
  }

  @inlinable
  func triggered() { serialized.send(.triggered, to: self) }

  @inlinable
  func triggerFinished(_ iter: InnerSubscription, _ termination: Termination) {
    if claimEnd(of: iter) { serialized.send(.triggerEnded(termination), to: self) }
    retire(iter)
  }

  @inlinable @inline(__always)
  package func handle(_ message: Message) {
    if outer.isDisposed { return }
    let action =
      switch message {
      case .next(let element): rule.receive(element)
      case .sourceFinished(let termination): rule.sourceFinished(termination)
      case .triggered: rule.triggered()
      case .triggerEnded(let termination): rule.triggerEnded(termination)
      }
    switch action {
    case .nothing: break
    case .dropTrigger: _ = retireAll()
    case .abandon: abandonResult()
    case .next(let element): sink.next(element)
    case .finish(let termination):
      if rule.tearsDownFirst { dispose() }
      sink.finish(termination)
    case .last(let element):
      sink.next(element)
      if !outer.isDisposed { sink.finish(.completed) }
    }
  }
}

/// An operator with a source and a trigger; its rule decides which is subscribed to first.
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
  package func run(_ sink: consuming EventSink<Rule.Element>, _ scope: SinkDisposer) {
    let engine = TriggeredSink(rule, sink, scope)
    if Rule.putsSourceFirst { subscribe(engine) }
    listen(engine)
    if !Rule.putsSourceFirst { subscribe(engine) }
  }

  @inlinable
  func subscribe(_ sink: TriggeredSink<Rule>) {
    if sink.outer.isDisposed { return }
    source.subscribe(
      EventSink(next: { sink.receive($0) }, finish: { sink.sourceFinished($0) }), sink)
  }

  @inlinable
  func listen(_ sink: TriggeredSink<Rule>) {
    let iter = InnerSubscription()
    sink.insert(iter)
    if iter.isDisposed { return }
    trigger.subscribe(
      EventSink(next: { _ in sink.triggered() }, finish: { sink.triggerFinished(iter, $0) }), iter)
  }
}
