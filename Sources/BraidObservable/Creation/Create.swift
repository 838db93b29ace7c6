// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// An observable that runs `subscribe` for each subscription.
  ///
  /// - Parameter subscribe: Sends events to the observer it is given, from any thread and as long as
  ///   it likes, and returns what to tear down.
  @preconcurrency @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    AnonymousObservable(subscribe)
  }
}
