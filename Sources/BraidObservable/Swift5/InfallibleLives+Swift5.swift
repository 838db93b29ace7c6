// SPDX-License-Identifier: MIT
public import BraidCore

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension InfallibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func deferred(_ observableFactory: consuming @escaping () -> Infallible<Element>)
    -> Infallible<Element>
  {
    nonisolated(unsafe) let observableFactory = observableFactory  // the caller promises
    return deferred({ observableFactory() })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: consuming @escaping (Object, Element) -> Out
  ) -> Infallible<Out> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return withUnretained(obj, resultSelector: { resultSelector($0, $1) })
  }
}

extension Infallible {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func `do`(
    onNext: consuming ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible {
    self.do(
      onNext: promised(onNext), afterNext: promised(afterNext), onCompleted: promised(onCompleted),
      afterCompleted: promised(afterCompleted), onSubscribe: promised(onSubscribe),
      onSubscribed: promised(onSubscribed), onDispose: promised(onDispose))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func create(
    subscribe: consuming @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible {
    nonisolated(unsafe) let subscribe = subscribe  // the caller promises
    return create(subscribe: { subscribe($0) })
  }
}
