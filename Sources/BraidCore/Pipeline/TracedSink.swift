// SPDX-License-Identifier: MIT

/// The observer of one source in a subscription that is traced: records, then forwards.
final class TracedSink: @unchecked Sendable {  // immutable
  private let node: TraceNode
  private let sink: RawSink
  private let type: RawType
  private let scope: SinkDisposer
  private let probe: TraceProbes.Probe?

  private init(
    _ node: TraceNode, _ sink: consuming RawSink, _ type: RawType, _ scope: SinkDisposer,
    _ probe: TraceProbes.Probe?
  ) {
    self.node = node
    self.sink = sink
    self.type = type
    self.scope = scope
    self.probe = probe
  }

  /// The sink for the source; nothing else retains the observer.
  static func input(
    _ node: TraceNode, _ sink: consuming RawSink, _ type: RawType, _ scope: SinkDisposer,
    _ probe: TraceProbes.Probe?
  ) -> RawSink {
    let traced = TracedSink(node, sink, type, scope, probe)
    return RawSink(
      next: { traced.next(address(of: $0)) }, finish: { traced.finish($0) })
  }

  // The source has released its observer.
  deinit { Tracing.remove(node, scope: scope.traceID) }

  private func next(_ value: UnsafeRawPointer) {
    // The receiver drops the value, too.
    let parts = Tracing.parts
    if parts.isEmpty || scope.isDisposed { return sink.next(at: value) }
    probe?(.next(type.value(at: value)), ObjectIdentifier(scope))
    let count = node.countValue()
    if parts.contains(.values) {
      node.log?.record(type.value(at: value), number: count, at: MonotonicTime.nanoseconds)
    }
    let thread = Tracing.thread
    let recording = Tracing.Recording(parts, thread, node)
    let start = recording.begin(.value, count)
    thread.push(.sending(node))
    sink.next(at: value)
    thread.pop()
    recording.end(.value, since: start)
  }

  private func finish(_ end: Termination) {
    let parts = Tracing.parts
    if parts.isEmpty || scope.isDisposed {
      node.end(end.isCompleted ? .completed : .failed)
      return sink.finish(end)
    }
    probe?(Event(end), ObjectIdentifier(scope))
    if parts.contains(.values) {
      node.log?.record(TraceLog.End(end), at: MonotonicTime.nanoseconds)
    }
    node.end(end.isCompleted ? .completed : .failed)
    if !end.isCompleted { node.parent?.sourceFailed(node) }
    let thread = Tracing.thread
    let recording = Tracing.Recording(parts, thread, node)
    let start = recording.begin(.finish, node.values)
    if !end.isCompleted { recording.countError() }
    thread.push(.finishing(node))
    sink.finish(end)
    thread.pop()
    recording.end(.finish, since: start)
  }
}

extension TraceLog.End {
  init(_ termination: Termination) {
    switch termination {
    case .completed: self = .completed
    case .error(let error): self = .failed(TraceLog.text(of: error))
    }
  }
}

extension EventSource where Element: ~Copyable {
  /// Subscribes and adds the source to the graph.
  @inline(never)
  final func runTraced(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let parts = Tracing.parts
    if parts.isEmpty { return run(self, sink, scope) }
    let thread = Tracing.thread
    if thread.isHidden { return run(self, sink, scope) }
    let group = (scope as? InnerSubscription)?.group
    let node = thread.begin(traceMark, scope: scope.traceID, owner: group?.traceID)
    if let group, !group.trace() { Tracing.scopeEnded(group.traceID) }
    let input: EventSink<Element> = TracedSink.input(
      node, sink.raw, self.raw.valueType, scope, TraceProbes.probe(of: object, parts)
    ).typed()
    if !scope.trace() { Tracing.scopeEnded(scope.traceID) }
    let recording = Tracing.Recording(parts, thread, node)
    let began = recording.begin(.subscribe, 0)
    thread.push(.running(node))
    run(self, input, scope)
    thread.pop()
    recording.end(.subscribe, since: began)
    if start == .immediate { node.end(.completed) }
  }

  /// The name and place of the source.
  private var traceMark: TraceMark {
    TraceMarks.mark(mark.load(ordering: .relaxed))
      ?? TraceMark(operation: operationName)
  }

  /// Names a source that an operator emits, such as a group; it has no place of its own.
  @usableFromInline
  package final func isPart(
    _ operation: StaticString, _ name: @autoclosure () -> String? = nil
  ) {
    if Tracing.parts.isEmpty { return }
    let made = TraceMark(operation: "\(operation)", name: name())
    mark.store(TraceMarks.number(of: made), ordering: .relaxed)
  }

  /// Gives the source a name in traces; evaluates the name only if something is recorded.
  @usableFromInline
  package final func checkpoint(_ name: @autoclosure () -> String, _ site: Tracing.Site?) {
    if Tracing.parts.isEmpty { return }
    let old = mark.load(ordering: .relaxed)
    mark.store(TraceMarks.named(name(), old, operationName, site), ordering: .relaxed)
  }
}

/// A source whose events are reported to a tracer of its model.
package protocol ProbedSource: AnyObject {
  /// Returns the closure that receives the events of a new subscription; nil if none does.
  var eventProbe: TraceProbes.Probe? { get }
}

/// The reports of events to tracers of a model.
package enum TraceProbes {
  /// Receives an event and the identity of its subscription's scope.
  package typealias Probe = (Event<Any>, ObjectIdentifier) -> Void

  /// The probe of a source for a new subscription, if a tracer is set.
  static func probe(of source: AnyObject, _ parts: Tracing.Parts) -> Probe? {
    parts.contains(.probes) ? (source as? any ProbedSource)?.eventProbe : nil
  }
}
