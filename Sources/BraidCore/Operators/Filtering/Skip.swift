// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Drops the first `count` values.
  package static func skip(_ count: Int) -> OperatorParts {
    OperatorParts("skip") { _, sink, _ in values(SkipSink(count, sink)) }
  }

  /// Drops values as long as `predicate` returns true.
  package static func skip<Input>(
    while predicate: @escaping (Input) throws -> Bool
  ) -> OperatorParts {
    OperatorParts(skipWhileOperator, .of(Predicate(body: predicate)))
  }
}

private let skipWhileOperator: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(SkipWhileSink(source, sink)), scope)
}

private final class SkipSink: StageSink, @unchecked Sendable {  // events are serial
  private var remaining: Int

  init(_ count: Int, _ sink: consuming RawSink) {
    remaining = count
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    if remaining > 0 { remaining -= 1 } else { send(value) }
  }
}

private final class SkipWhileSink: StageSink, @unchecked Sendable {  // events are serial
  private let predicate: Predicate<Untyped>
  private var isSkipping = true

  init(_ source: RawSource, _ sink: consuming RawSink) {
    predicate = source.closure(as: Predicate<Untyped>.self)
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      if isSkipping { isSkipping = try predicate.accepts(value) }
      if !isSkipping { send(value) }
    } catch { fail(error) }
  }
}
