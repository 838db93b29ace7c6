// SPDX-License-Identifier: MIT
public import BraidObservable

extension SharedSequenceConvertibleType {
  /// Calls closures at points of the life of the shared subscription, and passes all events on.
  ///
  /// They are called once, however many observers there are.
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
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      shared.do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
        onDispose: onDispose))
  }

  /// Prints what happens in the shared subscription, and passes all events on.
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
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      shared.debug(
        identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends what `resultSelector` makes of an object and each value, while the object lives.
  ///
  /// - Parameters:
  ///   - obj: The object, which the subscription does not keep alive.
  ///   - resultSelector: The result for the object and a value.
  @available(swift 6) @preconcurrency @inlinable
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence<SharingStrategy, Out>(
      shared.withUnretained(obj, resultSelector: resultSelector))
  }

  /// Sends an object with each value, while the object lives.
  ///
  /// - Parameter obj: The object, which the subscription does not keep alive.
  @inlinable
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence<SharingStrategy, (Object, Element)>(shared.withUnretained(obj))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Not there for drivers: the newest value, and the object in it, would be kept for replay.
  @available(
    *, unavailable,
    message: """
      A driver would keep the object, in the value it replays. Use \
      drive(with:onNext:onCompleted:onDisposed:) instead.
      """
  )
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    .never()
  }

  /// Not there for drivers: the newest value, and the object in it, would be kept for replay.
  @available(
    *, unavailable,
    message: """
      A driver would keep the object, in the value it replays. Use \
      drive(with:onNext:onCompleted:onDisposed:) instead.
      """
  )
  public func withUnretained<Object: AnyObject>(
    _ obj: Object
  ) -> SharedSequence<SharingStrategy, (Object, Element)> {
    .never()
  }
}
