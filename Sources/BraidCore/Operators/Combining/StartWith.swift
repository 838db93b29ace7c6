// SPDX-License-Identifier: MIT

/// `startWith`: values that precede a source's values.
package final class StartWithOperator: RawOperator, @unchecked Sendable {  // immutable
  private let source: RawSource
  private let send: (RawSink, SinkDisposer) -> Void

  package init<Element>(_ source: EventSource<Element>, elements: [Element]) {
    self.source = source.raw
    send = { sink, scope in
      elements.withUnsafeBufferPointer { elements in
        guard let first = UnsafeRawPointer(elements.baseAddress) else { return }
        for index in 0..<elements.count {
          if scope.isDisposed { return }
          sink.next(at: first + index * MemoryLayout<Element>.stride)
        }
      }
    }
  }

  package init<Element>(_ source: EventSource<Element>, _ element: Element) {
    self.source = source.raw
    send = { sink, _ in withAddress(of: element) { sink.next(at: $0) } }
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    send(sink, scope)
    if !scope.isDisposed { source.connect(sink, scope) }
  }
}
