// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Emits a default value if the source completes without a value.
  ///
  ///     source               ---|
  ///     ifEmpty(default: a)  ---(a|)
  ///
  /// ```swift
  /// let name = Observable<String>.empty().ifEmpty(default: "unnamed")  // "unnamed"
  /// ```
  ///
  /// To switch to another observable, use ``ifEmpty(switchTo:)``.
  ///
  /// - **Ends:** with the source. An error emits no default value.
  /// - **Threads:** delivers synchronously on the source's thread.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter substitute: The default value.
  public func ifEmpty(default substitute: Element) -> Observable<Element> {
    nonisolated(unsafe) let substitute = substitute  // sent by one thread at a time
    return makeObservable(
      rawSource,
      .reacting("ifEmpty") { scope in
        var isEmpty = true
        return Reaction { (element: Element, sink: EventSink<Element>) in
          isEmpty = false
          sink.next(element)
        } terminated: { termination, sink in
          if isEmpty, termination.isCompleted { sink.next(substitute) }
          if !scope.isDisposed { sink.finish(termination) }
        }
      })
  }
}
