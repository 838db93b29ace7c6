// SPDX-License-Identifier: MIT

/// The closures of `do` that are called for values and terminal events.
package struct DoClosures: Sendable {
  private let onNext: Handler<Untyped>?
  private let afterNext: Handler<Untyped>?
  package let onTermination: (@Sendable (Termination) throws -> Void)?
  package let afterTermination: (@Sendable (Termination) throws -> Void)?

  package init<Value>(
    onNext: (@Sendable (Value) throws -> Void)?, afterNext: (@Sendable (Value) throws -> Void)?,
    onTermination: (@Sendable (Termination) throws -> Void)?,
    afterTermination: (@Sendable (Termination) throws -> Void)?
  ) {
    self.onNext =
      if let onNext { Handler(body: onNext).raw } else { nil }
    self.afterNext =
      if let afterNext { Handler(body: afterNext).raw } else { nil }
    self.onTermination = onTermination
    self.afterTermination = afterTermination
  }

  /// Calls the closure that is called before a value is sent.
  package func next(_ value: UnsafeRawPointer) throws {
    try onNext?.body(untyped(at: value).pointee)
  }

  /// Calls the closure that is called after a value was sent.
  package func afterNext(_ value: UnsafeRawPointer) throws {
    try afterNext?.body(untyped(at: value).pointee)
  }
}

extension OperatorParts {
  /// Calls a closure before each value.
  package static func `do`<Value>(
    onNext: @escaping (Value) throws -> Void
  ) -> OperatorParts {
    OperatorParts(doNextOperator, .of(Handler(body: onNext)))
  }

  /// Calls closures at each value and at the terminal event.
  package static func `do`(_ closures: DoClosures) -> OperatorParts {
    OperatorParts("do") { _, sink, scope in events(DoStageSink(closures, sink, scope)) }
  }
}

private let doNextOperator: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(DoNextSink(source, sink)), scope)
}

private final class DoNextSink: StageSink, @unchecked Sendable {  // immutable
  private let onNext: Handler<Untyped>

  init(_ source: RawSource, _ sink: consuming RawSink) {
    onNext = source.closure(as: Handler<Untyped>.self)
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      try onNext.body(untyped(at: value).pointee)
      send(value)
    } catch { fail(error) }
  }
}

private final class DoStageSink: EmittingSink, @unchecked Sendable {  // immutable
  private let closures: DoClosures

  init(_ closures: DoClosures, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    self.closures = closures
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      try closures.next(value)
      send(value)
      try closures.afterNext(value)
    } catch { finish(.error(error)) }
  }

  override func terminated(_ termination: Termination) {
    do { try closures.onTermination?(termination) } catch { return finish(.error(error)) }
    finish(termination)
    // Thrown too late to become an event: the terminal event was forwarded.
    try? closures.afterTermination?(termination)
  }
}
