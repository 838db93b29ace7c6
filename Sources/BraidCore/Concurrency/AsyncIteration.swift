// SPDX-License-Identifier: MIT

/// One subscription whose values a task pulls; the iterators wrap it.
///
/// Separate from the buffer, which the source retains: so releasing the iterator ends the
/// subscription.
final class AsyncIteration {
  private let buffer: AsyncBuffer
  private let scope: SinkDisposer
  /// Values that were taken out of the buffer together.
  private var batch: ValueRing

  /// Subscribes to all events of a source.
  init(_ source: RawSource, _ type: RawType, _ buffering: AsyncBuffering) {
    let brake = buffering == .suspending ? HoldableScope() : nil
    let scope = brake ?? SinkDisposer()
    let (limit, keepsNewest) =
      switch buffering {
      case .unbounded, .suspending: (Int.max, false)
      case .oldest(let limit): (Self.checked(limit), false)
      case .newest(let limit): (Self.checked(limit), true)
      }
    let buffer = AsyncBuffer(type, limit: limit, keepsNewest: keepsNewest, brake: brake)
    self.buffer = buffer
    self.scope = scope
    batch = ValueRing(type)
    // The source is torn down before the task can observe the end.
    source.subscribe(
      RawSink(
        next: { buffer.receive(at: address(of: $0)) },
        finish: { [scope] in
          scope.dispose()
          buffer.finish($0)
        }), scope)
  }

  /// Subscribes to the first event of a source.
  ///
  /// The source is torn down before the task receives it.
  init(first source: RawSource, _ type: RawType) {
    let scope = SinkDisposer()
    let buffer = AsyncBuffer(type, limit: 1, keepsNewest: false, brake: nil)
    self.buffer = buffer
    self.scope = scope
    batch = ValueRing(type)
    let receive: @Sendable (UnsafeRawPointer) -> Void = { [scope] in
      scope.dispose()
      buffer.receive(at: $0)
    }
    source.subscribe(
      RawSink(
        at: receive,
        finish: { [scope] in
          scope.dispose()
          buffer.finish($0)
        }), scope)
  }

  deinit { stop() }

  private static func checked(_ limit: Int) -> Int {
    Misuse.require(
      limit >= 0,
      """
      values(buffering:): the limit \(limit) is negative. Remedy: pass the number of values to \
      buffer, 0 for none, or .unbounded.
      """)
    return limit
  }

  /// Returns the place of the next value, or nil after the end.
  ///
  /// In a cancelled task, the source is torn down first. Values buffered by then are still
  /// returned, followed by nil. ``takeInterruption()`` then tells whether the source had ended by
  /// itself.
  func next(isolation: isolated (any Actor)?) async -> UnsafeMutableRawPointer? {
    switch look() {
    case .value(let place): place
    case .end: nil
    case .nothing: await waitForNext(isolation: isolation)
    }
  }

  /// Waits for the next value, after a look that has found nothing.
  ///
  /// - Returns: The place of the value, which the caller moves out of it; nil after the end.
  func waitForNext(isolation: isolated (any Actor)?) async -> UnsafeMutableRawPointer? {
    while true {
      // The handler runs under a lock of the runtime, so it disposes nothing and releases no value.
      let buffer = buffer
      await withTaskCancellationHandler {
        await withUnsafeContinuation(isolation: isolation) { buffer.wait($0) }
      } onCancel: {
        buffer.interrupt()
      }
      if let place = buffer.takeReceived() { return place }
      switch look() {
      case .value(let place): return place
      case .end: return nil
      case .nothing: break
      }
    }
  }

  /// Returns the content that is available without waiting; in a cancelled task, tears the source
  /// down first.
  func look() -> AsyncBuffer.Content {
    if Task.isCancelled { cancelSource() }
    if let place = batch.popFirst() { return .value(place) }
    return content()
  }

  /// Disposes the subscription; buffered values stay available to the task.
  private func cancelSource() {
    // First, so that an event sent during the teardown is ignored.
    buffer.interrupt()
    scope.dispose()
  }

  /// Returns the content of the buffer.
  ///
  /// If it is empty, resumes a suspended source and looks again.
  private func content() -> AsyncBuffer.Content {
    let content = buffer.take(&batch)
    guard let brake = buffer.brake, case .nothing = content else { return content }
    brake.letGoOn()
    return buffer.take(&batch)
  }

  /// Takes the error that ended the source; nil for further callers.
  func takeError() -> (any Error)? { buffer.takeError() }

  /// Whether the iteration ended by cancellation and not by its source; returns true once.
  func takeInterruption() -> Bool { buffer.takeInterruption() }

  /// Ends the subscription and drops the buffered values, unless the source has ended.
  ///
  /// After that, only this object retains the buffer.
  func stop() {
    if scope.isDisposed { return }
    scope.dispose()
    buffer.cancel()
  }
}

extension EventSource where Element: Sendable {
  /// Waits for the first value; returns nil if the source completes without one.
  ///
  /// The source is torn down before this method returns. In a cancelled task, an event that the
  /// source emits synchronously during the subscription is still returned. Without one, the method
  /// throws `CancellationError`; nil would mean that the source completed.
  package final nonisolated(nonsending) func firstEvent() async throws -> Element? {
    let iteration = AsyncIteration(first: raw, RawType(Element.self))
    defer { iteration.stop() }
    if let place = await iteration.next(isolation: #isolation) {
      return place.assumingMemoryBound(to: Element.self).move()
    }
    if let error = iteration.takeError() { throw error }
    if iteration.takeInterruption() { throw CancellationError() }
    return nil
  }
}
