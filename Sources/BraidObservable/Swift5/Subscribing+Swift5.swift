// SPDX-License-Identifier: MIT
public import BraidCore

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension ObservableType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: promised(onNext), onError: promised(onError), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), fileID: fileID, line: line)
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func subscribe(_ on: consuming @escaping (Event<Element>) -> Void) -> any Disposable {
    subscribe(promised(on))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: consuming ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onNext: promised(onNext), onError: promised(onError),
      onCompleted: promised(onCompleted), onDisposed: promised(onDisposed), fileID: fileID,
      line: line)
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func bind(onNext: consuming @escaping (Element) -> Void) -> any Disposable {
    bind(onNext: promised(onNext))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func bind<Object: AnyObject>(
    with object: Object, onNext: consuming @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(onNext: WeakReference(object).weakly(promised(onNext)), unhandled: .binding)
  }
}

extension InfallibleType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func bind(onNext: consuming @escaping (Element) -> Void) -> any Disposable {
    bind(onNext: promised(onNext))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func bind<Object: AnyObject>(
    with object: Object, onNext: consuming @escaping (Object, Element) -> Void
  ) -> any Disposable {
    subscribe(with: object, onNext: promised(onNext))
  }
}
