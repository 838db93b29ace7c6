// SPDX-License-Identifier: MIT
import BraidCore

/// The observer of one source in a subscription that is traced: records, then forwards.
final class TracedSink: @unchecked Sendable {  // immutable
  private let node: TraceNode
  private let sink: RawSink
  private let type: RawType
  private let scope: SinkDisposer

  private init(
    _ node: TraceNode, _ sink: consuming RawSink, _ type: RawType, _ scope: SinkDisposer
  ) {
    self.node = node
    self.sink = sink
    self.type = type
    self.scope = scope
  }

  /// The sink for the source; nothing else retains the observer.
  static func input(
    _ node: TraceNode, _ sink: consuming RawSink, _ type: RawType, _ scope: SinkDisposer
  ) -> RawSink {
    let traced = TracedSink(node, sink, type, scope)
    return RawSink(
      next: { traced.next(address(of: $0)) }, finish: { traced.finish($0) })
  }

  // The source has released its observer.
  deinit { Tracing.remove(node, scope: scope.traceID) }

  private func next(_ value: UnsafeRawPointer) {
    // The receiver drops the value, too.
    let parts = Tracing.parts
    if parts.isEmpty || scope.isDisposed { return sink.next(at: value) }
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

extension RawSource {
  /// Subscribes and adds the source to the graph.
  final func runRecorded(_ sink: consuming RawSink, _ scope: SinkDisposer) {
    let parts = Tracing.parts
    let thread = Tracing.thread
    if thread.isHidden { return run(self, sink, scope) }
    let group = scope.ownerInTraces
    let node = thread.begin(traceMark, scope: scope.traceID, owner: group?.traceID)
    if let group, !group.trace() { Tracing.scopeEnded(group.traceID) }
    let input = TracedSink.input(node, sink, valueType, scope)
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

  /// The name of the source in traces, unless the call that created it was recorded.
  final var operationName: String {
    guard let making else { return TraceMarks.operation(of: type(of: self)) }
    return TraceMarks.operation(
      madeBy: making.function,
      making.operation?.name ?? TraceMarks.operation(fromFunction: making.function))
  }
}
