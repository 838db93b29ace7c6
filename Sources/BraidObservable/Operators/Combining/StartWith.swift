// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends some values, then what the source sends.
  ///
  ///     source           --a--b|
  ///     startWith(x, y)  (xy)-a--b|
  ///
  /// The values are sent when it is subscribed to, before the source is.
  ///
  /// - Parameter elements: The values.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    OperatorObservable(StartWithOperator(asObservable(), elements))
  }
}

/// Sends some values before what the source sends.
@frozen
@usableFromInline
package struct StartWithOperator<Output>: SourceOperator {
  @usableFromInline let source: EventSource<Output>
  @usableFromInline let elements: [Output]

  @inlinable
  package init(_ source: EventSource<Output>, _ elements: [Output]) {
    self.source = source
    self.elements = elements
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    for element in elements {
      if scope.isDisposed { return }
      sink.next(element)
    }
    if !scope.isDisposed { source.connect(sink, scope) }
  }
}
