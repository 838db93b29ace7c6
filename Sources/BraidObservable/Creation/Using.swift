// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes a resource and an observable that uses it for each subscription, and disposes the
  /// resource when the subscription ends.
  ///
  ///     using(resource) { a-b| }  a-b|
  ///
  /// - **Ends:** with the observable that was made; fails if one of the closures throws. The
  ///   resource is disposed after the source, however the subscription ends.
  ///
  /// - Parameters:
  ///   - resourceFactory: Makes the resource.
  ///   - observableFactory: Makes the observable that uses it.
  @preconcurrency @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    OperatorObservable(UsingOperator(resourceFactory) { try observableFactory($0) })
  }
}

/// Subscribes to a source that uses a resource, both made anew for each subscription, and disposes
/// the resource after the source.
@frozen
@usableFromInline
package struct UsingOperator<Resource: Disposable, Output>: SourceOperator {
  @usableFromInline let makeResource: @Sendable () throws -> Resource
  @usableFromInline let makeSource: @Sendable (Resource) throws -> EventSource<Output>

  @inlinable
  package init(
    _ makeResource: @escaping @Sendable () throws -> Resource,
    _ makeSource: @escaping @Sendable (Resource) throws -> EventSource<Output>
  ) {
    self.makeResource = makeResource
    self.makeSource = makeSource
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    let resource: Resource
    do { resource = try makeResource() } catch { return sink.finish(.error(error)) }
    let inner = TeardownScope(scope, resource, isConnecting: true)
    defer { inner.connected() }
    if inner.isDisposed { return }
    let source: EventSource<Output>
    do { source = try makeSource(resource) } catch { return sink.finish(.error(error)) }
    if !inner.isDisposed { source.connect(sink, inner) }
  }
}
