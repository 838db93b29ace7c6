// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Cuts the values into observables; one ends after `timeSpan`, or as soon as it has `count`.
  ///
  ///     source         -a-bcd-e|
  ///     window(4, 2)   x--y-z--|
  ///
  /// (`x` sends `a` and `b`, `y` sends `c` and `d`, `z` sends `e`.) Windows are hot: one that
  /// nobody subscribes to at once loses its values. To get arrays instead, use
  /// ``buffer(timeSpan:count:scheduler:)``.
  ///
  /// - **Ends:** an end reaches the open window first, then the result.
  /// - **Threads:** a window that is full ends where its last value was sent, one whose time is up
  ///   on `scheduler` (C3). Disposing the result leaves the source subscribed as long as somebody
  ///   observes the open window.
  ///
  /// - Parameters:
  ///   - timeSpan: How long a window is open.
  ///   - count: How many values make it full. Zero or less: it is never full.
  ///   - scheduler: Measures the time.
  /// - Returns: An observable of observables.
  @inlinable
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let steps = TimedOperator(
      asObservable(), WindowRule<Element>(span: timeSpan, count: count), scheduler.timing)
    return OperatorObservable(
      AnonymousOperator { sink, scope in
        let windows = WindowSink(sink, scope)
        steps.run(
          EventSink(next: { windows.receive($0) }, finish: { windows.sourceFinished($0) }),
          windows.lifetime)
      })
  }
}

/// The windows of one subscription; steps come one at a time.
@usableFromInline
final class WindowSink<Element: Sendable>: @unchecked Sendable {  // in the gate of the rule
  @usableFromInline let sink: EventSink<Observable<Element>>
  @usableFromInline let outer: SinkDisposer
  @usableFromInline let lifetime: SharedLifetime
  @exclusivity(unchecked) @usableFromInline var window: PublishSubject<Element>?

  @inlinable
  init(_ sink: EventSink<Observable<Element>>, _ outer: SinkDisposer) {
    self.sink = sink
    self.outer = outer
    lifetime = SharedLifetime(outer)
  }

  @inlinable
  func receive(_ step: WindowRule<Element>.Step) {
    switch step {
    case .value(let element):
      window?.onNext(element)
    case .opened:
      let window = PublishSubject<Element>()
      self.window = window
      if outer.isDisposed { return }
      sink.next(observable(of: window))
    case .closed:
      window?.onCompleted()
      window = nil
    }
  }

  /// A window as it is sent: its observers keep the source going.
  @inlinable
  func observable(of window: PublishSubject<Element>) -> Observable<Element> {
    let lifetime = lifetime
    return OperatorObservable(
      AnonymousOperator { sink, scope in
        let use = LifetimeUse(lifetime)
        scope.set(use)
        window.connect(sink.disposing(use), use)
      })
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    window?.core.finish(termination)
    window = nil
    if !outer.isDisposed { sink.finish(termination) }
    lifetime.dispose()
  }
}

/// Cuts the values into windows; one is closed when its time is over or when it is full, and the
/// next one opened.
@usableFromInline
package struct WindowRule<Element: Sendable>: TimedRule {
  /// What happens to the windows.
  @usableFromInline
  package enum Step: Sendable {
    /// A window begins.
    case opened
    /// A value for the open window.
    case value(Element)
    /// The open window is over.
    case closed
  }

  @usableFromInline let span: Duration
  @usableFromInline let count: Int
  @usableFromInline var received = 0

  /// A rule for one subscription.
  ///
  /// - Parameters:
  ///   - span: How long a window is open.
  ///   - count: How many values make it full; zero or less: it is never full.
  @inlinable
  package init(span: Duration, count: Int) {
    self.span = max(span, .zero)
    self.count = count
  }

  @inlinable package static var tellsTime: Bool { false }

  @inlinable
  package mutating func begin(_ sink: EventSink<Step>) -> TimerAction {
    sink.next(.opened)
    return .start(after: span)
  }

  @inlinable
  package mutating func receive(
    _ element: Element, at now: Duration, _ sink: EventSink<Step>
  ) -> TimerAction {
    sink.next(.value(element))
    received &+= 1
    return received == count ? openNext(sink) : .keep
  }

  @inlinable
  package mutating func elapsed(at now: Duration, _ sink: EventSink<Step>) -> TimerAction {
    openNext(sink)
  }

  @inlinable
  mutating func openNext(_ sink: EventSink<Step>) -> TimerAction {
    received = 0
    sink.next(.closed)
    sink.next(.opened)
    return .start(after: span)
  }
}
