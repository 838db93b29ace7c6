// SPDX-License-Identifier: MIT
public import BraidCore

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
  @available(swift 6) @preconcurrency @inlinable
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
    let onTermination = DoStage<Element>.joined(onError, onCompleted)
    let afterTermination = DoStage<Element>.joined(afterError, afterCompleted)
    let stage = DoStage(
      onNext: onNext, afterNext: afterNext, onTermination: onTermination,
      afterTermination: afterTermination)
    if afterTermination != nil || onSubscribe != nil || onSubscribed != nil || onDispose != nil {
      return OperatorObservable(
        DoAround(
          source: source, stage: stage, onSubscribe: onSubscribe, onSubscribed: onSubscribed,
          onDispose: onDispose))
    }
    if afterNext != nil || onTermination != nil { return StagedObservable(source, stage) }
    if let onNext { return StagedObservable(source, DoNextStage(onNext)) }
    return source
  }
}

extension DoStage {
  /// One closure for both terminal events; `nil` if there is none.
  @inlinable
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

/// `do` with closures for the subscription itself, or for what follows a terminal event.
@usableFromInline
struct DoAround<Element>: SourceOperator {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let stage: DoStage<Element>
  @usableFromInline let onSubscribe: (@Sendable () -> Void)?
  @usableFromInline let onSubscribed: (@Sendable () -> Void)?
  @usableFromInline let onDispose: (@Sendable () -> Void)?

  @inlinable
  init(
    source: Observable<Element>, stage: DoStage<Element>, onSubscribe: (@Sendable () -> Void)?,
    onSubscribed: (@Sendable () -> Void)?, onDispose: (@Sendable () -> Void)?
  ) {
    self.source = source
    self.stage = stage
    self.onSubscribe = onSubscribe
    self.onSubscribed = onSubscribed
    self.onDispose = onDispose
  }

  @inlinable
  func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    onSubscribe?()
    DoSink(sink, scope, stage, onDispose: onDispose).run(source, onSubscribed: onSubscribed)
  }
}
