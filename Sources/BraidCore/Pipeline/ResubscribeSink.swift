// SPDX-License-Identifier: MIT
import Synchronization

/// Subscribes to sources one after the other, as a ``ResubscribeRule`` decides.
///
/// Only one source is active at a time, and it has ended before the next subscription. Values
/// therefore go directly to the observer, without a gate. The terminal event of a source decides
/// what follows, and the result terminates on the same thread.
///
/// Subscribing is a loop: if a source terminates synchronously during its subscription, the loop
/// that subscribed to it subscribes to the next source, too (C8).
@usableFromInline
final class ResubscribeSink<Rule: ResubscribeRule>: ResubscribeGroup,
  @unchecked Sendable  // `rule` belongs to the thread that has the turn
{
  @usableFromInline let sink: EventSink<Rule.Element>
  @exclusivity(unchecked) @usableFromInline var rule: Rule

  @inlinable @inline(__always)
  init(
    _ rule: consuming Rule, _ order: TeardownOrder, _ sink: consuming EventSink<Rule.Element>,
    _ outer: SinkDisposer
  ) {
    self.rule = consume rule
    self.sink = consume sink
    super.init(order, outer) { this, termination in
      switch unsafeDowncast(this, to: ResubscribeSink.self).rule.step(after: termination) {
      case .subscribe(let source):
        this.nextIsImmediate = source.start == .immediate
        this.next = source
        return nil
      case .finish(let termination): return termination
      }
    }
  }

  override func forward(_ end: Termination) { sink.finish(end) }

  /// The values go to the observer directly, so the closure that clients have specialized is
  /// passed on.
  override func subscribe(
    to source: AnyObject, _ finish: consuming @escaping @Sendable (Termination) -> Void,
    _ scope: SinkDisposer
  ) {
    unsafeDowncast(source, to: EventSource<Rule.Element>.self)
      .subscribe(EventSink(next: sink.next, finish: consume finish), scope)
  }
}

/// The part of a ``ResubscribeSink`` that does not depend on its values and its rule.
///
/// Not generic, so it is compiled once, in the library, and needs no type metadata.
@usableFromInline
class ResubscribeGroup: SubscriptionGroup,
  @unchecked Sendable  // `next` belongs to the thread that has the turn
{
  /// Takes a step of the rule, as clients have specialized it: sets ``next``, or returns the end of
  /// the result.
  @usableFromInline
  typealias Step = @Sendable (ResubscribeGroup, Termination?) -> Termination?

  private let step: Step
  /// The next source to subscribe to: an `EventSource` of the values.
  @exclusivity(unchecked) @usableFromInline final var next: AnyObject?
  /// Whether ``next`` needs no scope.
  @exclusivity(unchecked) @usableFromInline final var nextIsImmediate = false
  /// Pending subscriptions; the thread that makes it one performs them.
  private let turns = Atomic<Int>(0)
  private let order: TeardownOrder
  /// The source whose scope is this object: the first source that needs a scope.
  ///
  /// Changed by the thread that has the turn, then by the events of that source.
  @exclusivity(unchecked) private var own = OwnSource.none

  private enum OwnSource {
    case none
    case active
    case ended
  }

  @usableFromInline
  init(
    _ order: TeardownOrder, _ outer: borrowing SinkDisposer, step: @escaping Step
  ) {
    self.order = order
    self.step = step
    super.init(outer)
  }

  /// Forwards the end of the result; implemented by ``ResubscribeSink``.
  func forward(_ end: Termination) {}

  /// Subscribes to a source of the values; implemented by ``ResubscribeSink``.
  func subscribe(
    to source: AnyObject, _ finish: consuming @escaping @Sendable (Termination) -> Void,
    _ scope: SinkDisposer
  ) {}

  override func innerFinished(_ termination: Termination, of inner: InnerSubscription) {
    finish(inner, termination, order == .atEnd ? .always : .never) {
      advance(after: termination, of: inner)
    }
  }

  /// Called when the source in the scope of this object has terminated.
  override func sourceFinished(_ termination: Termination) {
    if own == .ended || isOver { return }
    own = .ended
    if order == .atEnd { endSource() }
    advance(after: termination, of: self)
    endSource()
  }

  override func sourceAbandoned() {
    if own == .ended { return }
    own = .ended
    abandonResult()
  }

  /// Subscribes to the first source.
  @usableFromInline
  final func start() { advance(after: nil, of: nil) }

  /// Subscribes to the first source (`termination` is nil), or to the next one after a source has
  /// ended.
  ///
  /// The rule chooses the next source before the old one is torn down, as RxSwift does for a
  /// sequence of sources.
  private func advance(after termination: Termination?, of ended: SinkDisposer?) {
    if let end = step(self, termination) { return forward(end) }
    if order == .beforeNext, let ended { ended.endSource() }
    if turns.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue == 0 { takeTurns() }
  }

  private func takeTurns() {
    repeat {
      let source = exchange(&next, with: nil)
      if isOver { return }
      if let source { subscribe(source) }
    } while turns.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue != 0
  }

  @inline(__always)
  private func subscribe(_ source: AnyObject) {
    if nextIsImmediate {
      subscribe(to: source, { self.advance(after: $0, of: nil) }, outer)
    } else if own == .none {
      own = .active
      subscribe(to: source, sourceEnd, self)
    } else {
      let iter = makeInner()
      subscribe(to: source, iter.sourceEnd, iter)
    }
  }
}

/// An operator that subscribes to its sources one after the other.
@usableFromInline
package struct Resubscribing<Rule: ResubscribeRule>: SourceOperator {
  @usableFromInline let rule: Rule
  @usableFromInline let order: TeardownOrder

  @inlinable @inline(__always)
  package init(_ rule: Rule, tearingDown order: TeardownOrder) {
    self.rule = rule
    self.order = order
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Rule.Element>, _ scope: SinkDisposer) {
    ResubscribeSink(rule, order, sink, scope).start()
  }
}

/// When a source that has ended is torn down if another source follows (C6).
///
/// It matters for a shared connection whose only observer is the old source: the connection is
/// closed before the next source subscribes, or stays open.
@usableFromInline
package enum TeardownOrder: Sendable {
  /// When its terminal event arrives, before anything else: every operator of RAC.
  case atEnd
  /// Immediately before the next source is subscribed to: Rx's `concat`, `retry` and
  /// `catch(sequence:)`.
  case beforeNext
  /// Immediately after the next source was subscribed to: Rx's `catch` and `andThen`.
  case afterNext
}

/// Decides which source follows when one has ended: the rule of `concat`, `catch`, `retry` and
/// `repeat`.
///
/// Each subscription works on a copy, so it starts with the initial state.
@usableFromInline
package protocol ResubscribeRule<Element>: SendableMetatype {
  associatedtype Element

  /// Returns the next action: at the start (`termination` is nil), or after a source has terminated
  /// with `termination`.
  mutating func step(after termination: Termination?) -> ResubscribeAction<Element>
}

/// The result of a ``ResubscribeRule``.
@usableFromInline
package enum ResubscribeAction<Element> {
  /// Subscribe to this source.
  case subscribe(EventSource<Element>)
  /// End the result.
  case finish(Termination)
}
