// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Follows whichever of two sources reacts first: `first.amb(second)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Observable.amb([a, b])`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var amb: AmbOperator<Element> { AmbOperator(asObservable()) }

  /// Follows whichever source reacts first, with a value or an end, and disposes the others.
  ///
  /// - Parameter sequence: The sources, subscribed in order; empty never sends.
  /// - Returns: An observable of the events of the winner.
  @inlinable
  public static func amb<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    let sources = Array(sequence)
    return OperatorObservable(AnonymousOperator { AmbSink($0, $1).run(sources) })
  }
}

/// What ``ObservableType/amb`` is: call it.
public struct AmbOperator<Element> {
  @usableFromInline package let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Follows whichever source reacts first, with a value or an end, and disposes the other.
  ///
  ///     a    --1-2-|
  ///     b    -x-y-z|
  ///     amb  -x-y-z|
  ///
  /// - Parameter right: The other source, subscribed second.
  /// - Returns: An observable of the events of the winner.
  @inlinable
  public func callAsFunction<Source: ObservableType>(
    _ right: Source
  ) -> Observable<Element> where Source.Element == Element {
    .amb([source, right.asObservable()])
  }
}
