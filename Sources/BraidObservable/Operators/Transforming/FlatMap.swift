// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes an observable of each value and merges them all.
  @preconcurrency @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable().source
    return Observable<Source.Element>(run: { observer, outer in
      let sink = MergeSink(observer, outer)
      source.connect(
        EventSink(
          next: { element in
            do {
              sink.subscribe(try selector(element).asObservable().source)
            } catch { sink.end(.error(error)) }
          }, stop: { sink.sourceStopped($0) }), sink)
    })
  }
}
