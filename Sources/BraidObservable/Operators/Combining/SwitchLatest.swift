// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: ObservableConvertibleType {
  /// Follows the newest of the observables that the source sends; see `flatMapLatest`.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    OperatorObservable(FlatMapLatest(asObservable(), IdentitySelector()))
  }
}
