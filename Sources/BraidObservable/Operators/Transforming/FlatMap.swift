// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes an observable of each value and merges them all.
  ///
  ///     source   a---b---|
  ///     inner    1-2-|
  ///     flatMap  1-2-1-2-|
  ///
  /// All inner observables run at once and their values interleave. To run one at a time use
  /// ``concatMap(_:)``, for the newest only `flatMapLatest`, to skip values while one runs
  /// ``flatMapFirst(_:)``.
  ///
  /// - **Ends:** completes when the source and all inner observables have; the first error of any,
  ///   or one thrown by `selector`, ends the result and disposes the others.
  /// - **Threads:** values arrive where the inner observables send them, one at a time (C2).
  ///
  /// - Parameter selector: Makes the inner observable of a value.
  /// - Returns: An observable of the values of all inner observables.
  /// - Complexity: O(1) a value; one subscription an inner observable. A `just` or `empty` is
  ///   forwarded without one.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    OperatorObservable(FlatMap(asObservable(), .onCompletion, InnerSelector(selector)))
  }
}

/// Makes the inner observable of a value.
@usableFromInline
struct InnerSelector<Input, Inner: ObservableConvertibleType>: InnerSelecting {
  @usableFromInline let select: @Sendable (Input) throws -> Inner

  @inlinable
  init(_ select: @escaping @Sendable (Input) throws -> Inner) { self.select = select }

  @inlinable @inline(__always)
  func inner(of input: Input) throws -> EventSource<Inner.Element> {
    try select(input).asObservable()
  }
}

/// Takes a value that is an observable for the inner one.
@usableFromInline
struct IdentitySelector<Inner: ObservableConvertibleType>: InnerSelecting {
  @inlinable
  init() {}

  @inlinable @inline(__always)
  func inner(of input: Inner) -> EventSource<Inner.Element> { input.asObservable() }
}
