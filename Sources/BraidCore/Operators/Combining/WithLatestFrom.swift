// SPDX-License-Identifier: MIT

/// `withLatestFrom`: combines each value of the source with the latest value of another source.
final class WithLatestSink: GatedSink, @unchecked Sendable {  // in the gate
  /// Nil to send the latest value.
  private let combiner: Combiner?
  private var latest: ValueQueue

  init(_ subscription: GatedSubscription, _ combiner: Combiner?) {
    latest = ValueQueue(subscription.types.1)
    self.combiner = combiner
    super.init(subscription, GatedNeeds(finalEvents: [.errors, .firstCompletion]))
  }

  override func first(_ value: UnsafeRawPointer, at now: Duration) {
    if latest.count == 0 { return }
    // Unmanaged, or the closure would be retained for each value.
    guard let combiner = combiner.map(Unmanaged.passUnretained) else {
      return next(latest.first)
    }
    do {
      try combiner._withUnsafeGuaranteedRef { try $0.send(value, latest.first, to: self) }
    } catch { fail(error) }
  }

  override func second(_ value: UnsafeRawPointer) { latest.replace(by: value) }

  /// The latest value remains when the other source has completed.
  override func terminated(_ source: GatedSource, _ termination: Termination, at now: Duration) {
    if source == .first || !termination.isCompleted { finish(termination) }
  }
}

/// Combines two values, whose addresses it is given, and sends the result.
class Combiner {
  func send(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, to out: GatedSink
  ) throws {}
}

/// For results that need not be destroyed.
private final class PlainCombiner: Combiner {
  private let combine: Folding<Untyped, Untyped, Room>

  init(_ combine: Folding<Untyped, Untyped, Room>) { self.combine = combine }

  override func send(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, to out: GatedSink
  ) throws {
    let result = try combine.body(untyped(at: first).pointee, untyped(at: second).pointee)
    out.next(address(of: result))
  }
}

private final class TypedCombiner<Result>: Combiner {
  private let combine: Folding<Untyped, Untyped, Result>

  init(_ combine: Folding<Untyped, Untyped, Result>) { self.combine = combine }

  override func send(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, to out: GatedSink
  ) throws {
    let result = try combine.body(untyped(at: first).pointee, untyped(at: second).pointee)
    withAddress(of: result) { out.next($0) }
  }
}

extension GatedOperator {
  /// `withLatestFrom` without a closure: sends the latest value.
  package convenience init<First, Second>(
    _ source: EventSource<First>, withLatestFrom second: EventSource<Second>
  ) {
    self.init(source, second, nil)
  }

  /// `withLatestFrom`.
  package convenience init<First, Second, Result>(
    _ source: EventSource<First>, withLatestFrom second: EventSource<Second>,
    _ combine: @escaping (First, Second) throws -> Result
  ) {
    let combine = Folding<First, Second, Result>(body: combine)
    self.init(
      source, second,
      RawType(Result.self).isPlainInRoom
        ? PlainCombiner(reinterpreted(combine, as: Folding<Untyped, Untyped, Room>.self))
        : TypedCombiner(reinterpreted(combine, as: Folding<Untyped, Untyped, Result>.self)))
  }

  private convenience init<First, Second>(
    _ source: EventSource<First>, _ second: EventSource<Second>, _ combiner: Combiner?
  ) {
    self.init(source, second) { WithLatestSink($0, combiner) }
  }
}
