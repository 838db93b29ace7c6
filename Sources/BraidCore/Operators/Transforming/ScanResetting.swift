// SPDX-License-Identifier: MIT

/// `scan(_:resettingTo:)`: an accumulation whose result another source replaces.
struct ScanResettingRule: ~Copyable, GatedRule {
  private let accumulator: Accumulator
  /// One value: the result so far.
  private var result: ValueQueue
  /// The source that has completed, if one has.
  private var completed: RuleSource?

  init(_ type: RawType, _ seed: ValueBox, _ accumulator: Accumulator) {
    result = ValueQueue(type)
    result.append(seed.address)
    self.accumulator = accumulator
  }

  mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    do {
      try accumulator.update(result.first, by: value)
      out.next(UnsafeRawPointer(result.first))
    } catch { out.fail(error) }
  }

  mutating func second(_ value: UnsafeRawPointer, _ out: Engine) {
    result.replace(by: value)
    out.next(value)
  }

  var finalEvents: RuleEvents { .errors }

  mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if !termination.isCompleted || source != completed ?? source {
      out.finish(termination)
    } else {
      completed = source
    }
  }
}

extension GatedOperator {
  /// `scan(_:resettingTo:)`.
  package convenience init<Input, Result>(
    _ source: EventSource<Input>, scanning seed: Result, resettingTo resets: EventSource<Result>,
    _ accumulate: @escaping (Result, Input) throws -> Result
  ) {
    self.init(source, ValueBox(seed), resets, Accumulator(replacing: accumulate))
  }

  /// `scan(into:resettingTo:)`.
  package convenience init<Input, Result>(
    _ source: EventSource<Input>, scanningInto seed: Result,
    resettingTo resets: EventSource<Result>,
    _ accumulate: @escaping (inout Result, Input) throws -> Void
  ) {
    self.init(source, ValueBox(seed), resets, Accumulator(updating: accumulate))
  }

  private convenience init<Input, Result>(
    _ source: EventSource<Input>, _ seed: ValueBox, _ resets: EventSource<Result>,
    _ accumulator: Accumulator
  ) {
    let type = RawType(Result.self)
    self.init((source.raw, RawType(Input.self)), (resets.raw, type)) {
      ScanResettingRule(type, seed, accumulator)
    }
  }
}
