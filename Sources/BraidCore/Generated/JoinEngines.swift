// SPDX-License-Identifier: MIT

// Written by .ci/generate.

/// The slots of two sources.
@usableFromInline
struct JoinSlots2<A: JoinSlot, B: JoinSlot, Result>: JoinSlots {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline let combine: @Sendable (A.Value, B.Value) throws -> Result

  @inlinable
  init(_ combine: @escaping @Sendable (A.Value, B.Value) throws -> Result) {
    self.combine = combine
  }

  @inlinable
  mutating func makeResult() throws -> Result { try combine(a.take(), b.take()) }

  @inlinable @inline(__always)
  var ready: FewSources { FewSources(a.isReady, b.isReady) }

  @inlinable
  mutating func removeAll() { (a, b) = (A(), B()) }
}

/// `combineLatest` or `zip` of two sources.
@usableFromInline
package struct Join2<A: JoinSlot, B: JoinSlot, Result>: SourceOperator {
  @usableFromInline let sources: (EventSource<A.Value>, EventSource<B.Value>)
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable (A.Value, B.Value) throws -> Result

  /// - Parameter slots: The buffer of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type),
    _ a: EventSource<A.Value>, _ b: EventSource<B.Value>,
    _ completion: JoinCompletion, _ combine: @escaping @Sendable (A.Value, B.Value) throws -> Result
  ) {
    sources = (a, b)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(
      sink, scope, JoinSlots2<A, B, Result>(combine), count: 2, completion)
    join.subscribe(to: sources.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: sources.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
  }
}

/// The slots of three sources.
@usableFromInline
struct JoinSlots3<A: JoinSlot, B: JoinSlot, C: JoinSlot, Result>: JoinSlots {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline let combine: @Sendable (A.Value, B.Value, C.Value) throws -> Result

  @inlinable
  init(_ combine: @escaping @Sendable (A.Value, B.Value, C.Value) throws -> Result) {
    self.combine = combine
  }

  @inlinable
  mutating func makeResult() throws -> Result { try combine(a.take(), b.take(), c.take()) }

  @inlinable @inline(__always)
  var ready: FewSources { FewSources(a.isReady, b.isReady, c.isReady) }

  @inlinable
  mutating func removeAll() { (a, b, c) = (A(), B(), C()) }
}

/// `combineLatest` or `zip` of three sources.
@usableFromInline
package struct Join3<A: JoinSlot, B: JoinSlot, C: JoinSlot, Result>: SourceOperator {
  @usableFromInline let sources: (EventSource<A.Value>, EventSource<B.Value>, EventSource<C.Value>)
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable (A.Value, B.Value, C.Value) throws -> Result

  /// - Parameter slots: The buffer of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type, C.Type),
    _ a: EventSource<A.Value>, _ b: EventSource<B.Value>, _ c: EventSource<C.Value>,
    _ completion: JoinCompletion,
    _ combine: @escaping @Sendable (A.Value, B.Value, C.Value) throws -> Result
  ) {
    sources = (a, b, c)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(
      sink, scope, JoinSlots3<A, B, C, Result>(combine), count: 3, completion)
    join.subscribe(to: sources.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: sources.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: sources.2, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
  }
}

/// The slots of four sources.
@usableFromInline
struct JoinSlots4<A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, Result>: JoinSlots {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline var d = D()
  @usableFromInline let combine: @Sendable (A.Value, B.Value, C.Value, D.Value) throws -> Result

  @inlinable
  init(_ combine: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value) throws -> Result) {
    self.combine = combine
  }

  @inlinable
  mutating func makeResult() throws -> Result {
    try combine(a.take(), b.take(), c.take(), d.take())
  }

  @inlinable @inline(__always)
  var ready: FewSources { FewSources(a.isReady, b.isReady, c.isReady, d.isReady) }

  @inlinable
  mutating func removeAll() { (a, b, c, d) = (A(), B(), C(), D()) }
}

/// `combineLatest` or `zip` of four sources.
@usableFromInline
package struct Join4<A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, Result>: SourceOperator {
  @usableFromInline let sources:
    (EventSource<A.Value>, EventSource<B.Value>, EventSource<C.Value>, EventSource<D.Value>)
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable (A.Value, B.Value, C.Value, D.Value) throws -> Result

  /// - Parameter slots: The buffer of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type, C.Type, D.Type),
    _ a: EventSource<A.Value>, _ b: EventSource<B.Value>, _ c: EventSource<C.Value>,
    _ d: EventSource<D.Value>,
    _ completion: JoinCompletion,
    _ combine: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value) throws -> Result
  ) {
    sources = (a, b, c, d)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(
      sink, scope, JoinSlots4<A, B, C, D, Result>(combine), count: 4, completion)
    join.subscribe(to: sources.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: sources.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: sources.2, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
    join.subscribe(to: sources.3, 3) { join.receive($0, from: 3) { $0.slots.d.put($1) } }
  }
}

/// The slots of five sources.
@usableFromInline
struct JoinSlots5<A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, E: JoinSlot, Result>:
  JoinSlots
{
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline var d = D()
  @usableFromInline var e = E()
  @usableFromInline let combine:
    @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value) throws -> Result

  @inlinable
  init(
    _ combine: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value) throws -> Result
  ) { self.combine = combine }

  @inlinable
  mutating func makeResult() throws -> Result {
    try combine(a.take(), b.take(), c.take(), d.take(), e.take())
  }

  @inlinable @inline(__always)
  var ready: FewSources { FewSources(a.isReady, b.isReady, c.isReady, d.isReady, e.isReady) }

  @inlinable
  mutating func removeAll() { (a, b, c, d, e) = (A(), B(), C(), D(), E()) }
}

/// `combineLatest` or `zip` of five sources.
@usableFromInline
package struct Join5<A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, E: JoinSlot, Result>:
  SourceOperator
{
  @usableFromInline let sources:
    (
      EventSource<A.Value>, EventSource<B.Value>, EventSource<C.Value>, EventSource<D.Value>,
      EventSource<E.Value>
    )
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine:
    @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value) throws -> Result

  /// - Parameter slots: The buffer of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type, C.Type, D.Type, E.Type),
    _ a: EventSource<A.Value>, _ b: EventSource<B.Value>, _ c: EventSource<C.Value>,
    _ d: EventSource<D.Value>, _ e: EventSource<E.Value>,
    _ completion: JoinCompletion,
    _ combine: @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value) throws -> Result
  ) {
    sources = (a, b, c, d, e)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(
      sink, scope, JoinSlots5<A, B, C, D, E, Result>(combine), count: 5, completion)
    join.subscribe(to: sources.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: sources.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: sources.2, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
    join.subscribe(to: sources.3, 3) { join.receive($0, from: 3) { $0.slots.d.put($1) } }
    join.subscribe(to: sources.4, 4) { join.receive($0, from: 4) { $0.slots.e.put($1) } }
  }
}

/// The slots of six sources.
@usableFromInline
struct JoinSlots6<
  A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, E: JoinSlot, F: JoinSlot, Result
>: JoinSlots {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline var d = D()
  @usableFromInline var e = E()
  @usableFromInline var f = F()
  @usableFromInline let combine:
    @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value) throws -> Result

  @inlinable
  init(
    _ combine:
      @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value) throws -> Result
  ) { self.combine = combine }

  @inlinable
  mutating func makeResult() throws -> Result {
    try combine(a.take(), b.take(), c.take(), d.take(), e.take(), f.take())
  }

  @inlinable @inline(__always)
  var ready: FewSources {
    FewSources(a.isReady, b.isReady, c.isReady, d.isReady, e.isReady, f.isReady)
  }

  @inlinable
  mutating func removeAll() { (a, b, c, d, e, f) = (A(), B(), C(), D(), E(), F()) }
}

/// `combineLatest` or `zip` of six sources.
@usableFromInline
package struct Join6<
  A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, E: JoinSlot, F: JoinSlot, Result
>: SourceOperator {
  @usableFromInline let sources:
    (
      EventSource<A.Value>, EventSource<B.Value>, EventSource<C.Value>, EventSource<D.Value>,
      EventSource<E.Value>, EventSource<F.Value>
    )
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine:
    @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value) throws -> Result

  /// - Parameter slots: The buffer of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type, C.Type, D.Type, E.Type, F.Type),
    _ a: EventSource<A.Value>, _ b: EventSource<B.Value>, _ c: EventSource<C.Value>,
    _ d: EventSource<D.Value>, _ e: EventSource<E.Value>, _ f: EventSource<F.Value>,
    _ completion: JoinCompletion,
    _ combine:
      @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value) throws -> Result
  ) {
    sources = (a, b, c, d, e, f)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(
      sink, scope, JoinSlots6<A, B, C, D, E, F, Result>(combine), count: 6, completion)
    join.subscribe(to: sources.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: sources.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: sources.2, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
    join.subscribe(to: sources.3, 3) { join.receive($0, from: 3) { $0.slots.d.put($1) } }
    join.subscribe(to: sources.4, 4) { join.receive($0, from: 4) { $0.slots.e.put($1) } }
    join.subscribe(to: sources.5, 5) { join.receive($0, from: 5) { $0.slots.f.put($1) } }
  }
}

/// The slots of seven sources.
@usableFromInline
struct JoinSlots7<
  A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, E: JoinSlot, F: JoinSlot, G: JoinSlot, Result
>: JoinSlots {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline var d = D()
  @usableFromInline var e = E()
  @usableFromInline var f = F()
  @usableFromInline var g = G()
  @usableFromInline let combine:
    @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value) throws -> Result

  @inlinable
  init(
    _ combine:
      @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value) throws ->
      Result
  ) { self.combine = combine }

  @inlinable
  mutating func makeResult() throws -> Result {
    try combine(a.take(), b.take(), c.take(), d.take(), e.take(), f.take(), g.take())
  }

  @inlinable @inline(__always)
  var ready: FewSources {
    FewSources(a.isReady, b.isReady, c.isReady, d.isReady, e.isReady, f.isReady, g.isReady)
  }

  @inlinable
  mutating func removeAll() { (a, b, c, d, e, f, g) = (A(), B(), C(), D(), E(), F(), G()) }
}

/// `combineLatest` or `zip` of seven sources.
@usableFromInline
package struct Join7<
  A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, E: JoinSlot, F: JoinSlot, G: JoinSlot, Result
>: SourceOperator {
  @usableFromInline let sources:
    (
      EventSource<A.Value>, EventSource<B.Value>, EventSource<C.Value>, EventSource<D.Value>,
      EventSource<E.Value>, EventSource<F.Value>, EventSource<G.Value>
    )
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine:
    @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value) throws -> Result

  /// - Parameter slots: The buffer of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type, C.Type, D.Type, E.Type, F.Type, G.Type),
    _ a: EventSource<A.Value>, _ b: EventSource<B.Value>, _ c: EventSource<C.Value>,
    _ d: EventSource<D.Value>, _ e: EventSource<E.Value>, _ f: EventSource<F.Value>,
    _ g: EventSource<G.Value>,
    _ completion: JoinCompletion,
    _ combine:
      @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value) throws ->
      Result
  ) {
    sources = (a, b, c, d, e, f, g)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(
      sink, scope, JoinSlots7<A, B, C, D, E, F, G, Result>(combine), count: 7, completion)
    join.subscribe(to: sources.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: sources.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: sources.2, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
    join.subscribe(to: sources.3, 3) { join.receive($0, from: 3) { $0.slots.d.put($1) } }
    join.subscribe(to: sources.4, 4) { join.receive($0, from: 4) { $0.slots.e.put($1) } }
    join.subscribe(to: sources.5, 5) { join.receive($0, from: 5) { $0.slots.f.put($1) } }
    join.subscribe(to: sources.6, 6) { join.receive($0, from: 6) { $0.slots.g.put($1) } }
  }
}

/// The slots of eight sources.
@usableFromInline
struct JoinSlots8<
  A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, E: JoinSlot, F: JoinSlot, G: JoinSlot,
  H: JoinSlot, Result
>: JoinSlots {
  @usableFromInline var a = A()
  @usableFromInline var b = B()
  @usableFromInline var c = C()
  @usableFromInline var d = D()
  @usableFromInline var e = E()
  @usableFromInline var f = F()
  @usableFromInline var g = G()
  @usableFromInline var h = H()
  @usableFromInline let combine:
    @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value) throws ->
      Result

  @inlinable
  init(
    _ combine:
      @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)
      throws -> Result
  ) { self.combine = combine }

  @inlinable
  mutating func makeResult() throws -> Result {
    try combine(a.take(), b.take(), c.take(), d.take(), e.take(), f.take(), g.take(), h.take())
  }

  @inlinable @inline(__always)
  var ready: FewSources {
    FewSources(
      a.isReady, b.isReady, c.isReady, d.isReady, e.isReady, f.isReady, g.isReady, h.isReady)
  }

  @inlinable
  mutating func removeAll() { (a, b, c, d, e, f, g, h) = (A(), B(), C(), D(), E(), F(), G(), H()) }
}

/// `combineLatest` or `zip` of eight sources.
@usableFromInline
package struct Join8<
  A: JoinSlot, B: JoinSlot, C: JoinSlot, D: JoinSlot, E: JoinSlot, F: JoinSlot, G: JoinSlot,
  H: JoinSlot, Result
>: SourceOperator {
  @usableFromInline let sources:
    (
      EventSource<A.Value>, EventSource<B.Value>, EventSource<C.Value>, EventSource<D.Value>,
      EventSource<E.Value>, EventSource<F.Value>, EventSource<G.Value>, EventSource<H.Value>
    )
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine:
    @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value) throws ->
      Result

  /// - Parameter slots: The buffer of each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slots: (A.Type, B.Type, C.Type, D.Type, E.Type, F.Type, G.Type, H.Type),
    _ a: EventSource<A.Value>, _ b: EventSource<B.Value>, _ c: EventSource<C.Value>,
    _ d: EventSource<D.Value>, _ e: EventSource<E.Value>, _ f: EventSource<F.Value>,
    _ g: EventSource<G.Value>, _ h: EventSource<H.Value>,
    _ completion: JoinCompletion,
    _ combine:
      @escaping @Sendable (A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)
      throws -> Result
  ) {
    sources = (a, b, c, d, e, f, g, h)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let join = JoinSink(
      sink, scope, JoinSlots8<A, B, C, D, E, F, G, H, Result>(combine), count: 8, completion)
    join.subscribe(to: sources.0, 0) { join.receive($0, from: 0) { $0.slots.a.put($1) } }
    join.subscribe(to: sources.1, 1) { join.receive($0, from: 1) { $0.slots.b.put($1) } }
    join.subscribe(to: sources.2, 2) { join.receive($0, from: 2) { $0.slots.c.put($1) } }
    join.subscribe(to: sources.3, 3) { join.receive($0, from: 3) { $0.slots.d.put($1) } }
    join.subscribe(to: sources.4, 4) { join.receive($0, from: 4) { $0.slots.e.put($1) } }
    join.subscribe(to: sources.5, 5) { join.receive($0, from: 5) { $0.slots.f.put($1) } }
    join.subscribe(to: sources.6, 6) { join.receive($0, from: 6) { $0.slots.g.put($1) } }
    join.subscribe(to: sources.7, 7) { join.receive($0, from: 7) { $0.slots.h.put($1) } }
  }
}
