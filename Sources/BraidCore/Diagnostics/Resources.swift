// SPDX-License-Identifier: MIT
import Synchronization

/// How many of the library's long-lived objects are alive, by kind: what a leak check compares.
///
/// Always on, in debug and release; an object costs one relaxed atomic addition at each end of its
/// life.
public enum Resources {
  /// One kind of counted object.
  public final class Kind: Sendable {
    /// What the kind is called in reports.
    public let name: String
    private let live = Atomic<Int>(0)

    init(_ name: String) { self.name = name }

    /// How many are alive now.
    public var count: Int { live.load(ordering: .relaxed) }

    func add() { live.wrappingAdd(1, ordering: .relaxed) }
    func remove() { live.wrappingSubtract(1, ordering: .relaxed) }
  }

  /// Subscriptions: one for each `subscribe` and for each inner subscription of an operator.
  public static let subscriptions = Kind("subscription")
  /// Subjects, relays and what `share`, `publish` and `replay` keep inside.
  public static let subjects = Kind("subject")
  /// Disposables that still have an action to run, or others to dispose.
  public static let disposables = Kind("disposable")
  /// Work that waits on a scheduler.
  public static let scheduledWork = Kind("scheduled work")

  /// Every kind there is.
  public static let kinds = [subscriptions, subjects, disposables, scheduledWork]

  /// The live objects of all kinds together.
  public static var total: Int { kinds.reduce(0) { $0 + $1.count } }
}
