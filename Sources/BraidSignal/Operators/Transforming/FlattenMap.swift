// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Makes a signal of each value and sends the values of all of them as they come.
  ///
  ///     source      a-b-----|
  ///     made of a   1--2|
  ///     made of b   3--4|
  ///     flattenMap  1-32-4--|
  ///
  /// All signals made are subscribed to at once; results interleave. For one after the other, map and
  /// use ``concat()``; for only the newest, ``switchToLatest()``.
  ///
  /// - **Ends:** completes when the source and all signals made have; the first error of any of them
  ///   ends it at once.
  ///
  /// - Parameter transform: Makes a signal of a value.
  @preconcurrency @inlinable
  public final func flattenMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    OperatorSignal(FlattenMap(self, transform)).named("[\(name)] -flattenMap:")
  }

  /// ``flattenMap(_:)`` by the name other libraries give it.
  @preconcurrency @inlinable
  public final func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) throws -> Signal<Result>
  ) -> Signal<Result> {
    flattenMap(transform)
  }
}

@frozen
@usableFromInline
struct FlattenMap<Input, Output>: SourceOperator {
  @usableFromInline let upstream: Signal<Input>
  @usableFromInline let transform: @Sendable (Input) throws -> Signal<Output>

  @inlinable
  init(
    _ upstream: Signal<Input>, _ transform: @escaping @Sendable (Input) throws -> Signal<Output>
  ) {
    self.upstream = upstream
    self.transform = transform
  }

  @inlinable
  func run(_ observer: consuming EventSink<Output>, _ scope: SinkDisposer) {
    let sink = MergeSink(observer, scope, InnerSignal(transform))
    upstream.connect(
      EventSink(next: { sink.receive($0) }, stop: { sink.sourceStopped($0) }), sink)
  }
}

/// Makes the inner signal of a value.
@frozen
@usableFromInline
struct InnerSignal<Input, Output> {
  @usableFromInline let make: @Sendable (Input) throws -> Signal<Output>

  @inlinable
  init(_ make: @escaping @Sendable (Input) throws -> Signal<Output>) { self.make = make }
}

extension MergeSink {
  @inlinable @inline(__always)
  func receive<Input>(_ input: Input) where Context == InnerSignal<Input, Element> {
    do { subscribe(try context.make(input)) } catch { end(.error(error)) }
  }
}
