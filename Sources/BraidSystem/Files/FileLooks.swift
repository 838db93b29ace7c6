// SPDX-License-Identifier: MIT
import BraidCore

/// The states of a file with a name, in actions of a scheduler.
///
/// On Linux, a change of a local disk causes a look at the file. Elsewhere, for other disks, and in
/// virtual time, the file is looked at periodically.
enum FileLooks {
  /// Calls `send` with the state of the file, then with its state after each change.
  ///
  /// - Parameters:
  ///   - path: The name of the file.
  ///   - interval: The shortest time between two looks.
  ///   - timing: Looks at the file, and times the looks.
  ///   - send: Called in actions of the scheduler, one at a time.
  /// - Returns: Ends the looks when disposed.
  static func begin(
    _ path: String, every interval: Duration, on timing: Timing,
    _ send: @escaping @Sendable (FileState?) -> Void
  ) -> any Disposable {
    if timing.turns == nil, FileEvents.areReported {
      let file = FollowedFile(path, interval, timing, send)
      file.changed()
      return file
    }
    let last = Locked<FileState??>(nil)
    return timing.performEvery(.zero, interval) {
      let state = FileState(path: path)
      if last.exchange(state) != .some(state) { send(state) }
    }
  }
}

/// A file that is looked at after each change that the system reports.
private final class FollowedFile: Disposable, @unchecked Sendable {  // the lock guards variables
  private enum Phase {
    /// No look is scheduled, or no urgent look.
    case resting
    case scheduled
    /// A look is in progress; `again` after a change during it.
    case looking(again: Bool)
    case disposed
  }

  private let path: String
  /// The folders on the way to the file, each with the name that leads on.
  private var folders: [(path: String, name: String)] = []
  private let interval: Duration
  private let timing: Timing
  private let send: @Sendable (FileState?) -> Void
  private let id = FileEvents.shared.makeID()

  private let lock = Lock()
  private var phase = Phase.resting
  /// Identifies the newest scheduled look; earlier ones do nothing.
  private var ticket = 0
  private var scheduled: (any Disposable)?
  private var lastLook: Duration?
  private var last: FileState??
  private var watches: Set<Int32> = []

  /// How long a change can stay unnoticed that the system does not report, such as another target
  /// of a link on the way.
  private static let longestRest = Duration.seconds(5)

  init(
    _ path: String, _ interval: Duration, _ timing: Timing,
    _ send: @escaping @Sendable (FileState?) -> Void
  ) {
    self.path = path
    self.interval = interval
    self.timing = timing
    self.send = send
    var folder = path.hasPrefix("/") ? "/" : "."
    for name in path.split(separator: "/") {
      folders.append((folder, String(name)))
      folder += folder.hasSuffix("/") ? name : "/" + name
    }
  }

  /// Called after a change, on any thread.
  func changed() {
    let isNeeded = lock.withLock {
      switch phase {
      case .resting:
        phase = .scheduled
        return true
      case .looking:
        phase = .looking(again: true)
        return false
      case .scheduled, .disposed: return false
      }
    }
    if isNeeded { schedule(after: interval) }
  }

  /// Schedules the next look when `rest` has passed since the last one.
  private func schedule(after rest: Duration) {
    let now = timing.now()
    let (ticket, delay, old) = lock.withLock {
      self.ticket += 1
      return (
        self.ticket, lastLook.map { $0 + rest - now } ?? .zero, exchange(&scheduled, nil)
      )
    }
    old?.dispose()
    let work: Timing.Work = { self.look(ticket) }
    let action = delay > .zero ? timing.performAfter(delay, work) : timing.perform(work)
    // The action may have run and scheduled another one.
    let isStale = lock.withLock {
      if isDisposed || ticket != self.ticket { return true }
      scheduled = action
      return false
    }
    if isStale { action.dispose() }
  }

  private func look(_ ticket: Int) {
    let now = timing.now()
    let isCurrent = lock.withLock {
      if ticket != self.ticket { return false }
      if case .disposed = phase { return false }
      phase = .looking(again: false)
      lastLook = now
      return true
    }
    guard isCurrent else { return }
    // Before the look, so that no change is missed.
    let isFollowed = follow()
    let state = FileState(path: path)
    let isNew = lock.withLock { exchange(&last, .some(state)) != .some(state) }
    if isNew, !lock.withLock({ isDisposed }) { send(state) }
    let rest = lock.withLock { () -> Duration? in
      guard case .looking(let again) = phase else { return nil }
      phase = again || !isFollowed ? .scheduled : .resting
      return again || !isFollowed ? interval : max(interval, Self.longestRest)
    }
    if let rest { schedule(after: rest) }
  }

  private var isDisposed: Bool {
    if case .disposed = phase { true } else { false }
  }

  /// Watches the file, and the folders on the way to it, for other files with their names.
  ///
  /// - Returns: Whether the system reports changes.
  private func follow() -> Bool {
    let events = FileEvents.shared
    let changed: @Sendable () -> Void = { [weak self] in self?.changed() }
    var found: Set<Int32> = []
    var isFollowed = !folders.isEmpty
    for folder in folders where isFollowed {
      let number = events.watch(folder.path, name: folder.name, for: id, changed)
      if let number { found.insert(number) }
      isFollowed = number != nil && events.reportsChanges(of: folder.path)
    }
    if isFollowed, let number = events.watch(path, name: nil, for: id, changed) {
      found.insert(number)
      isFollowed = events.reportsChanges(of: path)
    }
    let (old, isDisposed) = lock.withLock { (exchange(&watches, found), self.isDisposed) }
    for number in isDisposed ? old.union(found) : old.subtracting(found) {
      events.stop(number, of: id)
    }
    return isFollowed
  }

  private func exchange<State>(_ state: inout State, _ new: State) -> State {
    defer { state = new }
    return state
  }

  func dispose() {
    let (old, action) = lock.withLock {
      phase = .disposed
      ticket += 1
      return (exchange(&watches, []), exchange(&scheduled, nil))
    }
    action?.dispose()
    for number in old { FileEvents.shared.stop(number, of: id) }
  }
}
