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
  private var accumulated: ValueCell
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
  private var accumulated: ValueCell
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

/// A closure that updates a stored state with a value.
struct Updater<State: ~Copyable, Input: ~Copyable>: @unchecked Sendable {
  let body: (inout State, borrowing Input) throws -> Void
}

/// Updates a stored state with a value: in place, or to the result of a closure.
struct Accumulator: @unchecked Sendable {  // as its closures
  /// The size of a value that a result in a ``Room`` replaces; otherwise the updater is called.
  private let size: Int?
  // Not optional: calling a closure in an optional retains it.
  private let next: Folding<Untyped, Untyped, Room>
  private let updater: Updater<Untyped, Untyped>

  init<State, Input>(updating update: @escaping (inout State, Input) throws -> Void) {
    size = nil
    next = Folding { _, _ in throw Unused() }
    updater = reinterpreted(
      Updater<State, Input>(body: update), as: Updater<Untyped, Untyped>.self)
  }

  init<State, Input>(replacing next: @escaping (State, Input) throws -> State) {
    let type = RawType(State.self)
    size = type.isPlainInRoom ? type.size : nil
    self.next = reinterpreted(
      Folding<State, Input, State>(body: next), as: Folding<Untyped, Untyped, Room>.self)
    let next = reinterpreted(
      Folding<State, Input, State>(body: next), as: Folding<Untyped, Untyped, State>.self)
    updater = Updater { state, value in
      let state = UnsafeMutableRawPointer(mutating: address(of: state))
      let result = try next.body(untyped(at: state).pointee, value)
      state.assumingMemoryBound(to: State.self).pointee = result
    }
  }

  private struct Unused: Error {}

  @inline(__always)
  func update(_ state: UnsafeMutableRawPointer, by value: UnsafeRawPointer) throws {
    if let size {
      let result = try next.body(untyped(at: state).pointee, untyped(at: value).pointee)
      copyBytes(size, address(of: result), to: state)
    } else {
      try updater.body(
        &state.assumingMemoryBound(to: Untyped.self).pointee, untyped(at: value).pointee)
    }
  }
}
