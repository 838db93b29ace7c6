// SPDX-License-Identifier: MIT
import Synchronization

/// Reports groups of disposables that have more members than they keep without an array: a group
/// that only grows is what a leak looks like.
///
/// Costs one relaxed load for each such member while nobody listens.
package enum GroupGrowth {
  /// What happened to a group, and how many members it has now.
  package struct Report {
    package enum Change {
      case added
      case removed
    }

    package let change: Change
    package let disposable: any Disposable
    package let group: CompoundDisposable
    package let count: Int
  }

  /// Called on the thread that changed the group, outside its lock; nil switches the reports off.
  package static var hook: (@Sendable (Report) -> Void)? {
    get { box.withLock { $0 }?.call }
    set {
      let old = box.exchange(newValue.map { Hook($0) })
      isOn.store(newValue != nil, ordering: .releasing)
      withExtendedLifetime(old) {}
    }
  }

  private static let isOn = Atomic<Bool>(false)
  private static let box = Locked<Hook<Report>?>(nil)

  static func report(_ make: () -> Report) {
    if isOn.load(ordering: .relaxed), let hook { hook(make()) }
  }
}
