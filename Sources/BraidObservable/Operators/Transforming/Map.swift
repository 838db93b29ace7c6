// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends what `transform` makes of each value.
  @preconcurrency @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable().source
    return Observable<Result>(run: { sink, scope in
      source.connect(sink.map(scope, transform), scope)
    })
  }
}
