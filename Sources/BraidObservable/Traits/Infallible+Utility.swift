// SPDX-License-Identifier: MIT

extension Infallible {
  /// Calls closures at points of a subscription's life, and passes all events on.
  ///
  /// - Parameters:
  ///   - onNext: Called before a value is passed on.
  ///   - afterNext: Called after a value was passed on.
  ///   - onCompleted: Called before completion is passed on.
  ///   - afterCompleted: Called after completion was passed on.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency @inlinable
  public func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil,
    afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil, afterCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Infallible {
    Infallible(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }
}

extension InfallibleType {
  /// Prints what happens in each subscription, and passes all events on.
  ///
  /// The lines are those of ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  ///
  /// - Parameters:
  ///   - identifier: What the lines begin with; without it, where the call stands.
  ///   - trimOutput: Whether the middle of long events is left out.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  @inlinable
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      raw: asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Shares one subscription to the source among all observers; late ones may get the last values.
  ///
  /// The rules are those of ``ObservableType/share(replay:scope:)``.
  ///
  /// - Parameters:
  ///   - replay: How many values late observers get; zero or less: none.
  ///   - scope: How long the values are kept.
  @inlinable
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().share(replay: replay, scope: scope))
  }

  /// Sends what `resultSelector` makes of an object and each value, while the object lives.
  ///
  /// - Parameters:
  ///   - obj: The object, which the subscription does not keep alive.
  ///   - resultSelector: The result for the object and a value.
  @available(swift 6) @preconcurrency @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible(raw: asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Sends an object with each value, while the object lives.
  ///
  /// - Parameter obj: The object, which the subscription does not keep alive.
  @inlinable
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> Infallible<(Object, Element)> {
    Infallible(raw: asObservable().withUnretained(obj))
  }
}
