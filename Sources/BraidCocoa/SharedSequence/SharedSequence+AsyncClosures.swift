// SPDX-License-Identifier: MIT
import BraidObservable

extension SharedSequenceConvertibleType where Element: Sendable {
  /// The inner sequence of a value: its task, whose result is delivered on the strategy's
  /// scheduler.
  @inlinable
  func delivered<Result: Sendable>(
    _ transform: @escaping @Sendable (Element) async -> Result
  ) -> @Sendable (Element) -> Observable<Result> {
    let scheduler = SharingStrategy.scheduler
    return { value in Observable.async { await transform(value) }.observe(on: scheduler) }
  }
}
