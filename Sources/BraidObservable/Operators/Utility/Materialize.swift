// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits each event of the source as a value, including the terminal event, then completes.
  ///
  ///     source         a-b--#
  ///     materialize()  a-b--(#|)
  ///
  /// (The last value is `Event.error`.)
  ///
  /// ```swift
  /// let events = Observable.of("a", "b").materialize()  // .next("a"), .next("b"), .completed
  /// ```
  ///
  /// Use it to handle errors as values; ``elements()`` and ``errors()`` select from them. The
  /// inverse is ``dematerialize()``.
  ///
  /// - **Ends:** completes after the source's terminal event; never fails.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    makeObservable(
      rawSource,
      .reacting("materialize") { scope in
        Reaction { (value: Element, sink: EventSink<Event<Element>>) in
          sink.next(.next(value))
        } terminated: { termination, sink in
          sink.next(Event(termination))
          if !scope.isDisposed { sink.finish(.completed) }
        }
      })
  }
}

extension ObservableType where Element: EventConvertible {
  /// Turns values that are events back into these events; the inverse of ``materialize()``.
  ///
  /// ```swift
  /// let events = Observable.of("a", "b").materialize()
  /// let letters = events.dematerialize()  // "a", "b"
  /// ```
  ///
  /// - **Ends:** with the first value that is a terminal event, or with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  @inlinable
  public func dematerialize() -> Observable<Element.Element> {
    makeObservable(
      rawSource,
      .reacting("dematerialize") { _ in
        Reaction { (value: Element, sink: EventSink<Element.Element>) in sink.on(value.event) }
      })
  }
}

extension ObservableType where Element: EventConvertible {
  /// Emits the values of a materialized sequence, and drops its terminal event.
  ///
  ///     source         a-b-#
  ///     materialize()  a-b-(#|)
  ///     elements()     a-b-|
  ///
  /// ```swift
  /// let results = Observable.of(1, 2).concat(Observable.error(RxError.timeout))
  /// let events = results.materialize().share()
  /// let numbers = events.elements()
  /// let failures = events.errors()
  /// ```
  ///
  /// Together with ``errors()`` it splits a result into values and errors. Share the materialized
  /// sequence first, as in the example.
  ///
  /// - **Ends:** with the materialized sequence, which completes even if its source failed.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  @inlinable
  public func elements() -> Observable<Element.Element> {
    compactMap { $0.event.element }.made(by: #function)
  }

  /// Emits the errors of a materialized sequence, as values; see ``elements()``.
  ///
  ///     source         a-b-#
  ///     materialize()  a-b-(#|)
  ///     errors()       ----(x|)
  ///
  /// (`x` is the error, as a value.)
  ///
  /// - **Ends:** with the materialized sequence.
  @inlinable
  public func errors() -> Observable<any Error> {
    compactMap { $0.event.error }.made(by: #function)
  }
}
