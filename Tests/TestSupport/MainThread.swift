// SPDX-License-Identifier: MIT
public import BraidObservable
import Foundation

extension MainScheduler {
  /// Whether this is the main actor's thread: the main queue's, where a test program has handed the
  /// main thread over.
  public static var isMainThreadOfTests: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
  }

  private static let mark: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
