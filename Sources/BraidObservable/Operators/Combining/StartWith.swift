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
    let source = asObservable()
    return OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        for element in elements {
          if scope.isDisposed { return }
          sink.next(element)
        }
        if !scope.isDisposed { source.connect(sink, scope) }
      })
  }
}
