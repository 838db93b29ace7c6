// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Follows this observable until one of others sends: `a.cascade([b, c])`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Observable.cascade([a, b])`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var cascade: CascadeOperator<Self> { CascadeOperator(self) }
}

/// What ``ObservableType/cascade`` is: call it.
public struct CascadeOperator<Source: ObservableType> {
  @usableFromInline let source: Source

  @inlinable
  init(_ source: Source) { self.source = source }

  /// Follows this observable until one of others sends; see `Observable.cascade`.
  ///
  /// - Parameter next: The others, in order.
  @inlinable
  public func callAsFunction<Sequence: Swift.Sequence>(
    _ next: Sequence
  ) -> Observable<Source.Element> where Sequence.Element == Source {
    OperatorObservable(
      Cascade([source.asObservable()] + next.map { $0.asObservable() }))
  }
}

extension Observable where Element: ObservableType {
  /// Follows the last one of some observables that has sent, and disposes those before it.
  ///
  ///     first    a-b-c-d
  ///     second   ---x-y-|
  ///     third    ---------1-2|
  ///     cascade  a-bx-y---1-2|
  ///
  /// All are subscribed to, in order. When one sends a value, those before it are disposed for
  /// good; those after it go on waiting for their turn. To follow the newest of sources that come
  /// one by one, use ``ObservableType/switchLatest()``; the first one that reacts, `amb`.
  ///
  /// - **Ends:** completes when the one that leads and those after it have; with the first error of
  ///   one of those.
  /// - **Threads:** values arrive where they are sent, one at a time (C2).
  ///
  /// - Parameter observables: The observables; none completes at once.
  /// - Returns: An observable of the values of whichever leads.
  @inlinable
  public static func cascade<Sequence: Swift.Sequence>(
    _ observables: Sequence
  ) -> Observable<Element.Element> where Sequence.Element == Element {
    OperatorObservable(Cascade(observables.map { $0.asObservable() }))
  }
}
