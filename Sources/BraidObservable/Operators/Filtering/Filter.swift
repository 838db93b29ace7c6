// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends only the values for which `predicate` is true.
  @preconcurrency @inlinable
  public func filter(
    _ predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable().source
    return Observable(run: { sink, scope in
      source.connect(sink.filter(scope, predicate), scope)
    })
  }
}
