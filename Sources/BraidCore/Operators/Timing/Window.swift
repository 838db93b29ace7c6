// SPDX-License-Identifier: MIT

/// The engine of `window`: hot windows, one after the other.
///
/// The source stays subscribed while the subscription to the result or to a window is active. Steps
/// arrive one at a time.
@usableFromInline
package final class WindowSink<Element: Sendable>: SharedLifetime,
  @unchecked Sendable  // in the gate of the rule
{
  @usableFromInline package typealias Window = SubjectSource<Element>

  @usableFromInline let sink: EventSink<Window>
  @usableFromInline let outer: SinkDisposer
  /// The window that is open.
  @exclusivity(unchecked) @usableFromInline var window: SubjectCore?

  @inlinable
  package init(_ sink: consuming EventSink<Window>, _ outer: SinkDisposer) {
    self.sink = consume sink
    self.outer = outer
    super.init(outer)
  }

  /// Subscribes to the steps of a ``WindowRule``.
  @inlinable
  package func run(_ steps: some SourceOperator<WindowRule<Element>.Step>) {
    traceLater()
    steps.run(
      EventSink(next: { self.receive($0) }, finish: { self.sourceFinished($0) }), self)
  }

  @inlinable
  func receive(_ step: WindowRule<Element>.Step) {
    switch step {
    case .value(let element):
      window?.next(element)
    case .opened:
      let window = SubjectCore(Element.self)
      self.window = window
      Tracing.makes(window, in: traceID)
      if outer.isDisposed { return }
      sink.next(Window(window, self))
    case .closed:
      guard let closed = window else { return }
      window = nil
      closed.finish(.completed)
      Tracing.drops(closed, in: traceID)
    }
  }

  @inlinable
  func sourceFinished(_ termination: Termination) {
    window?.finish(termination)
    window = nil
    if !outer.isDisposed { sink.finish(termination) }
    dispose()
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
