// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the values of the most recent inner observable, and disposes the previous one.
  ///
  /// It is ``flatMapLatest(_:)`` with the inner observables as they are; see there for ends and
  /// threads.
  ///
  /// ```swift
  /// let searches = PublishSubject<Observable<[String]>>()
  /// let results = searches.switchLatest()
  /// ```
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    OperatorObservable(FlatMapLatest(asObservable(), IdentitySelector()))
  }
}
