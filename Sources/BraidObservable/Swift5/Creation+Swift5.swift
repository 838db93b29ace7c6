// SPDX-License-Identifier: MIT
public import BraidCore

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension AnyObserver {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public init(eventHandler: borrowing @escaping (Event<Element>) -> Void) {
    self.init(eventHandler: promised(copy eventHandler))
  }
}

extension ObserverType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public func mapObserver<Result>(_ transform: consuming @escaping (Result) throws -> Element)
    -> AnyObserver<Result>
  {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return mapObserver({ try transform($0) })
  }
}

extension ObservableType {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func create(
    _ subscribe: consuming @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    create(promised(subscribe))
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func deferred(
    _ observableFactory: consuming @escaping () throws -> Observable<Element>
  ) -> Observable<Element> {
    nonisolated(unsafe) let observableFactory = observableFactory  // the caller promises
    return deferred({ try observableFactory() })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func generate(
    initialState: Element, condition: consuming @escaping (Element) throws -> Bool,
    iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> {
    nonisolated(unsafe) let condition = condition  // the caller promises
    nonisolated(unsafe) let iterate = iterate  // the caller promises
    return generate(
      initialState: initialState, condition: { try condition($0) }, iterate: { try iterate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func generate(
    initialState: Element, condition: consuming @escaping (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType, iterate: @escaping (Element) throws -> Element
  ) -> Observable<Element> where Element: Sendable {
    nonisolated(unsafe) let condition = condition  // the caller promises
    nonisolated(unsafe) let iterate = iterate  // the caller promises
    return generate(
      initialState: initialState, condition: { try condition($0) }, scheduler: scheduler,
      iterate: { try iterate($0) })
  }

  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func using<Resource: Disposable>(
    _ resourceFactory: consuming @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    nonisolated(unsafe) let resourceFactory = resourceFactory  // the caller promises
    nonisolated(unsafe) let observableFactory = observableFactory  // the caller promises
    return using({ try resourceFactory() }, observableFactory: { try observableFactory($0) })
  }
}
