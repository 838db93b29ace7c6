// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Emits the given values, then the values of the source.
  ///
  ///     source           --a--b|
  ///     startWith(x, y)  (xy)-a--b|
  ///
  /// ```swift
  /// let updates = PublishSubject<String>()
  /// let state = updates.startWith("loading")
  /// ```
  ///
  /// The values are emitted synchronously during the subscription, before the source is subscribed.
  /// To prepend another observable, use ``concat``.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** the given values are delivered on the subscribing thread, the source's on the
  ///   thread on which they are emitted.
  /// - **Complexity:** O(1) per value.
  ///
  /// - Parameter elements: The values to emit first.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    OperatorObservable(StartWith(asObservable(), elements))
  }
}

@usableFromInline
struct StartWith<Element>: SourceOperator {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let elements: [Element]

  @inlinable
  init(_ source: consuming Observable<Element>, _ elements: consuming [Element]) {
    self.source = consume source
    self.elements = consume elements
  }

  @inlinable
  func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    for element in elements {
      if scope.isDisposed { return }
      sink.next(element)
    }
    if !scope.isDisposed { source.connect(sink, scope) }
  }
}
