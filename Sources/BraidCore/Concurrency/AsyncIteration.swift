// SPDX-License-Identifier: MIT

/// One subscription whose values a task pulls; the iterators wrap it.
///
/// Separate from the buffer, which the source retains: so releasing the iterator ends the
/// subscription.
@usableFromInline
final class AsyncIteration<Element: Sendable> {
  @usableFromInline let buffer: AsyncBuffer<Element>
  @usableFromInline let scope: SinkDisposer
  /// Values that were taken out of the buffer together, in reverse order.
  @exclusivity(unchecked) @usableFromInline var batch: ContiguousArray<Element> = []

  /// Subscribes to all events of a source.
  @inlinable
  init(_ source: EventSource<Element>, _ buffering: AsyncBuffering) {
    let brake = buffering == .suspending ? HoldableScope() : nil
    let scope = brake ?? SinkDisposer()
    let buffer: AsyncBuffer<Element>
    switch buffering {
    case .unbounded, .suspending:
      buffer = AsyncBuffer(limit: .max, keepsNewest: false, brake: brake)
    case .oldest(let limit):
      buffer = AsyncBuffer(limit: Self.checked(limit), keepsNewest: false, brake: nil)
    case .newest(let limit):
      buffer = AsyncBuffer(limit: Self.checked(limit), keepsNewest: true, brake: nil)
    }
    self.buffer = buffer
    self.scope = scope
    // The source is torn down before the task can observe the end.
    source.subscribe(
      EventSink(
        next: { buffer.receive($0) },
        finish: { [scope] in
          scope.dispose()
          buffer.finish($0)
        }), scope)
  }

  /// Subscribes to the first event of a source.
  ///
  /// The source is torn down before the task receives it.
  @inlinable
  init(first source: EventSource<Element>) {
    let scope = SinkDisposer()
    let buffer = AsyncBuffer<Element>(limit: 1, keepsNewest: false, brake: nil)
    self.buffer = buffer
    self.scope = scope
    source.subscribe(
      EventSink(
        next: { [scope] in
          scope.dispose()
          buffer.receive($0)
        },
        finish: { [scope] in
          scope.dispose()
          buffer.finish($0)
        }), scope)
  }

  deinit { stop() }

  @inlinable
  static func checked(_ limit: Int) -> Int {
    Misuse.require(
      limit >= 0,
      """
      values(buffering:): the limit \(limit) is negative. Remedy: pass the number of values to \
      buffer, 0 for none, or .unbounded.
      """)
    return limit
  }

  /// Returns the next value, or nil after the end.
  ///
  /// In a cancelled task, the source is torn down first. Values buffered by then are still
  /// returned, followed by nil. ``takeInterruption()`` then tells whether the source had ended by
  /// itself.
  @inlinable
  func next(isolation: isolated (any Actor)?) async -> Element? {
    // Without a call of an async function if nothing is to be waited for.
    switch look() {
    case .value(let element): return element
    case .end: return nil
    case .nothing: return await waitForNext(isolation: isolation)
    }
  }

  @inlinable
  func waitForNext(isolation: isolated (any Actor)?) async -> Element? {
    while true {
      // The handler runs under a lock of the runtime, so it disposes nothing and releases no value.
      let buffer = buffer
      let element = await withTaskCancellationHandler {
        await withUnsafeContinuation(isolation: isolation) { buffer.wait($0) }
      } onCancel: {
        buffer.interrupt()
      }
      if let element { return element }
      switch look() {
      case .value(let element): return element
      case .end: return nil
      case .nothing: break
      }
    }
  }

  /// Returns what needs no waiting; in a cancelled task, tears the source down first.
  @inlinable
  func look() -> AsyncBuffer<Element>.Content {
    if Task.isCancelled { cancelSource() }
    if let element = batch.popLast() { return .value(element) }
    return content()
  }

  /// Disposes the subscription; buffered values stay available to the task.
  @usableFromInline
  func cancelSource() {
    // First, so that an event sent during the teardown is ignored.
    buffer.interrupt()
    scope.dispose()
  }

  /// Returns the content of the buffer.
  ///
  /// If it is empty, resumes a suspended source and looks again.
  @inlinable
  func content() -> AsyncBuffer<Element>.Content {
    let content = buffer.take(&batch)
    guard let brake = buffer.brake, case .nothing = content else { return content }
    brake.letGoOn()
    return buffer.take(&batch)
  }

  /// Takes the error that ended the source; nil for further callers.
  @inlinable
  func takeError() -> (any Error)? { buffer.takeError() }

  /// Whether the iteration ended by cancellation and not by its source; returns true once.
  @inlinable
  func takeInterruption() -> Bool { buffer.takeInterruption() }

  /// Ends the subscription and drops the buffered values, unless the source has ended.
  ///
  /// After that, only this object retains the buffer.
  @inlinable
  func stop() {
    if scope.isDisposed { return }
    scope.dispose()
    buffer.cancel()
    batch = []
  }
}

extension EventSource where Element: Sendable {
  /// Waits for the first value; returns nil if the source completes without one.
  ///
  /// The source is torn down before this method returns. In a cancelled task, an event that the
  /// source emits synchronously during the subscription is still returned. Without one, the method
  /// throws `CancellationError`; nil would mean that the source completed.
  @inlinable
  package final nonisolated(nonsending) func firstEvent() async throws -> Element? {
    let iteration = AsyncIteration(first: self)
    defer { iteration.stop() }
    if let element = await iteration.next(isolation: #isolation) { return element }
    if let error = iteration.takeError() { throw error }
    if iteration.takeInterruption() { throw CancellationError() }
    return nil
  }
}
