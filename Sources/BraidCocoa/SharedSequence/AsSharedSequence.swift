// SPDX-License-Identifier: MIT
public import BraidObservable

extension ObservableConvertibleType where Element: Sendable {
  /// Shares the values, and sends `onErrorJustReturn` in place of an error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: How it is shared; the type that is asked for says so as well.
  ///   - onErrorJustReturn: What to send; then it completes.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Shares the values, and goes on with another shared sequence after an error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: How it is shared; the type that is asked for says so as well.
  ///   - onErrorDriveWith: What to go on with.
  @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catch { _ in onErrorDriveWith.source })
  }

  /// Shares the values, and goes on with what a closure makes of an error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: How it is shared; the type that is asked for says so as well.
  ///   - onErrorRecover: Makes what to go on with.
  @available(swift 6) @preconcurrency @inlinable
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).source })
  }

  /// Shares the values of a sequence that does not fail.
  @inlinable
  func delivered<S: SharingStrategyProtocol>(
    _ sharingStrategy: S.Type = S.self
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler))
  }
}

extension ObservableConvertibleType where Element: Sendable {
  /// Makes a driver, which sends `onErrorJustReturn` in place of an error.
  ///
  ///     source                       a-b-#
  ///     asDriver(onErrorJustReturn)  a-b-(x|)
  ///
  /// - Parameter onErrorJustReturn: What to send; then it completes.
  @inlinable
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Makes a driver, which goes on with another one after an error.
  ///
  ///     source                      a-b-#
  ///     other                       x-y|
  ///     asDriver(onErrorDriveWith)  a-b-x-y|
  ///
  /// - Parameter onErrorDriveWith: What to go on with; `.empty()` to complete, `.never()` to stay
  ///   silent.
  @inlinable
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Makes a driver, which goes on with what a closure makes of an error.
  ///
  /// - Parameter onErrorRecover: Makes what to go on with.
  @available(swift 6) @preconcurrency @inlinable
  public func asDriver(
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }

  /// Makes a signal, which sends `onErrorJustReturn` in place of an error.
  ///
  /// - Parameter onErrorJustReturn: What to send; then it completes.
  @inlinable
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Makes a signal, which goes on with another one after an error.
  ///
  /// - Parameter onErrorSignalWith: What to go on with; `.empty()` to complete, `.never()` to stay
  ///   silent.
  @inlinable
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Makes a signal, which goes on with what a closure makes of an error.
  ///
  /// - Parameter onErrorRecover: Makes what to go on with.
  @available(swift 6) @preconcurrency @inlinable
  public func asSignal(
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType where Element: Sendable {
  /// Makes a driver; there is no error to take the place of.
  @inlinable
  public func asDriver() -> Driver<Element> { delivered() }
}

extension BehaviorRelay where Element: Sendable {
  /// Makes a driver of the current value and those that the relay accepts.
  @inlinable
  public func asDriver() -> Driver<Element> { delivered() }
}

extension PublishRelay where Element: Sendable {
  /// Makes a signal of the values that the relay accepts.
  @inlinable
  public func asSignal() -> Signal<Element> { delivered() }
}
