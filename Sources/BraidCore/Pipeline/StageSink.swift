// SPDX-License-Identifier: MIT

/// An operator with one source, in one subscription.
///
/// With one source, events are serial (C2): no lock and no atomic is needed. An operator overrides
/// ``receive(_:)``, and passes ``values(_:)`` or ``events(_:)`` of itself to its source.
class StageSink: @unchecked Sendable {  // events are serial
  final let sink: RawSink

  init(_ sink: consuming RawSink) { self.sink = sink }

  /// Called for each value.
  func receive(_ value: UnsafeRawPointer) {}

  /// Called for the terminal event, if the operator asks for it.
  func sourceFinished(_ termination: Termination) { sink.finish(termination) }

  /// Sends a value.
  @inline(__always)
  final func send(_ value: UnsafeRawPointer) { sink.next(untyped(at: value).pointee) }

  /// Fails with an error that a user's closure threw.
  @inline(never)
  final func fail(_ error: any Error) { sink.finish(.error(error)) }
}

/// A stage that may send several events for one of its source, for example the last value and the
/// completion.
///
/// The first of these events may end the subscription, so it checks before it sends the next.
class EmittingSink: StageSink, @unchecked Sendable {  // events are serial
  final let scope: SinkDisposer

  init(_ sink: consuming RawSink, _ scope: SinkDisposer) {
    self.scope = scope
    super.init(sink)
  }

  /// Whether the operator must not send any more.
  @inline(__always)
  final var isDisposed: Bool { scope.isDisposed }

  /// Ends the sequence unless the subscription was disposed.
  @inline(never)
  final func finish(_ termination: Termination) {
    if !scope.isDisposed { sink.finish(termination) }
  }

  /// Ignores a terminal event after the end or the disposal, including everything that the operator
  /// would send because of it.
  final override func sourceFinished(_ termination: Termination) {
    if !scope.isDisposed { terminated(termination) }
  }

  /// Called for the terminal event, if the operator asks for it, unless the subscription was
  /// disposed.
  func terminated(_ termination: Termination) { sink.finish(termination) }
}

/// The sink of a stage for the values of its source; terminal events bypass it.
@inline(__always)
func values(_ stage: some StageSink) -> RawSink {
  RawSink(next: { stage.receive(address(of: $0)) }, finish: stage.sink.finish)
}

/// The sink of a stage for the events of its source.
@inline(__always)
func events(_ stage: some StageSink) -> RawSink {
  RawSink(next: values(stage).next, finish: { stage.sourceFinished($0) })
}

/// An operator whose closure sends its result for a value.
let sendResult: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(SendingSink(source, sink)), scope)
}

private final class SendingSink: StageSink, @unchecked Sendable {  // events are serial
  private let sending: Sending<Untyped>

  init(_ source: RawSource, _ sink: consuming RawSink) {
    sending = source.closure(as: Sending<Untyped>.self)
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do { try sending.body(untyped(at: value).pointee, sink) } catch { fail(error) }
  }
}

extension EventSource where Element == Untyped {
  /// The closure of the operator, as it is called.
  @inline(__always)
  package final func closure<Form>(as form: Form.Type) -> Form {
    closure.called(as: form)
  }

  /// Subscribes a stage to the source of the operator.
  @inline(__always)
  final func connect(stage: consuming RawSink, _ scope: SinkDisposer) {
    let stage = stage
    upstream?._withUnsafeGuaranteedRef { $0.connect(stage, scope) }
  }
}

/// An operator with one source and parameters; it creates a sink for each subscription.
final class StageOperator: RawOperator, @unchecked Sendable {  // immutable
  private let operation: String
  private let attach: (RawSource, consuming RawSink, SinkDisposer) -> RawSink

  /// - Parameters:
  ///   - name: The name of the operator in traces.
  ///   - attach: Returns the sink for the source's events; results arrive at the sink it is given.
  init(
    _ name: String, _ attach: @escaping (RawSource, consuming RawSink, SinkDisposer) -> RawSink
  ) {
    operation = name
    self.attach = attach
  }

  override func run(_ source: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    source.connect(stage: attach(source, sink, scope), scope)
  }

  override var name: String { operation }
}
