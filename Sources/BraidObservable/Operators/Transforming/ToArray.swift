// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends all values as one array, when the source completes.
  ///
  ///     source     a-b--|
  ///     toArray()  -----([a, b]|)
  ///
  /// - **Ends:** completion sends the array first, an empty one if there was no value; an error
  ///   passes at once and drops it.
  @inlinable
  public func toArray() -> Single<[Element]> {
    Single(raw: StagedObservable(asObservable(), CollectStage()))
  }
}
