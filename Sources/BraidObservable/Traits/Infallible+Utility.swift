// SPDX-License-Identifier: MIT

extension Infallible {
  /// Calls closures at points of a subscription's life, and forwards all events.
  ///
  /// - Parameters:
  ///   - onNext: Called before a value is forwarded.
  ///   - afterNext: Called after a value was forwarded.
  ///   - onCompleted: Called before completion is forwarded.
  ///   - afterCompleted: Called after completion was forwarded.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency
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
  /// Prints the events of each subscription, and its start and end; see
  /// ``ObservableType/debug(_:trimOutput:file:line:function:)``.
  ///
  /// - Parameters:
  ///   - identifier: The prefix of each line. Defaults to the file, line and function of the call.
  ///   - trimOutput: Whether to shorten long events in the middle.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      raw: asObservable().debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }

  /// Shares one subscription to the source among all observers, and may replay the most recent
  /// values to late observers.
  ///
  /// See ``ObservableType/share(replay:scope:)``.
  ///
  /// - Parameters:
  ///   - replay: The number of values to replay. Zero or less replays none.
  ///   - scope: How long the values are buffered.
  public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    Infallible(raw: asObservable().share(replay: replay, scope: scope))
  }

  /// Combines each value with an object that is not retained, while the object is alive.
  ///
  /// - Parameters:
  ///   - obj: The object, which is not retained.
  ///   - resultSelector: Returns the result for the object and a value.
  @available(swift 6) @preconcurrency
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible(raw: asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Emits each value together with an object that is not retained, while the object is alive.
  ///
  /// - Parameter obj: The object, which is not retained.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> Infallible<(Object, Element)> {
    Infallible(raw: asObservable().withUnretained(obj))
  }
}
