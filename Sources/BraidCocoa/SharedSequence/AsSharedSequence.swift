// SPDX-License-Identifier: MIT
public import BraidObservable

extension ObservableConvertibleType where Element: Sendable {
  /// Shares the values, and emits `onErrorJustReturn` in place of an error.
  ///
  /// ```swift
  /// let counts = PublishSubject<Int>()
  /// let shown: Driver<Int> = counts.asSharedSequence(onErrorJustReturn: 0)
  /// ```
  ///
  /// - Parameters:
  ///   - sharingStrategy: The sharing strategy. Usually inferred from the result type.
  ///   - onErrorJustReturn: The value to emit in place of an error; then the sequence completes.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorJustReturn: Element
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catchAndReturn(onErrorJustReturn))
  }

  /// Shares the values, and continues with another shared sequence after an error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: The sharing strategy. Usually inferred from the result type.
  ///   - onErrorDriveWith: The sequence to continue with.
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self, onErrorDriveWith: SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catch { _ in onErrorDriveWith.source })
  }

  /// Shares the values, and continues with the sequence that a closure returns for an error.
  ///
  /// - Parameters:
  ///   - sharingStrategy: The sharing strategy. Usually inferred from the result type.
  ///   - onErrorRecover: Returns the sequence to continue with.
  @available(swift 6) @preconcurrency
  public func asSharedSequence<S: SharingStrategyProtocol>(
    sharingStrategy: S.Type = S.self,
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> SharedSequence<S, Element>
  ) -> SharedSequence<S, Element> {
    SharedSequence(
      asObservable().observe(on: S.scheduler).catch { onErrorRecover($0).source })
  }

  /// Shares the values of a sequence that does not fail.
  func delivered<S: SharingStrategyProtocol>(
    _ sharingStrategy: S.Type = S.self
  ) -> SharedSequence<S, Element> {
    SharedSequence(asObservable().observe(on: S.scheduler))
  }
}

extension ObservableConvertibleType where Element: Sendable {
  /// Returns a driver that emits `onErrorJustReturn` in place of an error.
  ///
  ///     source                       a-b-#
  ///     asDriver(onErrorJustReturn)  a-b-(x|)
  ///
  /// ```swift
  /// struct Offline: Error {}
  /// let request = Observable<String>.error(Offline())
  /// let title = request.asDriver(onErrorJustReturn: "no connection")
  /// _ = title.drive(onNext: { print($0) })  // no connection
  /// ```
  ///
  /// To continue with another driver, use ``asDriver(onErrorDriveWith:)``; to choose by the error,
  /// `asDriver(onErrorRecover:)`. For events, which must not be replayed to new observers,
  /// use ``asSignal(onErrorJustReturn:)``.
  ///
  /// - **Ends:** completes with the source, or right after the replacement value.
  /// - **Threads:** values arrive on the main queue.
  ///
  /// - Parameter onErrorJustReturn: The value to emit in place of an error.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a driver that continues with another driver after an error.
  ///
  ///     source                      a-b-#
  ///     other                       x-y|
  ///     asDriver(onErrorDriveWith)  a-b-x-y|
  ///
  /// - Parameter onErrorDriveWith: The driver to continue with; `.empty()` completes, `.never()`
  ///   emits nothing more.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Returns a driver that continues with the driver that a closure returns for an error.
  ///
  /// - Parameter onErrorRecover: Returns the driver to continue with.
  @available(swift 6) @preconcurrency
  public func asDriver(
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }

  /// Returns a signal that emits `onErrorJustReturn` in place of an error.
  ///
  /// ```swift
  /// let taps = PublishSubject<Int>()
  /// let signal: BraidCocoa.Signal<Int> = taps.asSignal(onErrorJustReturn: 0)
  /// ```
  ///
  /// - Parameter onErrorJustReturn: The value to emit in place of an error; then the signal
  ///   completes.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Returns a signal that continues with another signal after an error.
  ///
  /// - Parameter onErrorSignalWith: The signal to continue with; `.empty()` completes, `.never()`
  ///   emits nothing more.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Returns a signal that continues with the signal that a closure returns for an error.
  ///
  /// - Parameter onErrorRecover: Returns the signal to continue with.
  @available(swift 6) @preconcurrency
  public func asSignal(
    onErrorRecover: @escaping @Sendable (_ error: any Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension InfallibleType where Element: Sendable {
  /// Returns a driver of the values, which cannot fail.
  public func asDriver() -> Driver<Element> { delivered() }
}

extension BehaviorRelay where Element: Sendable {
  /// Returns a driver of the current value and the values that the relay accepts.
  public func asDriver() -> Driver<Element> { delivered() }
}

extension PublishRelay where Element: Sendable {
  /// Returns a signal of the values that the relay accepts.
  public func asSignal() -> Signal<Element> { delivered() }
}
