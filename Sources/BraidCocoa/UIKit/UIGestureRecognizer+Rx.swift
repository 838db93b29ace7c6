// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  public import UIKit

  extension Reactive where Base: UIGestureRecognizer {
    /// Emits the recognizer at each change of its state: began, changed, ended, and so on.
    ///
    /// - **Ends:** completes when the recognizer is released. The recognizer is not retained.
    /// - **Threads:** events arrive on the main thread.
    public var event: ControlEvent<Base> {
      ControlEvent(
        onMain: observed { recognizer, observer in
          let reference = WeakReference(recognizer)
          let target = ActionTarget {
            if let recognizer = reference.object { observer.onNext(recognizer) }
          }
          recognizer.addTarget(target, action: #selector(ActionTarget.happened))
          return {
            reference.object?.removeTarget(target, action: #selector(ActionTarget.happened))
          }
        })
    }
  }
#endif
