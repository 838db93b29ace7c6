// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends each intermediate result of an accumulation.
  package static func scan<Input, Output>(
    _ seed: Output, _ accumulate: @escaping (Output, Input) throws -> Output
  ) -> OperatorParts {
    scan(ValueBox(seed), Accumulator(replacing: accumulate))
  }

  /// Sends each intermediate result of an accumulation in place.
  package static func scan<Input, Output>(
    into seed: Output, _ accumulate: @escaping (inout Output, Input) throws -> Void
  ) -> OperatorParts {
    scan(ValueBox(seed), Accumulator(updating: accumulate))
  }

  private static func scan(
    _ seed: ValueBox, _ accumulator: Accumulator
  ) -> OperatorParts {
    OperatorParts("scan") { _, sink, _ in values(ScanSink(seed, accumulator, sink)) }
  }

  /// Sends the result of an accumulation when the source completes.
  package static func reduce<Input, Output>(
    _ seed: Output, _ accumulate: @escaping (Output, Input) throws -> Output
  ) -> OperatorParts {
    reduce(ValueBox(seed), Accumulator(replacing: accumulate), nil)
  }

  /// Sends the result of an accumulation in place when the source completes.
  package static func reduce<Input, Output>(
    into seed: Output, _ accumulate: @escaping (inout Output, Input) throws -> Void
  ) -> OperatorParts {
    reduce(ValueBox(seed), Accumulator(updating: accumulate), nil)
  }

  /// Sends the result of `mapResult` for the final accumulation.
  package static func reduce<Input, Accumulated, Output>(
    _ seed: Accumulated,
    _ accumulate: @escaping (Accumulated, Input) throws -> Accumulated,
    _ mapResult: @escaping (Accumulated) throws -> Output
  ) -> OperatorParts {
    reduce(ValueBox(seed), Accumulator(replacing: accumulate), Sending.of(mapResult))
  }

  private static func reduce(
    _ seed: ValueBox, _ accumulator: Accumulator, _ result: Sending<Untyped>?
  ) -> OperatorParts {
    OperatorParts("reduce") { _, sink, scope in
      events(ReduceSink(seed, accumulator, result, sink, scope))
    }
  }
}

private final class ScanSink: StageSink, @unchecked Sendable {  // events are serial
  @exclusivity(unchecked) private var accumulated: ValueCell
  private let accumulator: Accumulator

  init(_ seed: ValueBox, _ accumulator: Accumulator, _ sink: consuming RawSink) {
    accumulated = seed.copy
    self.accumulator = accumulator
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      try accumulator.update(accumulated.memory, by: value)
      send(accumulated.memory)
    } catch { fail(error) }
  }
}

private final class ReduceSink: EmittingSink, @unchecked Sendable {  // events are serial
  @exclusivity(unchecked) private var accumulated: ValueCell
  private let accumulator: Accumulator
  private let result: Sending<Untyped>?

  init(
    _ seed: ValueBox, _ accumulator: Accumulator, _ result: Sending<Untyped>?,
    _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    accumulated = seed.copy
    self.accumulator = accumulator
    self.result = result
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do { try accumulator.update(accumulated.memory, by: value) } catch { finish(.error(error)) }
  }

  override func terminated(_ termination: Termination) {
    do {
      if termination.isCompleted {
        if let result {
          try result.body(untyped(at: accumulated.memory).pointee, sink)
        } else {
          send(accumulated.memory)
        }
      }
      finish(termination)
    } catch { finish(.error(error)) }
  }
}
