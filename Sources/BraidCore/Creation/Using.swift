// SPDX-License-Identifier: MIT

/// Makes a resource for each subscription, and a source that uses it; disposes the resource after
/// the source.
@usableFromInline
package struct Using<Resource: Disposable, Element>: SourceOperator {
  @usableFromInline let makeResource: @Sendable () throws -> Resource
  @usableFromInline let makeSource: @Sendable (Resource) throws -> EventSource<Element>

  @inlinable
  package init(
    _ makeResource: @escaping @Sendable () throws -> Resource,
    _ makeSource: @escaping @Sendable (Resource) throws -> EventSource<Element>
  ) {
    self.makeResource = makeResource
    self.makeSource = makeSource
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let resource: Resource
    do { resource = try makeResource() } catch { return sink.finish(.error(error)) }
    let inner = ForwardingScope(scope, isConnecting: true) { resource.dispose() }
    scope.set(inner)
    defer { inner.connected() }
    if inner.isDisposed { return }
    let source: EventSource<Element>
    do { source = try makeSource(resource) } catch { return sink.finish(.error(error)) }
    if !inner.isDisposed { source.connect(sink, inner) }
  }
}
