// SPDX-License-Identifier: MIT

/// The observer of a source whose events are reported to a tracer: reports, then forwards.
private final class ProbedSink: @unchecked Sendable {  // immutable
  private let sink: RawSink
  private let type: RawType
  private let scope: SinkDisposer
  private let probe: TraceProbes.Probe

  init(
    _ sink: consuming RawSink, _ type: RawType, _ scope: SinkDisposer,
    _ probe: @escaping TraceProbes.Probe
  ) {
    self.sink = sink
    self.type = type
    self.scope = scope
    self.probe = probe
  }

  func next(_ value: UnsafeRawPointer) {
    // The receiver drops the value, too.
    if Tracing.isOn, !scope.isDisposed {
      probe(.next(type.value(at: value)), ObjectIdentifier(scope))
    }
    sink.next(at: value)
  }

  func finish(_ end: Termination) {
    if Tracing.isOn, !scope.isDisposed { probe(Event(end), ObjectIdentifier(scope)) }
    sink.finish(end)
  }
}

extension EventSource where Element: ~Copyable {
  /// Subscribes and adds the source to the graph.
  @inline(never)
  final func runTraced(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let parts = Tracing.parts
    if parts.isEmpty { return run(self, sink, scope) }
    let context = ThreadContext.current
    let isPart = context.subscribesToPart
    context.subscribesToPart = false
    var input = sink.raw
    if parts.contains(.probes), !isPart, let probe = (object as? any ProbedSource)?.eventProbe {
      let probed = ProbedSink(input, raw.valueType, scope, probe)
      input = RawSink(next: { probed.next(address(of: $0)) }, finish: { probed.finish($0) })
    }
    if let recorder = Tracing.recorder {
      recorder.run(raw, input, scope)
    } else {
      run(self, input.typed(), scope)
    }
  }

  /// Names a source that an operator emits, such as a group; it has no place of its own.
  package final func isPart(
    _ operation: StaticString, _ name: @autoclosure () -> String? = nil
  ) {
    guard !Tracing.parts.isEmpty, let recorder = Tracing.recorder else { return }
    mark.store(recorder.mark(ofPart: operation, name()), ordering: .relaxed)
  }

  /// Gives the source a name in traces; evaluates the name only if something is recorded.
  @usableFromInline
  package final func checkpoint(_ name: @autoclosure () -> String, _ site: Tracing.Site?) {
    guard !Tracing.parts.isEmpty, let recorder = Tracing.recorder else { return }
    mark.store(recorder.mark(of: raw, named: name(), site), ordering: .relaxed)
  }
}

extension SinkDisposer {
  /// The operator whose inner subscription this is, if the inner subscription knows it.
  package final var ownerInTraces: SinkDisposer? { (self as? InnerSubscription)?.group }
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
}
