// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits the first value, or `nil` if there is none, and completes.
  ///
  ///     source   --a--b-|
  ///     first()  --(a|)
  ///
  /// ```swift
  /// let first = Observable.of("a", "b").first()  // Single of "a"
  /// ```
  ///
  /// The first value disposes the source. To require exactly one value, use ``asSingle()``. To keep
  /// the type ``Observable``, use ``take(_:)``.
  ///
  /// - **Ends:** with the first value or with the source.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  public func first() -> Single<Element?> {
    Single(
      raw: makeObservable(
        rawSource,
        .reacting("first") { scope in
          func send(_ element: Element?, _ sink: EventSink<Element?>) {
            sink.next(element)
            if !scope.isDisposed { sink.finish(.completed) }
          }
          return Reaction { (element: Element, sink: EventSink<Element?>) in
            send(element, sink)
          } terminated: { termination, sink in
            if termination.isCompleted { send(nil, sink) } else { sink.finish(termination) }
          }
        }))
  }
}
