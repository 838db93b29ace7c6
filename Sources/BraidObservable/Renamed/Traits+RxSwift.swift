// SPDX-License-Identifier: MIT
public import BraidCore

// Names that RxSwift 6 has changed. The old ones work here as they do there, with a warning.

extension PrimitiveSequence {
  /// The old name of `catch`.
  @available(*, deprecated, renamed: "catch(_:)")
  @preconcurrency
  public func catchError(
    _ handler: @escaping @Sendable (any Error) throws -> PrimitiveSequence
  ) -> PrimitiveSequence {
    self.catch(handler)
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Failure: Error, Notifier: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<Failure>) -> Notifier
  ) -> PrimitiveSequence {
    retry(when: notificationHandler)
  }

  /// The old name of `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  @preconcurrency
  public func retryWhen<Notifier: ObservableType>(
    _ notificationHandler: @escaping @Sendable (Observable<any Error>) -> Notifier
  ) -> PrimitiveSequence {
    retry(when: notificationHandler)
  }
}

extension PrimitiveSequence where Element: Sendable {
  /// The old name of `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    observe(on: scheduler)
  }

  /// The old name of ``subscribe(on:)``.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence {
    subscribe(on: scheduler)
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The old name of `catchAndReturn`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Single<Element> {
    catchAndReturn(element)
  }

  /// The old name of `subscribe(onSuccess:onFailure:onDisposed:)`.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @available(swift 6)
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed, isolation: isolation,
      fileID: fileID, line: line)
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// The old name of `catchAndReturn`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> {
    catchAndReturn(element)
  }
}
