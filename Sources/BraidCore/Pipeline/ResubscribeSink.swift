// SPDX-License-Identifier: MIT

/// Subscribes to sources one after another, as a ``ResubscribeRule`` decides.
///
/// Only one source is active at a time, and it has terminated before the next subscription. Values
/// therefore go directly to the observer, without a gate. The terminal event of a source
/// selects the next source or terminates the result, on the same thread.
///
/// Subscribing is a loop: if a source terminates synchronously during its subscription, the loop
/// that subscribed to it subscribes to the next source, too (C8).
final class ResubscribeSink: SubscriptionGroup,
  @unchecked Sendable  // the rules and `next` belong to the thread that has the turn
{
  private let sink: RawSink
  private var rule: any ResubscribeRule
  /// The rules of the operators whose current source is the operator of ``rule``, outermost first.
  private var outerRules: [any ResubscribeRule] = []
  /// The next source to subscribe to.
  private var next: RawSource?
  /// Pending subscriptions; the thread that makes it one performs them.
  private let turns = AtomicInt()
  private let order: TeardownOrder
  /// The source whose scope is this object: the first source that needs a scope.
  ///
  /// Changed by the thread that has the turn, then by the events of that source.
  private var own = OwnSource.none

  private enum OwnSource {
    case none
    case active
    case terminated
  }

  init(
    _ rule: any ResubscribeRule, _ order: TeardownOrder, _ sink: consuming RawSink,
    _ outer: borrowing SinkDisposer
  ) {
    self.rule = rule
    self.order = order
    self.sink = consume sink
    super.init(outer)
  }

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, order == .atEnd ? .always : .never) {
      advance(after: termination, of: inner)
    }
  }

  /// Called when the source in the scope of this object has terminated.
  override func sourceFinished(_ termination: Termination) {
    if own == .terminated || isSpent { return }
    own = .terminated
    if order == .atEnd { endSource() }
    advance(after: termination, of: self)
    endSource()
  }

  override func sourceAbandoned() {
    if own == .terminated { return }
    own = .terminated
    abandonResult()
  }

  /// Subscribes to the first source.
  func start() { advance(after: nil, of: nil) }

  /// Subscribes to the first source (`termination` is nil), or to the next one after a source has
  /// ended.
  ///
  /// The rule chooses the next source before the old one is torn down, as RxSwift does for a
  /// sequence of sources.
  private func advance(after termination: Termination?, of old: SinkDisposer?) {
    // The teardown of a source may have disposed the result.
    if isSpent { return }
    var action = rule.step(after: termination)
    while mayNest(action), let following = step(past: action) {
      if isSpent { return }
      action = following
    }
    switch action {
    case .subscribe(let source): next = source
    case .finish(let termination): return sink.finish(termination)
    }
    if order == .beforeNext, let old { old.endSource() }
    if turns.wrappingAdd(1).oldValue == 0 { takeTurns() }
  }

  /// Whether ``step(past:)`` may have to change the action.
  private func mayNest(_ action: borrowing ResubscribeAction) -> Bool {
    switch action {
    case .subscribe(let source): source.isOperatorOnly
    case .finish: !outerRules.isEmpty
    }
  }

  /// Continues with the rule of an operator that would be the next source, or with the outer rule
  /// when that one ends, so that nested operators of one ``ResubscribeLoop`` cost no stack (C8);
  /// returns nil otherwise.
  ///
  /// In Rx it decides when the last source of a nested operator is torn down, so a trace does not
  /// change it. A trace of signals shows the nested operators.
  private func step(past action: ResubscribeAction) -> ResubscribeAction? {
    switch action {
    case .subscribe(let source):
      let loop = rule.loop
      guard loop != .none, order == .beforeNext || order == .atEnd && !Tracing.isOn,
        let nested = source.operation?.resubscribing, nested.order == order,
        nested.rule.loop == loop
      else { return nil }
      if !rule.isExhausted { outerRules.append(rule) }
      rule = nested.rule
      return rule.step(after: nil)
    case .finish(let termination):
      guard let outer = outerRules.popLast() else { return nil }
      rule = outer
      return rule.step(after: termination)
    }
  }

  private func takeTurns() {
    repeat {
      let source = exchange(&next, with: nil)
      if isSpent { return }
      if let source { subscribe(source) }
    } while turns.wrappingSubtract(1).newValue != 0
  }

  /// The values go to the observer directly.
  private func subscribe(_ source: RawSource) {
    if source.start == .immediate {
      subscribe(to: source, outer) { self.advance(after: $0, of: nil) }
    } else if own == .none {
      own = .active
      subscribe(to: source, self, sourceEnd)
    } else {
      let iter = makeInner()
      subscribe(to: source, iter, iter.sourceEnd)
    }
  }

  private func subscribe(
    to source: RawSource, _ scope: SinkDisposer,
    _ finish: @escaping @Sendable (Termination) -> Void
  ) {
    source.subscribe(RawSink(next: sink.next, finish: finish), scope)
  }
}

/// An operator that subscribes to its sources one after another.
package final class Resubscribing: RawOperator, @unchecked Sendable {  // immutable
  fileprivate let rule: any ResubscribeRule
  fileprivate let order: TeardownOrder

  package init(_ rule: any ResubscribeRule, tearingDown order: TeardownOrder) {
    self.rule = rule
    self.order = order
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    ResubscribeSink(rule, order, sink, scope).start()
  }

  package override var name: String { Tracing.operation(of: type(of: rule)) }

  override var resubscribing: Resubscribing? { self }
}

/// When a source that has terminated is torn down if another source follows (C6).
///
/// It matters for a shared connection whose only observer is the old source: the connection is
/// closed before the next source subscribes, or stays open.
package enum TeardownOrder: Sendable {
  /// When its terminal event arrives, before anything else: every operator of RAC.
  case atEnd
  /// Immediately before the next source is subscribed to: Rx's `concat`, `retry` and
  /// `catch(sequence:)`.
  case beforeNext
  /// Immediately after the next source was subscribed to: Rx's `catch` and `andThen`.
  case afterNext
}

/// Decides which source follows when one has terminated: the rule of `concat`, `catch`, `retry` and
/// `repeat`.
///
/// Each subscription works on a copy, so it starts with the initial state.
package protocol ResubscribeRule: SendableMetatype {
  /// Returns the next action: at the start (`termination` is nil), or after a source has terminated
  /// with `termination`.
  mutating func step(after termination: Termination?) -> ResubscribeAction

  /// Whether the next step ends the result as its last source ends.
  var isExhausted: Bool { get }

  /// Which nested operators run in the loop of this one.
  var loop: ResubscribeLoop { get }
}

extension ResubscribeRule {
  package var isExhausted: Bool { false }
  package var loop: ResubscribeLoop { .none }
}

/// A kind of operators that run in one loop if one is the current source of another, as in RxSwift
/// (Concat.swift:106, Catch.swift:255).
package enum ResubscribeLoop: Sendable {
  /// The operator runs in a loop of its own.
  case none
  case concats
  case catches
  case retries
}

/// The result of a ``ResubscribeRule``.
package enum ResubscribeAction {
  /// Subscribe to this source.
  case subscribe(RawSource)
  /// End the result.
  case finish(Termination)
}
