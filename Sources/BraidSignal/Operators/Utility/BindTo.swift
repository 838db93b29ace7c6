// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sets a property of an object to each value.
  ///
  /// ```swift
  /// signal.bind(to: label, \.text)
  /// ```
  ///
  /// The object is held weakly. The binding ends with the signal, and with the object: at once if
  /// the object can tell how long it lives, as a `HasLifetime` can and, where there is an
  /// Objective-C runtime, every object. Of other objects nobody learns that they are gone until
  /// there is something to set: their binding keeps the signal until its next value.
  ///
  /// - **Ends:** a property cannot show an error, so one is a mistake of the program: it stops a
  ///   debug build; a release build says so on standard error and ends the binding. Handle errors
  ///   before, with ``catch(to:)``.
  /// - **Threads:** the property is set where the value is sent; put `deliver(on:)` before a
  ///   binding to what belongs to a thread. A binding made on an actor belongs to it (C11).
  ///
  /// - Parameters:
  ///   - object: What is changed.
  ///   - keyPath: Its property.
  ///   - isolation: The actor that the binding belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the binding when disposed.
  @available(swift 6) @inlinable @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(
      to: object, { $0[keyPath: keyPath] = $1 }, isolation: isolation, fileID: fileID, line: line)
  }

  /// Sets a property of an object to each value, or to another value instead of nil.
  ///
  /// Otherwise like the form without one.
  ///
  /// - Parameters:
  ///   - object: What is changed.
  ///   - keyPath: Its property.
  ///   - substitute: What to set instead of nil.
  ///   - isolation: The actor that the binding belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the binding when disposed.
  @available(swift 6) @inlinable @discardableResult
  public final func bind<Object: AnyObject, Wrapped>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Wrapped>,
    default substitute: Wrapped,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Value == Wrapped? {
    bind(
      to: object, { $0[keyPath: keyPath] = $1 ?? substitute }, isolation: isolation,
      fileID: fileID, line: line)
  }

  /// Calls `body` with an object and each value, while the object lives.
  ///
  /// What the forms with a key path are made of; the same rules apply.
  ///
  /// - Parameters:
  ///   - object: Held weakly.
  ///   - body: Does something to the object with a value.
  ///   - isolation: The actor that the closure belongs to: the caller's, unless you say otherwise.
  ///   - fileID: Where the call is, for what is said of it.
  ///   - line: The same.
  /// - Returns: Ends the binding when disposed.
  @available(swift 6) @inlinable @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ body: @escaping (Object, Value) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    let body = confined(body, to: Isolation.of(isolation, fileID, line))
    let scope = LifetimeScope()
    if let lifetime = Lifetime.of(object) { scope.join(lifetime) }
    if scope.isDisposed { return scope }
    let subscriber = ClosureSubscriber<Void>(scope, nil, BindingFailure.complain)
    StagedSignal(self, UnretainedStage(object, body)).subscribe(
      ClosureSubscriber.sink(consume subscriber), scope)
    return scope
  }
}

@usableFromInline
enum BindingFailure {
  /// What a binding does at the end of its signal.
  @usableFromInline
  static let complain: @Sendable (Termination) -> Void = { termination in
    guard case .error(let error) = termination else { return }
    Misuse.complain(
      """
      bind(to:): the signal failed with \(error). A binding has no way to show an error; \
      handle it before, with catch(to:) or retry().
      """)
  }
}
