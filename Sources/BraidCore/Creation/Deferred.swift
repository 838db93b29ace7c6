// SPDX-License-Identifier: MIT

/// `deferred`: a source that is made for each subscription.
package final class DeferredOperator: RawOperator, @unchecked Sendable {  // immutable
  private let makeSource: () throws -> RawSource

  package init<Element>(_ makeSource: @escaping () throws -> EventSource<Element>) {
    self.makeSource = { try makeSource().raw }
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    let source: RawSource
    do { source = try makeSource() } catch { return sink.finish(.error(error)) }
    if !scope.isDisposed { source.connect(sink, scope) }
  }
}
