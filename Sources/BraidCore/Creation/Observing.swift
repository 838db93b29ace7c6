// SPDX-License-Identifier: MIT
import Observation

/// What a closure reads of models on an actor: now, and after each change.
///
/// Observation tells of a change once, on the thread that makes it, and *before* it is made. So the
/// news only asks for a visit to the actor, which comes when the change is complete. A visit reads
/// and asks for the next news in one go: on the actor no change comes between the two, and all that
/// come before a visit are one.
///
/// What was asked for cannot be taken back. The model keeps it, a trigger without anything of the
/// user's once the subscription is over, until its next change.
@usableFromInline
package final class ObservingSink<Element>: SinkDisposer, ObservationListener,
  @unchecked Sendable  // `progress`: the lock
{
  /// Where values come from and go to.
  private struct Line {
    let read: () throws -> Element?
    let sink: EventSink<Element>
  }

  private enum End {
    /// The model is gone.
    case completed
    /// Nobody can tell of a change any more.
    case abandoned
  }

  private struct Progress {
    var line: Line?
    weak var trigger: ObservationTrigger?
    var membership: (any Disposable)?
    /// Whether a visit is under way, and what it finds when it is over.
    var isVisiting = false
    var end: End?
  }

  private let isolation: Isolation
  private let model: ObservedModel?
  /// The scope of the result.
  private let outer: SinkDisposer
  private let lock = Lock()
  @exclusivity(unchecked) private var progress: Progress

  /// Begins to read: now, if this is on the actor.
  ///
  /// - Parameters:
  ///   - model: What ends the result when it is gone, if anything does.
  ///   - read: Runs on the actor; nil means that the model is gone.
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
    super.init()
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

  /// Reads, asks for the next news, and sends; on the actor.
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
    if model.isGone {
      end(.completed)
    } else if model.lifetime == nil {
      end(.abandoned)
    }
  }

  /// Ends after the visit under way, if there is one.
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

  package override func disposed() {
    let (old, trigger) = lock.withLock {
      defer { progress = Progress() }
      return (progress, progress.trigger)
    }
    trigger?.forget()
    old.membership?.dispose()
  }
}

/// A model that is held weakly, and how long it lives.
@usableFromInline
package final class ObservedModel: @unchecked Sendable {  // a weak reference is atomic
  private weak var object: AnyObject?
  let lifetime: Lifetime?

  @usableFromInline
  package init(_ object: AnyObject) {
    self.object = object
    lifetime = Lifetime.of(object)
  }

  var isGone: Bool { object == nil }
}

/// Who wants to know of a change.
private protocol ObservationListener: AnyObject, Sendable {
  /// Something that was read is about to change.
  func changed()
  /// Nothing that was read will change: it is gone, or nobody observes it.
  func nobodyTells()
}

/// Passes on one change, or that nobody is left who could tell of one: then it is let go of.
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
