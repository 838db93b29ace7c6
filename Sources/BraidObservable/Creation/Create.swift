// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Runs `subscribe` for each subscription, and sends what it sends.
  ///
  /// ```swift
  /// let answer = Observable<Int>.create { observer in
  ///   let request = service.ask { observer.onNext($0); observer.onCompleted() }
  ///   return Disposables.create { request.cancel() }
  /// }
  /// ```
  ///
  /// Events may be sent from any thread, also two at once, and from inside the observer: they are
  /// delivered one at a time (C3). For one value that is there already use ``just(_:)``; for a
  /// source that decides what it is when it is subscribed to use ``deferred(_:)``.
  ///
  /// - **Ends:** with the first terminal event sent; what comes later is dropped. Then, and when
  ///   the subscription is disposed, what `subscribe` returned is disposed, once; if it returns
  ///   only after that, at once (C6).
  ///
  /// - Parameter subscribe: Sends events to the observer it is given, for as long as it likes, and
  ///   returns what to tear down: `Disposables.create()` for nothing.
  @available(swift 6) @preconcurrency @inlinable
  public static func create(
    _ subscribe: @escaping @Sendable (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    AnonymousObservable(subscribe)
  }
}

/// The closure of `create` as one that is `@Sendable`; the caller promises what the compiler does
/// not check in Swift 5 mode.
@inlinable
func promised<Value>(
  _ body: @escaping (Value) -> any Disposable
) -> @Sendable (Value) -> any Disposable {
  reinterpreted(UncheckedSubscribe(body: body), as: SendableSubscribe<Value>.self).body
}

// Not generic in the closure: a function in a generic property is stored in another way.

@usableFromInline
struct UncheckedSubscribe<Value> {
  @usableFromInline let body: (Value) -> any Disposable
  @inlinable
  init(body: @escaping (Value) -> any Disposable) { self.body = body }
}

@usableFromInline
struct SendableSubscribe<Value> {
  @usableFromInline let body: @Sendable (Value) -> any Disposable
}
