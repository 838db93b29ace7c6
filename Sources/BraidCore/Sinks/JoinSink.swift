// SPDX-License-Identifier: MIT

/// What `combineLatest` and `zip` have in common: several sources whose values are kept, one door
/// through which they change what is kept, and one closure that makes a result of it.
///
/// Subclasses are final and say when there is a result and when there cannot be one any more. The
/// sources are numbered; sets of them are bit masks.
@usableFromInline
package class JoinSink<Result>: FlattenScope, @unchecked Sendable {  // state: inside the door only
  @usableFromInline final let observer: EventSink<Result>
  @usableFromInline final let serialized = Serialized<JoinWork>()
  /// Makes the result of what is kept.
  ///
  /// It keeps the slots and not this sink.
  @usableFromInline final let makeResult: () throws -> Result
  /// All sources.
  @usableFromInline final let all: UInt64
  /// Those that have ended.
  @exclusivity(unchecked) @usableFromInline final var ended: UInt64 = 0

  @inlinable
  init(
    _ observer: EventSink<Result>, _ outer: SinkDisposer, count: Int,
    _ makeResult: @escaping () throws -> Result
  ) {
    precondition(count <= 64, "BraidCore: \(count) sources at once; 64 is the most that join")
    self.observer = observer
    self.makeResult = makeResult
    all = count == 64 ? .max : (1 << UInt64(count)) - 1
    super.init(outer)
  }

  /// Sends the result of what is kept.
  @inlinable
  final func emit() {
    do { observer.next(try makeResult()) } catch { observer.stop(.error(error)) }
  }

  @inlinable @inline(never)
  final func enqueue(_ work: @escaping () -> Void) {
    serialized.enqueue(JoinWork(work)) { $0.run() }
  }

  @inlinable @inline(never)
  final func drain() { serialized.drain { $0.run() } }

  /// Does something with what is kept, alone.
  @inlinable
  final func alone(_ work: @escaping () -> Void) {
    serialized.send(JoinWork(work)) { $0.run() }
  }
}

/// A change that waits at the door.
@frozen
@usableFromInline
package struct JoinWork {
  @usableFromInline let run: () -> Void

  @inlinable
  init(_ run: @escaping () -> Void) { self.run = run }
}
