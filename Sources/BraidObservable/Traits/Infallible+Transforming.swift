// SPDX-License-Identifier: MIT

extension InfallibleType {
  /// Sends what `transform` makes of each value.
  ///
  /// - Parameter transform: The result for a value.
  @available(swift 6) @preconcurrency @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().map(transform))
  }

  /// Sends what `transform` makes of each value, unless that is nil.
  ///
  /// - Parameter transform: The result for a value, or nil for none.
  @available(swift 6) @preconcurrency @inlinable
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) -> Result?
  ) -> Infallible<Result> {
    Infallible(raw: asObservable().compactMap(transform))
  }

  /// Makes a sequence of each value and merges them all.
  ///
  /// - Parameter selector: Makes the inner sequence of a value. Return an infallible: an error of
  ///   an observable ends the result, and goes to ``Hooks/defaultErrorHandler``.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMap(selector))
  }

  /// Makes a sequence of each value and plays them one after the other; see ``flatMap(_:)``.
  ///
  /// - Parameter selector: Makes the inner sequence of a value.
  @available(swift 6) @preconcurrency @inlinable
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().concatMap(selector))
  }

  /// Makes a sequence of a value, and ignores the values that come while it runs; see
  /// ``flatMap(_:)``.
  ///
  /// - Parameter selector: Makes the inner sequence of a value; not called for ignored ones.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMapFirst(selector))
  }

  /// Makes a sequence of each value and follows the newest one; see ``flatMap(_:)``.
  ///
  /// - Parameter selector: Makes the inner sequence of a value.
  @available(swift 6) @preconcurrency @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(raw: asObservable().flatMapLatest(selector))
  }

  /// Sends what `accumulator` has made of the values so far, after each of them.
  ///
  /// - Parameters:
  ///   - seed: What the first value is combined with, in each subscription.
  ///   - accumulator: The next result, made of the one before and a value.
  @available(swift 6) @preconcurrency @inlinable
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible(raw: asObservable().scan(seed, accumulator: accumulator))
  }

  /// Sends a state that `accumulator` changes with each value, after each change.
  ///
  /// - Parameters:
  ///   - seed: The state that each subscription starts with.
  ///   - accumulator: Changes the state.
  @available(swift 6) @preconcurrency @inlinable
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible(raw: asObservable().scan(into: seed, accumulator: accumulator))
  }
}
