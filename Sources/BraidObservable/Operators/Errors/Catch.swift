// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Switches to another observable after an error: `source.catch { error in other }`.
  ///
  /// A callable property rather than a method, because Swift 6 cannot infer
  /// `Observable.catch(sequence:)` next to an instance method of the same name
  /// (`Docs/Decisions/0005-callable-operators.md`). Call it like a method.
  public var `catch`: CatchOperator<Element> { CatchOperator(asObservable()) }

  /// Replaces an error with one value and a completion.
  ///
  ///     source          a-b-#
  ///     catchAndReturn  a-b-(x|)
  ///
  /// ```swift
  /// let source = Observable.of(1, 2).concat(Observable.error(RxError.timeout))
  /// let recovered = source.catchAndReturn(0)  // 1, 2, 0
  /// ```
  ///
  /// To switch to another observable, use ``catch``. To complete without a value, use
  /// ``catchErrorJustComplete()``. To remove the error from the type as well, use
  /// ``ObservableConvertibleType/asInfallible(onErrorJustReturn:)``.
  ///
  /// - **Ends:** completes when the source completes or fails.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter element: The value to emit in place of an error.
  /// - Returns: An observable that does not fail.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    makeObservable(
      Resubscribing(
        ConcatRule(asObservable(), JustObservable(element), afterErrors: true),
        tearingDown: .afterNext))
  }

  /// Subscribes to the sources in order until one of them completes.
  ///
  /// A failed source is disposed before the next one is subscribed (C6).
  ///
  /// - Parameter sequence: The sources. The next element is requested only when the previous source
  ///   has failed.
  /// - Returns: An observable of the values of all sources that were subscribed. It fails with the
  ///   error of the last source, and completes if there are no sources.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    makeObservable(
      Resubscribing(ConcatRule(sequence, afterErrors: true), tearingDown: .beforeNext))
  }

  /// Subscribes to the sources of a collection in order until one of them completes.
  ///
  /// A lazy collection creates a source when the previous one has failed. An array releases each
  /// source that has failed.
  public static func `catch`<Collection: Swift.Collection>(
    sequence: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    if let sources = sequence as? [Observable<Element>] {
      return makeObservable(
        Resubscribing(
          ConcatRule(list: sources, afterErrors: true), tearingDown: .beforeNext))
    }
    return makeObservable(
      Resubscribing(
        ConcatRule(sequence, count: sequence.count, afterErrors: true), tearingDown: .beforeNext))
  }
}

/// The type of ``ObservableType/catch``, which is called like a method.
public struct CatchOperator<Element> {
  let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  /// Switches to another observable after an error.
  ///
  ///     source  a-b-#
  ///     other   x-y|
  ///     catch   a-b-x-y|
  ///
  /// ```swift
  /// let remote = Observable<String>.error(RxError.timeout)
  /// let cached = Observable.of("a", "b")
  /// let items = remote.catch { _ in cached }  // "a", "b"
  /// ```
  ///
  /// To emit a single value instead, use ``ObservableType/catchAndReturn(_:)``. To subscribe to the
  /// source again, use ``ObservableType/retry(_:)``.
  ///
  /// - **Ends:** with the source if it completes, otherwise with the handler's observable, whose
  ///   errors are not caught. An error thrown by `handler` replaces the original error. The source
  ///   is disposed after the handler's observable was subscribed, so a source that both share stays
  ///   connected (C6).
  /// - **Threads:** values are delivered synchronously, on the thread on which they are emitted.
  ///   `handler` runs on the thread on which the source fails.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter handler: Returns the observable that replaces the source.
  /// - Returns: An observable of the values of both.
  @available(swift 6) @preconcurrency
  public func callAsFunction(
    _ handler: @escaping @Sendable (any Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    makeObservable(
      Resubscribing(CatchRule(source) { try handler($0) }, tearingDown: .afterNext))
  }
}

extension ObservableType {
  /// Completes instead of failing.
  ///
  ///     source                    a-b-#
  ///     catchErrorJustComplete()  a-b-|
  ///
  /// ```swift
  /// let source = Observable.of("a", "b").concat(Observable.error(RxError.timeout))
  /// let quiet = source.catchErrorJustComplete()  // "a", "b"
  /// ```
  ///
  /// The error is lost. To observe it first, use `do(onError:)`. To emit a value instead, use
  /// ``catchAndReturn(_:)``.
  ///
  /// - **Ends:** completes when the source completes or fails.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per event.
  public func catchErrorJustComplete() -> Observable<Element> {
    `catch` { _ in .empty() }.made(by: #function)
  }
}

extension ObservableType {
  /// Resubscribes whenever the source fails, without limit; RxSwiftExt's name for ``retry()``.
  ///
  /// - **Ends:** completes when the source does; never fails.
  public func ignoreErrors() -> Observable<Element> { retry().made(by: #function) }

  /// Resubscribes after each error for which `predicate` returns true.
  ///
  ///     source                  a-#
  ///     ignoreErrors { false }  a-#
  ///
  /// ```swift
  /// let requests = Observable<Data>.error(URLError(.timedOut))
  /// let patient = requests.ignoreErrors { ($0 as? URLError)?.code == .timedOut }
  /// ```
  ///
  /// It resubscribes immediately. To wait between attempts or to limit their number, use
  /// ``retry(_:scheduler:)``.
  ///
  /// - **Ends:** completes when the source does. An error for which `predicate` returns false ends
  ///   the result.
  /// - **Threads:** resubscribes on the thread on which the source fails.
  /// - **Complexity:** O(1) per event.
  ///
  /// - Parameter predicate: Whether an error leads to another attempt.
  @available(swift 6) @preconcurrency
  public func ignoreErrors(
    _ predicate: @escaping @Sendable (any Error) -> Bool
  ) -> Observable<Element> {
    retry(when: { (errors: Observable<any Error>) in
      errors.map { error in if !predicate(error) { throw error } }
    }).made(by: #function)
  }
}
