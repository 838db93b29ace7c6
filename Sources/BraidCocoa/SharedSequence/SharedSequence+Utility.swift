// SPDX-License-Identifier: MIT
public import BraidObservable

extension SharedSequenceConvertibleType {
  /// Calls closures at points in the lifetime of the shared subscription, and forwards all events.
  ///
  /// The closures are called once per event, however many observers there are.
  ///
  /// - Parameters:
  ///   - onNext: Called before a value is forwarded.
  ///   - afterNext: Called after a value was forwarded.
  ///   - onCompleted: Called before the completion is forwarded.
  ///   - afterCompleted: Called after the completion was forwarded.
  ///   - onSubscribe: Called before the source is subscribed to.
  ///   - onSubscribed: Called after the source was subscribed to.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency
  public func `do`(
    onNext: (@Sendable (Element) -> Void)? = nil,
    afterNext: (@Sendable (Element) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil, afterCompleted: (@Sendable () -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      shared.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Prints the events of the shared subscription, and forwards them.
  ///
  /// - Parameters:
  ///   - identifier: The prefix of each line. Defaults to the location of the call.
  ///   - trimOutput: Whether to omit the middle of long events.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      shared.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Combines an object with each value by `resultSelector`, as long as the object exists.
  ///
  /// - Parameters:
  ///   - obj: The object, which the subscription does not retain.
  ///   - resultSelector: Returns the result for the object and a value.
  @available(swift 6) @preconcurrency
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence<SharingStrategy, Out>(
      shared.withUnretained(obj, resultSelector: resultSelector))
  }

  /// Emits an object with each value, as long as the object exists.
  ///
  /// - Parameter obj: The object, which the subscription does not retain.
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence<SharingStrategy, (Object, Element)>(shared.withUnretained(obj))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Not available for drivers: the replayed value would retain the object.
  @available(
    *, unavailable,
    message: """
      A driver would retain the object in the value it replays. Use \
      drive(with:onNext:onCompleted:onDisposed:) instead.
      """
  )
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    .never()
  }

  /// Not available for drivers: the replayed value would retain the object.
  @available(
    *, unavailable,
    message: """
      A driver would retain the object in the value it replays. Use \
      drive(with:onNext:onCompleted:onDisposed:) instead.
      """
  )
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    .never()
  }
}

extension SharedSequenceConvertibleType {
  /// Names this source in traces, with the place of the call.
  ///
  /// ```swift
  /// let lengths = Driver.just("a").map { $0.count }.checkpoint("lengths")
  /// ```
  ///
  /// While tracing is off, costs one load and does not evaluate `name`.
  ///
  /// - Parameters:
  ///   - name: The name in `Trace.graph()`, in the path of an error, in timelines and in metrics.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: This source: events do not pass anything more.
  public func checkpoint(
    _ name: @autoclosure () -> String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(raw: shared.checkpoint(name(), fileID: fileID, line: line))
  }
}
