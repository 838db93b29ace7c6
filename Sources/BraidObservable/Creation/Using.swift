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
  @available(swift 6) @preconcurrency @inlinable
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping @Sendable () throws -> Resource,
    observableFactory: @escaping @Sendable (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    OperatorObservable(
      AnonymousOperator { (sink: consuming EventSink<Element>, scope) in
        let resource: Resource
        do { resource = try resourceFactory() } catch { return sink.finish(.error(error)) }
        let inner = TeardownScope(scope, resource, isConnecting: true)
        defer { inner.connected() }
        if inner.isDisposed { return }
        let source: Observable<Element>
        do { source = try observableFactory(resource) } catch { return sink.finish(.error(error)) }
        if !inner.isDisposed { source.connect(sink, inner) }
      })
  }
}
