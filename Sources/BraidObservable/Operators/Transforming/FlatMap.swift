// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Transforms each value into an observable, and merges the values of all of them.
  ///
  ///     source   a---b---|
  ///     inner    1-2-|
  ///     flatMap  1-2-1-2-|
  ///
  /// ```swift
  /// let ids = Observable.of(1, 2, 3)
  /// let names = ids.flatMap { id in Observable.just("user \(id)") }
  /// ```
  ///
  /// All inner observables run concurrently and their values interleave. To run one at a time, use
  /// ``concatMap(_:)->Observable<Source.Element>``; only the latest,
  /// ``ObservableType/flatMapLatest(_:)->Observable<Source.Element>``; to ignore values while one
  /// runs, ``flatMapFirst(_:)->Observable<Source.Element>``; to run a limited number of them, `map`
  /// and ``MergeOperator/callAsFunction(maxConcurrent:)``.
  ///
  /// - **Ends:** completes when the source and all inner observables have completed. The first
  ///   error, or one thrown by `selector`, ends the result and disposes the other sources. As in
  ///   RxSwift, the result waits for an inner observable that is released without a terminal event.
  /// - **Threads:** values are delivered on the thread on which the inner observables emit them,
  ///   one at a time (C2).
  ///
  /// - Parameter selector: Returns the inner observable for a value.
  /// - Returns: An observable of the values of all inner observables.
  /// - Complexity: O(1) per value; one subscription per inner observable, except that `just` and
  ///   `empty` are forwarded without a subscription.
  @available(swift 6) @preconcurrency
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    makeObservable(rawSource, .flatten(.merge, selector))
  }
}

private let operators = FlattenOperators(.onCompletion, .result)

extension OperatorParts {
  /// An operator whose closure creates something that converts to an observable.
  static func flatten<Input, Inner: ObservableConvertibleType>(
    _ strategy: FlattenOperator.Strategy,
    _ selector: consuming @escaping (Input) throws -> Inner
  ) -> OperatorParts {
    if areObservables(Inner.self) { return .flatten(operators[strategy], returning: selector) }
    let selector = selector
    return .flatten(
      operators[strategy], returning: { (input: Input) in try selector(input).rawSource })
  }

  /// An operator of an observable of sources.
  static func flatten<Inner: ObservableConvertibleType>(
    _ strategy: FlattenOperator.Strategy, of _: Inner.Type
  ) -> OperatorParts {
    .flatten(strategy) { (inner: Inner) in inner }
  }
}
