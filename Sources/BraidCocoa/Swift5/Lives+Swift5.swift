// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension ObservableConvertibleType where Element: Sendable {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: consuming @escaping (_ error: any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    nonisolated(unsafe) let onErrorRecover = onErrorRecover  // the caller promises
    return asSharedSequence(
      sharingStrategy: sharingStrategy, onErrorRecover: { onErrorRecover($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func asDriver(
    onErrorRecover: consuming @escaping (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    nonisolated(unsafe) let onErrorRecover = onErrorRecover  // the caller promises
    return asDriver(onErrorRecover: { onErrorRecover($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func asSignal(
    onErrorRecover: consuming @escaping (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    nonisolated(unsafe) let onErrorRecover = onErrorRecover  // the caller promises
    return asSignal(onErrorRecover: { onErrorRecover($0) })
  }
}

extension SharedSequence {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func deferred(
    _ observableFactory: consuming @escaping () -> SharedSequence
  ) -> SharedSequence {
    nonisolated(unsafe) let observableFactory = observableFactory  // the caller promises
    return deferred({ observableFactory() })
  }
}

extension SharedSequenceConvertibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func `do`(
    onNext: consuming ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    self.do(
      onNext: promised(onNext), afterNext: promised(afterNext), onCompleted: promised(onCompleted),
      afterCompleted: promised(afterCompleted), onSubscribe: promised(onSubscribe),
      onSubscribed: promised(onSubscribed), onDispose: promised(onDispose))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: consuming @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return withUnretained(obj, resultSelector: { resultSelector($0, $1) })
  }
}
