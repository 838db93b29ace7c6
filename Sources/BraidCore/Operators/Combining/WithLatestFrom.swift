// SPDX-License-Identifier: MIT

/// `withLatestFrom`: combines each value of the source with the latest value of another source.
@usableFromInline
package struct WithLatestRule<First, Second, Output>: GatedRule {
  @usableFromInline let combine: @Sendable (First, Second) throws -> Output
  @usableFromInline var latest: Second?

  @inlinable
  package init(_ combine: @escaping @Sendable (First, Second) throws -> Output) {
    self.combine = combine
  }

  @inlinable @inline(__always)
  package mutating func first(_ first: First, at now: Void, _ out: Engine) {
    guard let latest else { return }
    do { out.next(try combine(first, latest)) } catch { out.fail(error) }
  }

  @inlinable @inline(__always)
  package mutating func second(_ second: Second, _ out: Engine) { latest = second }

  /// The latest value remains when the other source has completed.
  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Void, _ out: Engine
  ) {
    if source == .first || !termination.isCompleted { out.finish(termination) }
  }
}
