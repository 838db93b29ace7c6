// SPDX-License-Identifier: MIT

/// `withLatestFrom`: combines each value of the source with the latest value of another source.
package struct WithLatestRule: ~Copyable, GatedRule {
  /// Calls the closure that combines two values, whose addresses it is given, and sends the result.
  package typealias Combine =
    @Sendable (UnsafeRawPointer, UnsafeRawPointer, borrowing RawSink) throws -> Void

  /// Nil to send the latest value.
  private let combine: Combine?
  private var latest: ValueQueue

  init(_ type: RawType, _ combine: Combine?) {
    latest = ValueQueue(type)
    self.combine = combine
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    if latest.count == 0 { return }
    guard let combine else { return out.next(latest.first) }
    do { try combine(value, latest.first, out.sink) } catch { out.fail(error) }
  }

  @inline(__always)
  package mutating func second(_ value: UnsafeRawPointer, _ out: Engine) {
    latest.replace(by: value)
  }

  /// The latest value remains when the other source has completed.
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if source == .first || !termination.isCompleted { out.finish(termination) }
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
    _ combine: @escaping @Sendable (First, Second) throws -> Result
  ) {
    let combine = reinterpreted(
      Combine2<First, Second, Result>(call: combine), as: Combine2<Untyped, Untyped, Result>.self)
    self.init(source, second) { first, latest, sink in
      let result = try combine.call(untyped(at: first).pointee, untyped(at: latest).pointee)
      withAddress(of: result) { sink.next(at: $0) }
    }
  }

  private convenience init<First, Second>(
    _ source: EventSource<First>, _ second: EventSource<Second>, _ combine: WithLatestRule.Combine?
  ) {
    let type = RawType(Second.self)
    self.init((source.raw, RawType(First.self)), (second.raw, type)) {
      WithLatestRule(type, combine)
    }
  }
}
