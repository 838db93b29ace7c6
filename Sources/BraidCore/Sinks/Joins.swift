// SPDX-License-Identifier: MIT

/// `combineLatest` of sources of any types.
@usableFromInline
package struct CombineLatest<Result, each Value>: SourceOperator {
  @usableFromInline let sources: (repeat EventSource<each Value>)
  @usableFromInline let endsWithoutValue: Bool
  @usableFromInline let combine: @Sendable (repeat each Value) throws -> Result

  @inlinable
  package init(
    _ sources: repeat EventSource<each Value>, endsWithoutValue: Bool,
    combine: @escaping @Sendable (repeat each Value) throws -> Result
  ) {
    self.sources = (repeat each sources)
    self.endsWithoutValue = endsWithoutValue
    self.combine = combine
  }

  @inlinable
  package func run(_ observer: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let slots = (repeat LatestSlot<each Value>())
    var count = 0
    for _ in repeat each slots { count += 1 }
    let combine = combine
    let sink = CombineLatestSink(
      observer, scope, count: count, endsWithoutValue: endsWithoutValue
    ) {
      try combine(repeat (each slots).value)
    }
    var index = 0
    for (source, slot) in repeat (each sources, each slots) {
      sink.subscribe(to: source, index, slot)
      index += 1
    }
  }
}

/// `combineLatest` of any number of sources of one type.
@frozen
@usableFromInline
package struct CombineLatestAll<Value, Result>: SourceOperator {
  @usableFromInline let sources: [EventSource<Value>]
  @usableFromInline let endsWithoutValue: Bool
  @usableFromInline let combine: @Sendable ([Value]) throws -> Result

  @inlinable
  package init(
    _ sources: [EventSource<Value>], endsWithoutValue: Bool,
    combine: @escaping @Sendable ([Value]) throws -> Result
  ) {
    self.sources = sources
    self.endsWithoutValue = endsWithoutValue
    self.combine = combine
  }

  @inlinable
  package func run(_ observer: consuming EventSink<Result>, _ scope: SinkDisposer) {
    if sources.isEmpty { return observer.stop(.completed) }
    let slots = sources.map { _ in LatestSlot<Value>() }
    let combine = combine
    let sink = CombineLatestSink(
      observer, scope, count: sources.count, endsWithoutValue: endsWithoutValue
    ) {
      try combine(slots.map(\.value))
    }
    for (index, source) in sources.enumerated() { sink.subscribe(to: source, index, slots[index]) }
  }
}

/// `zip` of sources of any types.
@usableFromInline
package struct Zip<Result, each Value>: SourceOperator {
  @usableFromInline let sources: (repeat EventSource<each Value>)
  @usableFromInline let endsAtOnce: Bool
  @usableFromInline let combine: @Sendable (repeat each Value) throws -> Result

  @inlinable
  package init(
    _ sources: repeat EventSource<each Value>, endsAtOnce: Bool,
    combine: @escaping @Sendable (repeat each Value) throws -> Result
  ) {
    self.sources = (repeat each sources)
    self.endsAtOnce = endsAtOnce
    self.combine = combine
  }

  @inlinable
  package func run(_ observer: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let slots = (repeat ZipSlot<each Value>())
    var count = 0
    for _ in repeat each slots { count += 1 }
    let combine = combine
    let sink = ZipSink(observer, scope, count: count, endsAtOnce: endsAtOnce) {
      try combine(repeat (each slots).take())
    }
    for slot in repeat each slots { sink.add(slot) }
    var index = 0
    for (source, slot) in repeat (each sources, each slots) {
      sink.subscribe(to: source, index, slot)
      index += 1
    }
  }
}

/// `zip` of any number of sources of one type.
@frozen
@usableFromInline
package struct ZipAll<Value, Result>: SourceOperator {
  @usableFromInline let sources: [EventSource<Value>]
  @usableFromInline let endsAtOnce: Bool
  @usableFromInline let combine: @Sendable ([Value]) throws -> Result

  @inlinable
  package init(
    _ sources: [EventSource<Value>], endsAtOnce: Bool,
    combine: @escaping @Sendable ([Value]) throws -> Result
  ) {
    self.sources = sources
    self.endsAtOnce = endsAtOnce
    self.combine = combine
  }

  @inlinable
  package func run(_ observer: consuming EventSink<Result>, _ scope: SinkDisposer) {
    if sources.isEmpty { return observer.stop(.completed) }
    let slots = sources.map { _ in ZipSlot<Value>() }
    let combine = combine
    let sink = ZipSink(observer, scope, count: sources.count, endsAtOnce: endsAtOnce) {
      try combine(slots.map { $0.take() })
    }
    for slot in slots { sink.add(slot) }
    for (index, source) in sources.enumerated() { sink.subscribe(to: source, index, slots[index]) }
  }
}
