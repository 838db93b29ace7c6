// SPDX-License-Identifier: MIT
public import BraidCore

/// Receives the events of all signals, and reports of growing groups of disposables.
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
/// Replaces the DTrace probes of ReactiveObjC. Each method has a default implementation that does
/// nothing. The methods are called on the thread of the event, without a lock, before the event is
/// forwarded. An event that is dropped because its subscription is disposed is not reported.
@preconcurrency
public protocol SignalTracer: Sendable {
  /// A signal sends a value to a subscriber.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - signal: The signal's ``Signal/name``.
  ///   - subscriber: Identifies the subscription as long as it exists. The signals of one chain
  ///     share it.
  func next(_ value: Any, signal: String, subscriber: ObjectIdentifier)

  /// A signal sends an error to a subscriber.
  func error(_ error: any Error, signal: String, subscriber: ObjectIdentifier)

  /// A signal completes for a subscriber.
  func completed(signal: String, subscriber: ObjectIdentifier)

  /// A disposable was added to a group that now has more than two members.
  ///
  /// A count that only grows indicates a leak.
  func added(_ disposable: any Disposable, to compound: CompoundDisposable, count: Int)

  /// A disposable was removed from a group that had more than two members; `count` members are
  /// left.
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

/// Holds the ``SignalTracer`` of the process.
///
/// Without a tracer, a probe costs one relaxed load.
public enum SignalTracing {
  /// The tracer for new events.
  ///
  /// Nil, the default, disables tracing.
  ///
  /// Signals of ``Signal/create(_:)`` read it at each event, other signals when they are subscribed
  /// to.
  public static var tracer: (any SignalTracer)? {
    get { box.withLock { $0 } }
    set {
      let old = box.exchange(newValue)
      flag.store(newValue != nil)
      Tracing.set(.probes, newValue != nil)
      if newValue == nil { GroupGrowth.hook = nil } else { GroupGrowth.hook = { trace($0) } }
      withExtendedLifetime(old) {}
    }
  }

  private static let flag = AtomicFlag.global(false)
  private static let box = Locked<(any SignalTracer)?>(nil)

  @inline(__always)
  static var isOn: Bool { flag.load(ordering: .relaxed) }

  @inline(never)
  static func trace(
    _ event: Event<Any>, _ label: SignalLabel?, _ subscriber: ObjectIdentifier
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

extension Signal: ProbedSource {
  package var eventProbe: TraceProbes.Probe? {
    if Self.reportsEvents { return nil }
    let label = currentLabel
    return { SignalTracing.trace($0, label, $1) }
  }
}
