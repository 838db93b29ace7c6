// SPDX-License-Identifier: MIT
import Dispatch

/// The process's main queue.
package enum MainQueue {
  package static let work = WorkQueue(.main)

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the calling code runs on the main queue: on the main thread, except inside actions of
  /// other queues; or on the thread that serves the main queue after `dispatchMain()`.
  package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
