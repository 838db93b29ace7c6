// SPDX-License-Identifier: MIT

/// `withLatestFrom`: combines each value of the source with the latest value of another source.
struct WithLatestRule: ~Copyable, GatedRule {
  /// Nil to send the latest value.
  private let combiner: Combiner?
  private var latest: ValueQueue

  init(_ type: RawType, _ combiner: Combiner?) {
    latest = ValueQueue(type)
    self.combiner = combiner
  }

  @inline(__always)
  mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    if latest.count == 0 { return }
    // Unmanaged, or the closure would be retained for each value.
    guard let combiner = combiner.map(Unmanaged.passUnretained) else {
      return out.next(latest.first)
    }
    do {
      try combiner._withUnsafeGuaranteedRef { try $0.send(value, latest.first, to: out) }
    } catch { out.fail(error) }
  }

  @inline(__always)
  mutating func second(_ value: UnsafeRawPointer, _ out: Engine) {
    latest.replace(by: value)
  }

  var finalEvents: RuleEvents { [.errors, .firstCompletion] }

  /// The latest value remains when the other source has completed.
  mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if source == .first || !termination.isCompleted { out.finish(termination) }
  }
}

private struct Combining<First: ~Copyable, Second: ~Copyable, Result: ~Copyable> {
  let call: (borrowing First, borrowing Second) throws -> Result
}

/// Combines two values, whose addresses it is given, and sends the result.
class Combiner {
  func send(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, to out: GatedSink
  ) throws {}
}

/// For results that need not be destroyed.
private final class PlainCombiner: Combiner {
  private let combine: Combining<Untyped, Untyped, Room>

  init(_ combine: Combining<Untyped, Untyped, Room>) { self.combine = combine }

  override func send(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, to out: GatedSink
  ) throws {
    let result = try combine.call(untyped(at: first).pointee, untyped(at: second).pointee)
    out.next(address(of: result))
  }
}

private final class TypedCombiner<Result>: Combiner {
  private let combine: Combining<Untyped, Untyped, Result>

  init(_ combine: Combining<Untyped, Untyped, Result>) { self.combine = combine }

  override func send(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, to out: GatedSink
  ) throws {
    let result = try combine.call(untyped(at: first).pointee, untyped(at: second).pointee)
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
    let combine = Combining<First, Second, Result>(call: combine)
    self.init(
      source, second,
      RawType(Result.self).isPlainInRoom
        ? PlainCombiner(reinterpreted(combine, as: Combining<Untyped, Untyped, Room>.self))
        : TypedCombiner(reinterpreted(combine, as: Combining<Untyped, Untyped, Result>.self)))
  }

  private convenience init<First, Second>(
    _ source: EventSource<First>, _ second: EventSource<Second>, _ combiner: Combiner?
  ) {
    let type = RawType(Second.self)
    self.init((source.raw, RawType(First.self)), (second.raw, type)) {
      WithLatestRule(type, combiner)
    }
  }
}
