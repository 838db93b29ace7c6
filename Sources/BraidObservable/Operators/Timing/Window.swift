// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: Sendable {
  /// Splits the values into consecutive observables; a window completes when `timeSpan` has passed
  /// or when it has emitted `count` values.
  ///
  ///     source         -a-bcd-e|
  ///     window(4, 2)   x--y-z--|
  ///
  /// (`x` emits `a` and `b`, `y` emits `c` and `d`, `z` emits `e`.)
  ///
  /// ```swift
  /// let samples = PublishSubject<Double>()
  /// let maxima = samples
  ///   .window(timeSpan: .seconds(1), count: 0, scheduler: MainScheduler.instance)
  ///   .flatMap { window in window.reduce(0) { max($0, $1) } }
  /// ```
  ///
  /// Windows are hot: subscribe to a window synchronously when it is emitted, or its values are
  /// lost. To emit arrays instead, use ``buffer(timeSpan:count:scheduler:)``.
  ///
  /// - **Ends:** a terminal event reaches the open window first, then the result. After the result
  ///   was disposed, the source stays subscribed while the open window has observers.
  /// - **Threads:** a full window completes on the thread on which its last value was emitted, a
  ///   window whose time has passed on `scheduler` (C3).
  /// - **Complexity:** O(1) per value; one subject and one timer per subscription.
  ///
  /// - Parameters:
  ///   - timeSpan: The maximum duration of a window.
  ///   - count: The maximum number of values of a window. Zero or less means no limit.
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

/// The windows of one subscription; steps arrive one at a time.
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

  /// A window as it is emitted.
  ///
  /// Its observers keep the source subscribed.
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

/// Splits the values into windows: when the time of a window has passed or when it is full, it
/// closes the window and opens the next one.
@usableFromInline
package struct WindowRule<Element: Sendable>: GatedRule {
  @usableFromInline package typealias Output = Step
  @usableFromInline package typealias Clock = TimersOnly

  /// A change of the windows.
  @usableFromInline
  package enum Step: Sendable {
    /// A window opens.
    case opened
    /// A value for the open window.
    case value(Element)
    /// The open window closes.
    case closed
  }

  @usableFromInline let span: Duration
  @usableFromInline let count: Int
  @usableFromInline var received = 0

  /// A rule for one subscription.
  ///
  /// - Parameters:
  ///   - span: The maximum duration of a window.
  ///   - count: The maximum number of values of a window. Zero or less means no limit.
  @inlinable
  package init(span: Duration, count: Int) {
    self.span = max(span, .zero)
    self.count = count
  }

  @inlinable
  package mutating func begin(at now: Void, _ out: Engine) {
    out.next(.opened)
    out.startTimer(after: span, from: now)
  }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    out.next(.value(element))
    received &+= 1
    if received == count { openNext(at: now, out) }
  }

  @inlinable
  package mutating func elapsed(at now: Void, _ out: Engine) -> Bool {
    openNext(at: now, out)
    return false
  }

  @inlinable
  mutating func openNext(at now: Void, _ out: Engine) {
    received = 0
    out.next(.closed)
    out.next(.opened)
    out.startTimer(after: span, from: now)
  }
}
