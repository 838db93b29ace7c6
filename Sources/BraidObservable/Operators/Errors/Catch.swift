// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Goes on with another observable after an error: `source.catch { error in other }`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `Observable.catch(sequence:)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var `catch`: CatchOperator<Element> { CatchOperator(asObservable()) }

  /// Sends `element` in place of an error, then completes.
  ///
  ///     source          a-b-#
  ///     catchAndReturn  a-b-(x|)
  ///
  /// - Parameter element: What to send.
  /// - Returns: An observable that does not fail.
  @inlinable
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    OperatorObservable(
      Resubscribing(
        ConcatRule(OneByOne([asObservable(), .just(element)]), afterErrors: true),
        tearingDown: .afterNext))
  }

  /// Tries the sources in order until one of them completes.
  ///
  /// A source that has failed is disposed before the next one is subscribed to (C6).
  ///
  /// - Parameter sequence: The sources; the next one is subscribed when one fails.
  /// - Returns: An observable of the values of those that were tried. It fails with the error of
  ///   the last one, and completes if there is none.
  @inlinable
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    OperatorObservable(
      Resubscribing(ConcatRule(sequence, afterErrors: true), tearingDown: .beforeNext))
  }

  /// The same; a source that has failed is not kept.
  @inlinable
  public static func `catch`<Collection: Swift.Collection>(
    sequence: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    OperatorObservable(
      Resubscribing(
        ConcatRule(OneByOne(sequence), afterErrors: true), tearingDown: .beforeNext))
  }
}

/// What ``ObservableType/catch`` is: call it.
public struct CatchOperator<Element> {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// Goes on with another observable after an error.
  ///
  ///     source  a-b-#
  ///     other   x-y|
  ///     catch   a-b-x-y|
  ///
  /// - **Ends:** as `handler`'s observable does; it may fail too, and is not caught. An error
  ///   thrown by `handler` takes the place of the one it was given. The source is disposed after
  ///   the handler's observable was subscribed to, so what the two share stays connected (C6).
  ///
  /// - Parameter handler: Makes the observable that takes over.
  /// - Returns: An observable of the values of both.
  @available(swift 6) @preconcurrency @inlinable
  public func callAsFunction(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    OperatorObservable(
      Resubscribing(CatchRule(source) { try handler($0) }, tearingDown: .afterNext))
  }
}
