// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

// Docs/Decisions/0013-closures-for-views.md says why.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func drive(
    onNext: consuming ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func drive<Object: AnyObject>(
    with object: Object, onNext: consuming ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    SharingScheduler.ensureMain()
    return shared.subscribe(
      with: object, onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func emit(
    onNext: consuming ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    shared.subscribe(
      onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func emit<Object: AnyObject>(
    with object: Object, onNext: consuming ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    shared.subscribe(
      with: object, onNext: promised(onNext), onCompleted: promised(onCompleted),
      onDisposed: promised(onDisposed), isolation: nil, fileID: fileID,
      line: line)
  }
}
