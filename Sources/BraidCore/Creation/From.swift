// SPDX-License-Identifier: MIT

/// Subscribes to the source that `make` returns, made anew for each subscription.
@frozen
@usableFromInline
package struct DeferredOperator<Output>: SourceOperator {
  @usableFromInline let make: @Sendable () throws -> EventSource<Output>

  @inlinable
  package init(_ make: @escaping @Sendable () throws -> EventSource<Output>) { self.make = make }

  @inlinable
  package func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer) {
    let source: EventSource<Output>
    do { source = try make() } catch { return sink.finish(.error(error)) }
    if !scope.isDisposed { source.connect(sink, scope) }
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

/// The values of a sequence, iterated anew for each subscription, in turns with other work of the
/// thread.
@frozen
@usableFromInline
package struct SequenceOperator<Elements: Sequence>: SourceOperator {
  @usableFromInline let elements: Elements

  @inlinable
  package init(_ elements: Elements) { self.elements = elements }

  @inlinable
  package func run(_ sink: consuming EventSink<Elements.Element>, _ scope: SinkDisposer) {
    IteratorSteps(elements.makeIterator()).runOnTrampoline(sink, scope)
  }
}

/// The events of a step source, in turns with other work of the thread.
@frozen
@usableFromInline
package struct StepsOperator<Steps: StepSource>: SourceOperator {
  @usableFromInline let steps: Steps

  @inlinable
  package init(_ steps: Steps) { self.steps = steps }

  @inlinable
  package func run(_ sink: consuming EventSink<Steps.Element>, _ scope: SinkDisposer) {
    steps.runOnTrampoline(sink, scope)
  }
}
