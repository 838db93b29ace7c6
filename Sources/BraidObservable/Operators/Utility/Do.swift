// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Calls closures at points of a subscription's life, and forwards all events.
  ///
  ///     source        a-b--c|
  ///     do(onNext:)   a-b--c|
  ///
  /// ```swift
  /// let names = Observable.of("a", "b")
  /// let logged = names.do(onNext: { print("next: \($0)") }, onDispose: { print("disposed") })
  /// ```
  ///
  /// Use it for side effects that do not change the events: logging, counting, progress. A closure
  /// that is not passed costs nothing. To print all events, use
  /// ``debug(_:trimOutput:file:line:function:)``.
  ///
  /// - **Ends:** with the source; fails if `onNext`, `afterNext`, `onError` or `onCompleted`
  ///   throws. Errors thrown by `afterError` and `afterCompleted` are lost, because the terminal
  ///   event was forwarded before.
  /// - **Threads:** closures run synchronously on the thread of the event, subscription or
  ///   disposal.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameters:
  ///   - onNext: Called before a value is forwarded.
  ///   - afterNext: Called after a value was forwarded.
  ///   - onError: Called before an error is forwarded.
  ///   - afterError: Called after an error was forwarded.
  ///   - onCompleted: Called before completion is forwarded.
  ///   - afterCompleted: Called after completion was forwarded.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called when the subscription has ended, after the source's teardown.
  @available(swift 6) @preconcurrency
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil,
    afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil,
    afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let onTermination = DoClosures.joined(onError, onCompleted)
    let afterTermination = DoClosures.joined(afterError, afterCompleted)
    let closures = DoClosures(
      onNext: onNext, afterNext: afterNext, onTermination: onTermination,
      afterTermination: afterTermination)
    if afterTermination != nil || onSubscribe != nil || onSubscribed != nil || onDispose != nil {
      return makeObservable(
        AnonymousRawOperator("do") { _, sink, scope in
          onSubscribe?()
          DoSink(sink, scope, closures, onDispose: onDispose)
            .run(source.raw, onSubscribed: onSubscribed)
        })
    }
    if afterNext != nil || onTermination != nil { return makeObservable(source.raw, .do(closures)) }
    if let onNext { return makeObservable(source.raw, .do(onNext: onNext)) }
    return source
  }
}

extension DoClosures {
  /// One closure for both terminal events; `nil` if there is none.
  static func joined(
    _ onError: (@Sendable (any Error) throws -> Void)?,
    _ onCompleted: (@Sendable () throws -> Void)?
  ) -> (@Sendable (Termination) throws -> Void)? {
    if onError == nil, onCompleted == nil { return nil }
    return {
      if let error = $0.error { try onError?(error) } else { try onCompleted?() }
    }
  }
}
