// SPDX-License-Identifier: MIT
public import BraidCore

// Written by .ci/generate.

extension ObservableType {
  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    onNext: consuming ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    _ on: @escaping (Event<Element>) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(on, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onNext: onNext, onError: onError, onCompleted: onCompleted,
      onDisposed: onDisposed, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribeNext<Object: AnyObject>(
    weak obj: Object, _ onNext: @escaping (Object) -> (Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeNext(weak: obj, onNext, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribeError<Object: AnyObject>(
    weak obj: Object, _ onError: @escaping (Object) -> (any Error) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeError(weak: obj, onError, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribeCompleted<Object: AnyObject>(
    weak obj: Object, _ onCompleted: @escaping (Object) -> () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribeCompleted(weak: obj, onCompleted, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe<Object: AnyObject>(
    weak obj: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(weak: obj, on, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe<Object: AnyObject>(
    weak obj: Object, onNext: ((Object) -> (Element) -> Void)? = nil,
    onError: ((Object) -> (any Error) -> Void)? = nil, onCompleted: ((Object) -> () -> Void)? = nil,
    onDisposed: ((Object) -> () -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      weak: obj, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func bind(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(onNext: onNext, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(with: object, onNext: onNext, isolation: nil, fileID: fileID, line: line)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onError: onError, onDisposed: onDisposed, isolation: nil,
      fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed, isolation: nil,
      fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onSuccess: onSuccess, onFailure: onFailure, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }
}

extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    _ observer: @escaping (CompletableEvent) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onCompleted: onCompleted, onError: onError, onDisposed: onDisposed, isolation: nil,
      fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onCompleted: onCompleted, onError: onError, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }
}

extension InfallibleType {
  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func bind(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(onNext: onNext, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(with: object, onNext: onNext, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed, isolation: nil,
      fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    _ on: @escaping (InfallibleEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(on, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    _ observer: @escaping (MaybeEvent<Element>) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(observer, isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed,
      isolation: nil, fileID: fileID, line: line)
  }

  /// For code in Swift 5 mode: the closures run on the thread that sends the event.
  ///
  /// No isolation is checked.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal) @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      with: object, onSuccess: onSuccess, onError: onError, onCompleted: onCompleted,
      onDisposed: onDisposed, isolation: nil, fileID: fileID, line: line)
  }
}
