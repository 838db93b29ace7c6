// SPDX-License-Identifier: MIT

/// Makes a resource for each subscription, and a source that uses it; disposes the resource after
/// the source.
package final class UsingOperator: RawOperator, @unchecked Sendable {  // immutable
  /// A resource, and the function that makes the source of it.
  private typealias Made = (resource: any Disposable, source: () throws -> RawSource)

  private let make: () throws -> Made

  package init<Resource: Disposable, Element>(
    _ makeResource: @escaping () throws -> Resource,
    _ makeSource: @escaping (Resource) throws -> EventSource<Element>
  ) {
    make = {
      let resource = try makeResource()
      return (resource, { try makeSource(resource).raw })
    }
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    let made: Made
    do { made = try make() } catch { return sink.finish(.error(error)) }
    let resource = made.resource
    let inner = ForwardingScope(scope, isConnecting: true) { resource.dispose() }
    scope.set(inner)
    defer { inner.connected() }
    if inner.isDisposed { return }
    let source: RawSource
    do { source = try made.source() } catch { return sink.finish(.error(error)) }
    if !inner.isDisposed { source.connect(sink, inner) }
  }
}
