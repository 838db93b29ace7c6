// SPDX-License-Identifier: MIT
import Dispatch

/// The process's main queue, and whether this thread is working on it.
package enum MainQueue {
  package static let work = WorkQueue(.main)

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main queue: on the main thread outside of other queues'
  /// work, or on the thread that works the main queue off after `dispatchMain()`.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
