// SPDX-License-Identifier: MIT
public import BraidCore
public import Synchronization

/// Sees the events of all signals, and how groups of disposables grow.
///
/// What RAC's DTrace probes showed. Every method has a default that does nothing.
///
/// ```swift
/// struct Printer: SignalTracer {
///   func next(_ value: Any, signal: String, subscriber: ObjectIdentifier) {
///     print(signal, value)
///   }
/// }
/// SignalNames.areOn = true
/// SignalTracing.tracer = Printer()
/// ```
///
/// The methods are called on the thread of the event, outside all locks, before the event is passed
/// on; an event that is dropped because its subscription is disposed is not seen.
@preconcurrency
public protocol SignalTracer: Sendable {
  /// A signal sends a value to a subscriber.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - signal: The signal's ``Signal/name``.
  ///   - subscriber: Identifies the subscription while it lives: the signals of one chain share it.
  func next(_ value: Any, signal: String, subscriber: ObjectIdentifier)

  /// A signal sends an error to a subscriber.
  func error(_ error: any Error, signal: String, subscriber: ObjectIdentifier)

  /// A signal completes for a subscriber.
  func completed(signal: String, subscriber: ObjectIdentifier)

  /// A disposable was added to a group that has more than two now: what a leak looks like, if the
  /// count only grows.
  func added(_ disposable: any Disposable, to compound: CompoundDisposable, count: Int)

  /// A disposable was removed from a group that had more than two; `count` are left.
  func removed(_ disposable: any Disposable, from compound: CompoundDisposable, count: Int)
}

extension SignalTracer {
  /// Does nothing.
  public func next(_ value: Any, signal: String, subscriber: ObjectIdentifier) {}
  /// Does nothing.
  public func error(_ error: any Error, signal: String, subscriber: ObjectIdentifier) {}
  /// Does nothing.
  public func completed(signal: String, subscriber: ObjectIdentifier) {}
  /// Does nothing.
  public func added(_ disposable: any Disposable, to compound: CompoundDisposable, count: Int) {}
  /// Does nothing.
  public func removed(_ disposable: any Disposable, from compound: CompoundDisposable, count: Int) {
  }
}

/// Where the process's ``SignalTracer`` is set.
///
/// While there is none, a probe costs one relaxed load.
public enum SignalTracing {
  /// Called for each event from now on; nil, which is the default, switches tracing off.
  ///
  /// Signals of ``Signal/create(_:)`` ask for it at each event, all others when they are subscribed
  /// to.
  public static var tracer: (any SignalTracer)? {
    get { box.withLock { $0 } }
    set {
      let old = box.exchange(newValue)
      flag.store(newValue != nil, ordering: .releasing)
      if newValue == nil { GroupGrowth.hook = nil } else { GroupGrowth.hook = { trace($0) } }
      withExtendedLifetime(old) {}
    }
  }

  @usableFromInline static let flag = Atomic<Bool>(false)
  private static let box = Locked<(any SignalTracer)?>(nil)

  @inlinable @inline(__always)
  static var isOn: Bool { flag.load(ordering: .relaxed) }

  @usableFromInline @inline(never)
  static func trace<Value>(
    _ event: Event<Value>, _ label: SignalLabel?, _ subscriber: ObjectIdentifier
  ) {
    guard let tracer else { return }
    let name = label?.name ?? ""
    switch event {
    case .next(let value): tracer.next(value, signal: name, subscriber: subscriber)
    case .error(let error): tracer.error(error, signal: name, subscriber: subscriber)
    case .completed: tracer.completed(signal: name, subscriber: subscriber)
    }
  }

  private static func trace(_ report: GroupGrowth.Report) {
    guard let tracer else { return }
    let (disposable, group, count) = (report.disposable, report.group, report.count)
    switch report.change {
    case .added: tracer.added(disposable, to: group, count: count)
    case .removed: tracer.removed(disposable, from: group, count: count)
    }
  }
}

extension Signal {
  /// The sink itself; or, if a tracer is set, one that shows the signal's events to it on their
  /// way.
  @inlinable @inline(__always)
  final func probed(
    _ sink: consuming EventSink<Value>, _ scope: SinkDisposer
  ) -> EventSink<Value> {
    if SignalTracing.isOn { return makeProbe(sink, scope) }
    return sink
  }

  @usableFromInline @inline(never)
  final func makeProbe(
    _ sink: consuming EventSink<Value>, _ scope: SinkDisposer
  ) -> EventSink<Value> {
    let label = currentLabel
    let next = sink.next
    let finish = sink.finish
    return EventSink(
      next: { value in
        if scope.isDisposed { return }
        SignalTracing.trace(.next(value), label, ObjectIdentifier(scope))
        next(value)
      },
      finish: { end in
        if scope.isDisposed { return }
        SignalTracing.trace(Event<Value>(end), label, ObjectIdentifier(scope))
        finish(end)
      })
  }
}
