// SPDX-License-Identifier: MIT
import Observation

/// Sends the result of a closure that reads observable models on an actor: immediately, and after
/// each change.
///
/// The Observation framework reports a change once, on the thread that makes it, and *before* the
/// change. The report therefore only enqueues a visit to the actor, which runs after the change is
/// complete. A visit reads and registers for the next change without leaving the actor, so no
/// change is missed between the two; all changes before a visit are read together.
///
/// A registration cannot be revoked. The model retains it until the next change; after the
/// subscription has ended, it is an empty trigger that refers to nothing of the user's.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
package final class ObservingSink<Element>: Disposable, ObservationListener,
  @unchecked Sendable  // the lock guards `progress`
{
  /// The closure that reads, and the observer.
  private struct Line {
    let read: () throws -> Element?
    let sink: EventSink<Element>
  }

  private enum End {
    /// The model was deallocated.
    case completed
    /// Nothing can report a change any more.
    case abandoned
  }

  private struct Progress {
    var line: Line?
    weak var trigger: ObservationTrigger?
    var membership: (any Disposable)?
    /// Whether a visit is in progress; an end that is detected during it is stored in `end`.
    var isVisiting = false
    var end: End?
  }

  private let isolation: Isolation
  private let model: ObservedModel?
  /// The scope of the result.
  private let outer: SinkDisposer
  private let lock = Lock()
  private var progress: Progress

  /// Starts observing; reads immediately if the caller is on the actor.
  ///
  /// - Parameters:
  ///   - model: The model whose deallocation completes the result, if any.
  ///   - read: Runs on the actor; returns nil if the model was deallocated.
  @usableFromInline
  package static func run(
    _ sink: EventSink<Element>, _ outer: SinkDisposer, on isolation: Isolation,
    model: ObservedModel?, _ read: @escaping () throws -> Element?
  ) {
    let observing = ObservingSink(sink, outer, isolation, model, read)
    outer.set(observing)
    observing.join()
    observing.onActor { observing.visit() }
  }

  private init(
    _ sink: EventSink<Element>, _ outer: SinkDisposer, _ isolation: Isolation,
    _ model: ObservedModel?, _ read: @escaping () throws -> Element?
  ) {
    self.outer = outer
    self.isolation = isolation
    self.model = model
    progress = Progress(line: Line(read: read, sink: sink))
  }

  private func join() {
    guard let lifetime = model?.lifetime else { return }
    let membership = lifetime.observeEnded { [weak self] in self?.end(.completed) }
    let isLate = lock.withLock {
      if progress.line == nil { return true }
      progress.membership = membership
      return false
    }
    if isLate { membership.dispose() }
  }

  /// Reads, registers for the next change and sends the value; runs on the actor.
  private func visit() {
    let line = lock.withLock {
      progress.isVisiting = progress.line != nil
      return progress.line
    }
    guard let line else { return }
    switch reading(line.read) {
    case .success(let element?):
      if !outer.isDisposed { line.sink.next(element) }
    case .success(nil):
      lock.withLock { progress.end = .completed }
    case .failure(let error):
      if !outer.isDisposed { line.sink.finish(.error(error)) }
    }
    let end = lock.withLock {
      progress.isVisiting = false
      return progress.end
    }
    if let end { finish(end) }
  }

  private func reading(_ read: () throws -> Element?) -> Result<Element?, any Error> {
    let trigger = ObservationTrigger(self)
    lock.withLock { progress.trigger = trigger }
    return withObservationTracking {
      Result(catching: read)
    } onChange: {
      trigger.fire()
    }
  }

  func changed() { toActor { self.visit() } }

  func nobodyTells() {
    guard let model else { return end(.abandoned) }
    if model.isDeallocated {
      end(.completed)
    } else if model.lifetime == nil {
      end(.abandoned)
    }
  }

  /// Ends immediately, or after a visit in progress.
  private func end(_ end: End) {
    let isNow = lock.withLock {
      if progress.end != .completed { progress.end = end }
      return !progress.isVisiting
    }
    if isNow { finish(end) }
  }

  private func finish(_ end: End) {
    if end == .abandoned { return outer.abandon() }
    onActor { [self] in
      guard let line = lock.withLock({ progress.line }), !outer.isDisposed else { return }
      line.sink.finish(.completed)
    }
  }

  private func onActor(_ work: @escaping @Sendable () -> Void) {
    if isolation.isCurrent { work() } else { toActor(work) }
  }

  private func toActor(_ work: @escaping @Sendable () -> Void) {
    if !isolation.enqueue(work) { outer.dispose() }
  }

  package func dispose() {
    let (old, trigger) = lock.withLock {
      defer { progress = Progress() }
      return (progress, progress.trigger)
    }
    trigger?.forget()
    old.membership?.dispose()
  }
}

/// A weakly held model and its lifetime.
package final class ObservedModel: @unchecked Sendable {  // a weak reference is atomic
  private weak var object: AnyObject?
  let lifetime: Lifetime?

  package init(_ object: AnyObject) {
    self.object = object
    lifetime = Lifetime.of(object)
  }

  var isDeallocated: Bool { object == nil }
}

/// Receives the reports of a trigger.
private protocol ObservationListener: AnyObject, Sendable {
  /// Something that was read is about to change.
  func changed()
  /// No report will come: the model was deallocated or is not observable.
  func nobodyTells()
}

/// Forwards one change.
///
/// Its deallocation reports that no further change can be observed.
private final class ObservationTrigger: Sendable {
  private let listener: Locked<(any ObservationListener)?>

  init(_ listener: any ObservationListener) { self.listener = Locked(listener) }

  deinit { take()?.nobodyTells() }

  func fire() { take()?.changed() }

  func forget() { withExtendedLifetime(take()) {} }

  private func take() -> (any ObservationListener)? {
    listener.withLock { listener in
      defer { listener = nil }
      return listener
    }
  }
}
