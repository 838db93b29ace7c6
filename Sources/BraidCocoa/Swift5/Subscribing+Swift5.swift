// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func drive(
    onNext: consuming ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    nonisolated(unsafe) let onNext = onNext  // the caller promises
    nonisolated(unsafe) let onCompleted = onCompleted  // the caller promises
    nonisolated(unsafe) let onDisposed = onDisposed  // the caller promises
    return drive(
      onNext: onNext.map { body in { body($0) } },
      onCompleted: onCompleted.map { body in { body() } },
      onDisposed: onDisposed.map { body in { body() } })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func drive<Object: AnyObject>(
    with object: Object, onNext: consuming ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    nonisolated(unsafe) let onNext = onNext  // the caller promises
    nonisolated(unsafe) let onCompleted = onCompleted  // the caller promises
    nonisolated(unsafe) let onDisposed = onDisposed  // the caller promises
    return drive(
      with: object, onNext: onNext.map { body in { body($0, $1) } },
      onCompleted: onCompleted.map { body in { body($0) } },
      onDisposed: onDisposed.map { body in { body($0) } })
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func emit(
    onNext: consuming ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    nonisolated(unsafe) let onNext = onNext  // the caller promises
    nonisolated(unsafe) let onCompleted = onCompleted  // the caller promises
    nonisolated(unsafe) let onDisposed = onDisposed  // the caller promises
    return emit(
      onNext: onNext.map { body in { body($0) } },
      onCompleted: onCompleted.map { body in { body() } },
      onDisposed: onDisposed.map { body in { body() } })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func emit<Object: AnyObject>(
    with object: Object, onNext: consuming ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    nonisolated(unsafe) let onNext = onNext  // the caller promises
    nonisolated(unsafe) let onCompleted = onCompleted  // the caller promises
    nonisolated(unsafe) let onDisposed = onDisposed  // the caller promises
    return emit(
      with: object, onNext: onNext.map { body in { body($0, $1) } },
      onCompleted: onCompleted.map { body in { body($0) } },
      onDisposed: onDisposed.map { body in { body($0) } })
  }
}
