// SPDX-License-Identifier: MIT

/// `window`: hot windows, one after the other.
package final class WindowOperator: RawOperator, @unchecked Sendable {  // immutable
  /// Sends a new window to the observer of the windows.
  package typealias Emit = (_ values: @escaping RawSubscribe, RawSink) -> Void

  private let steps: GatedOperator
  private let type: RawType
  private let emit: Emit

  /// - Parameters:
  ///   - span: The maximum duration of a window.
  ///   - count: The maximum number of values of a window. Zero or less means no limit.
  package init<Element>(
    _ source: EventSource<Element>, span: Duration, count: Int,
    _ clock: @escaping OperatorClock.Source,
    emit: @escaping Emit
  ) {
    type = RawType(Element.self)
    steps = GatedOperator(source, windowStepsOf: span, count: count, clock)
    self.emit = emit
  }

  package override func run(
    _ source: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    WindowSink(type, sink, scope, emit).run(steps, source)
  }
}

/// The engine of `window`.
///
/// The source stays subscribed while the subscription to the result or to a window is active. Steps
/// arrive one at a time.
private final class WindowSink: SharedLifetime, @unchecked Sendable {  // in the gate of the steps
  private let type: RawType
  private let sink: RawSink
  private let outer: SinkDisposer
  private let emit: WindowOperator.Emit
  /// The window that is open.
  private var window: SubjectCore?

  init(
    _ type: RawType, _ sink: consuming RawSink, _ outer: SinkDisposer,
    _ emit: @escaping WindowOperator.Emit
  ) {
    self.type = type
    self.sink = consume sink
    self.outer = outer
    self.emit = emit
    super.init(outer)
  }

  /// Subscribes to the steps of a ``WindowStepsSink``.
  func run(_ steps: GatedOperator, _ source: RawSource) {
    traceLater()
    steps.run(
      source,
      EventSink<WindowStep>(next: { self.receive($0) }, finish: { self.sourceFinished($0) }).raw,
      self)
  }

  private func receive(_ step: WindowStep) {
    switch step {
    case .value(let value): window?.next(at: value)
    case .open:
      let window = SubjectCore(type)
      self.window = window
      Tracing.makes(window, in: traceID)
      if outer.isDisposed { return }
      emit({ self.subscribe($0, to: window, $1) }, sink)
    case .close:
      guard let old = window.take() else { return }
      old.finish(.completed)
      Tracing.drops(old, in: traceID)
    }
  }

  private func sourceFinished(_ termination: Termination) {
    window.take()?.finish(termination)
    if !outer.isDisposed { sink.finish(termination) }
    dispose()
  }
}

/// A change of the windows.
package enum WindowStep {
  /// A window opens.
  case open
  /// A value for the open window, at this address.
  case value(UnsafeRawPointer)
  /// The open window closes.
  case close
}

/// Splits the values into windows: when the time of a window has passed or when it is full, it
/// closes the window and opens the next one.
///
/// Its results are of type ``WindowStep``.
final class WindowStepsSink: GatedSink, @unchecked Sendable {  // in the gate
  private let span: Duration
  private let count: Int
  private var received = 0

  /// - Parameters:
  ///   - span: The maximum duration of a window.
  ///   - count: The maximum number of values of a window. Zero or less means no limit.
  init(_ subscription: GatedSubscription, span: Duration, count: Int) {
    self.span = max(span, .zero)
    self.count = count
    super.init(subscription, GatedNeeds(clock: .timer))
  }

  override func begin(at now: Duration) {
    send(.open)
    startTimer(after: span, from: now)
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    send(.value(value))
    received &+= 1
    if received == count { openNext(at: now) }
  }

  override func elapsed(at now: Duration) -> Bool {
    openNext(at: now)
    return false
  }

  private func openNext(at now: Duration) {
    received = 0
    send(.close)
    send(.open)
    startTimer(after: span, from: now)
  }

  @inline(__always)
  private func send(_ step: WindowStep) { withAddress(of: step) { next($0) } }
}

extension GatedOperator {
  /// The steps of `window`.
  package convenience init<Element>(
    _ source: EventSource<Element>, windowStepsOf span: Duration, count: Int,
    _ clock: @escaping OperatorClock.Source
  ) {
    self.init(source, clock) { WindowStepsSink($0, span: span, count: count) }
  }
}
