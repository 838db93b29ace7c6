// SPDX-License-Identifier: MIT

/// Sends values and the completion after a delay, an error immediately.
///
/// The timer runs for the first pending event.
@usableFromInline
package struct DelayRule<Element: Sendable>: TimedRule {
  /// A pending event; a nil value is the completion.
  @usableFromInline typealias Held = DueValue<Element?>

  @usableFromInline let interval: Duration
  /// The first pending event, for which the timer runs.
  @usableFromInline var head: Held?
  @usableFromInline var rest = Queue<Held>()

  @inlinable package static var tearsDownFirst: Bool { true }

  /// Creates the rule of one subscription.
  @inlinable
  package init(_ interval: Duration) { self.interval = max(interval, .zero) }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    hold(Held(element, due: now + interval))
  }

  @inlinable
  mutating func hold(_ held: Held) -> TimerAction {
    if head == nil {
      head = held
      return .start(after: interval)
    }
    rest.append(held)
    return .enqueue(after: interval)
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Element>) -> TimerAction {
    guard let held = head else { return .keep }
    if held.due > now { return .start(after: held.due - now) }
    head = rest.popFirst()
    if let element = held.value { sink.next(element) } else { sink.finish(.completed) }
    return head.map { .dequeue(after: $0.due - now) } ?? .keep
  }

  @inlinable
  package mutating func sourceFinished(
    _ termination: Termination, at now: Duration, _ sink: EventSink<Element>
  ) -> TimerAction {
    if termination.isCompleted { return hold(Held(nil, due: now + interval)) }
    head = nil
    rest.removeAll()
    sink.finish(termination)
    return .cancel
  }
}
