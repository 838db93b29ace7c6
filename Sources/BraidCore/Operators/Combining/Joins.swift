// SPDX-License-Identifier: MIT

/// `combineLatest` or `zip` of any number of sources with different types.
///
/// For two to eight sources, the code is generated (`Generated/JoinEngines.swift`), because the
/// optimizer does not specialize this form outside the package
/// (`Docs/Decisions/0007-written-out-joins.md`).
@usableFromInline
package struct JoinPack<Result, each Slot: JoinSlot>: SourceOperator {
  @usableFromInline let sources: (repeat EventSource<(each Slot).Value>)
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable (repeat (each Slot).Value) throws -> Result

  @inlinable
  package init(
    _ sources: repeat EventSource<(each Slot).Value>, completion: JoinCompletion,
    combine: @escaping @Sendable (repeat (each Slot).Value) throws -> Result
  ) {
    self.sources = (repeat each sources)
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    let boxes = (repeat SlotBox<each Slot>())
    var count = 0
    for _ in repeat each boxes { count += 1 }
    if count == 0 { return sink.finish(.completed) }
    let slots = JoinSlotPack<Result, repeat each Slot>(repeat each boxes, combine: combine)
    let join = JoinSink(sink, scope, slots, count: count, completion)
    var index = 0
    for (source, box) in repeat (each sources, each boxes) {
      join.subscribe(to: source, index, box)
      index += 1
    }
  }
}

/// `combineLatest` or `zip` of any number of sources with the same type.
@usableFromInline
package struct JoinAll<Slot: JoinSlot, Sources: Collection, Result>: SourceOperator
where Sources.Element: EventSource<Slot.Value> {
  /// Iterated for each subscription; a lazy collection creates its elements then.
  @usableFromInline let sources: Sources
  @usableFromInline let completion: JoinCompletion
  @usableFromInline let combine: @Sendable ([Slot.Value]) throws -> Result

  /// - Parameter slot: The buffer for each source: ``LatestSlot`` or ``ZipSlot``.
  @inlinable
  package init(
    _ slot: Slot.Type, _ sources: Sources, _ completion: JoinCompletion,
    _ combine: @escaping @Sendable ([Slot.Value]) throws -> Result
  ) {
    self.sources = sources
    self.completion = completion
    self.combine = combine
  }

  @inlinable
  package func run(_ sink: consuming EventSink<Result>, _ scope: SinkDisposer) {
    if sources.isEmpty { return sink.finish(.completed) }
    let boxes = (0..<sources.count).map { _ in SlotBox<Slot>() }
    // RxSwift's joins of a collection are the only ones that forward an end first (C6).
    let join = JoinSink(
      sink, scope, JoinSlotArray(boxes, combine), count: boxes.count, completion,
      completion == .withUnmatchedValue ? .never : .always)
    for (index, source) in sources.enumerated() { join.subscribe(to: source, index, boxes[index]) }
  }
}
