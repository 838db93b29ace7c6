// SPDX-License-Identifier: MIT

/// `scan(_:resettingTo:)`: an accumulation whose result another source replaces.
final class ScanResettingSink: GatedSink, @unchecked Sendable {  // in the gate
  private let accumulator: Accumulator
  /// One value: the result so far.
  private var result: ValueQueue
  /// The source that has completed, if one has.
  private var completed: GatedSource?

  init(_ subscription: GatedSubscription, _ seed: ValueBox, _ accumulator: Accumulator) {
    result = ValueQueue(subscription.types.1)
    result.append(seed.address)
    self.accumulator = accumulator
    super.init(subscription, GatedNeeds(finalEvents: .errors))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    do {
      try accumulator.update(result.first, by: value)
      next(UnsafeRawPointer(result.first))
    } catch { fail(error) }
  }

  override func second(_ value: UnsafeRawPointer) {
    result.replace(by: value)
    next(value)
  }

  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if !termination.isCompleted || source != completed ?? source {
      finish(termination)
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
    self.init(source, resets) { ScanResettingSink($0, seed, accumulator) }
  }
}
