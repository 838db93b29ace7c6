// SPDX-License-Identifier: MIT

#if canImport(ObjectiveC)
  import BraidCore
  import BraidObservable
  import Foundation
  import ObjectiveC

  /// The target of an action.
  @MainActor
  final class ActionTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func happened() { body() }
  }

  /// An object with one target, to which it sends its one action.
  @MainActor
  protocol TargetHolder: NSObject {
    var target: AnyObject? { get set }
    var action: Selector? { get set }
  }

  extension TargetHolder {
    /// Adds an observer of the action; all observers share one target.
    ///
    /// - Returns: A closure that removes the observer.
    func addObserver(of action: AnyObserver<Void>) -> @MainActor () -> Void {
      guard let slot = AssociatedObject.get(of: self, TargetSlot.init) else { return {} }
      let reference = WeakReference(self)
      return slot.actions.add(
        action,
        install: {
          let former = FormerTarget(self.target, self.action)
          self.target = slot.target
          self.action = #selector(ActionTarget.happened)
          return former
        },
        restore: { former in
          guard let holder = reference.object, holder.target === slot.target else { return }
          holder.target = former.target
          holder.action = former.action
        })
    }
  }

  /// The observers of an object with one target.
  @MainActor
  private final class TargetSlot {
    let actions: ActionSlot<FormerTarget>
    let target: ActionTarget

    init() {
      let actions = ActionSlot<FormerTarget>()
      self.actions = actions
      target = ActionTarget { actions.happened() }
    }
  }

  /// The target and action that an object had.
  @MainActor
  private struct FormerTarget {
    weak var target: AnyObject?
    let action: Selector?

    init(_ target: AnyObject?, _ action: Selector?) {
      self.target = target
      self.action = action
    }
  }
#endif
