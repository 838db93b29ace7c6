// SPDX-License-Identifier: MIT
import BraidCore

// Types that are declared for the message of the compiler. The functions are in .ci/names, from
// which .ci/generate writes their declarations.

/// A name of RxSwift 4.
@available(
  *, unavailable,
  message: """
    write BehaviorRelay(value:), which does not complete when it is released. Its value is read \
    as before; to change it, call accept(_:).
    """
)
public final class Variable<Element> {
  /// The function of a relay's `accept(_:)`.
  public var value: Element {
    get { neverCalled() }
    set { neverCalled() }
  }

  /// The function of a relay's `init(value:)`.
  public init(_ value: Element) { neverCalled() }

  /// The values, as a relay sends them.
  public func asObservable() -> Observable<Element> { neverCalled() }
}

/// Stands in for a `combineLatest` method, which observables do not have.
@available(*, unavailable, message: "write Observable.combineLatest(a, b).")
public enum CombineLatestMistake {
  /// The other source.
  public func callAsFunction<Source: ObservableConvertibleType>(
    _ other: Source
  ) -> Observable<Source.Element> { neverCalled() }

  /// The other source, and the function that combines the values of both.
  public func callAsFunction<Source: ObservableConvertibleType, Result>(
    _ other: Source, _ transform: (Any, Source.Element) throws -> Result
  ) -> Observable<Result> { neverCalled() }
}
