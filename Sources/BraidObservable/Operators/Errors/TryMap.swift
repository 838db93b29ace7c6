// SPDX-License-Identifier: MIT
extension ObservableType {
  /// The name of `map(_:)` in ReactiveObjC and Combine for a transformation that can fail.
  @preconcurrency
  public func tryMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    makeObservable(rawSource, .map(transform))
  }
}
