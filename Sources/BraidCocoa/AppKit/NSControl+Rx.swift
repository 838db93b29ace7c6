// SPDX-License-Identifier: MIT

// Properties that can only be set, such as `view.rx.isHidden`, are binders by key path; see
// ``Reactive``. This file has the properties that the user changes.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import BraidCore
  public import BraidObservable
  import Foundation

  extension Reactive where Base: NSControl {
    /// Emits each time the control sends its action.
    ///
    /// Replaces the control's target and action while subscribed, for all subscriptions together.
    ///
    /// - **Ends:** completes when the control is released. The control is not retained.
    /// - **Threads:** events arrive on the main thread.
    public var controlEvent: ControlEvent<Void> {
      ControlEvent(onMain: observed { control, observer in actions(of: control, observer) })
    }

    /// Creates a property of the control that the user changes.
    ///
    /// - Parameters:
    ///   - getter: Reads the value of the control.
    ///   - setter: Sets the value of the control.
    public func controlProperty<Value: Sendable>(
      getter: @escaping @MainActor (Base) -> Value,
      setter: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
      ControlProperty(
        onMain: observed { control, observer in
          observer.onNext(getter(control))
          let reference = WeakReference(control)
          let each = AnyObserver<Void> { event in
            guard case .next = event else { return }
            MainActor.assumeIsolated {
              if let control = reference.object { observer.onNext(getter(control)) }
            }
          }
          return actions(of: control, each)
        },
        valueSink: Binder(base, binding: setter))
    }
  }

  extension Reactive where Base: NSButton {
    /// Emits each tap on the button.
    public var tap: ControlEvent<Void> { controlEvent }

    /// The state: the current one, then each state that the user sets.
    public var state: ControlProperty<NSControl.StateValue> {
      controlProperty(getter: { $0.state }, setter: { $0.state = $1 })
    }
  }

  extension Reactive where Base: NSSlider {
    /// The value: the current one, then each value that the user sets.
    public var value: ControlProperty<Double> {
      controlProperty(getter: { $0.doubleValue }, setter: { $0.doubleValue = $1 })
    }
  }

  extension Reactive where Base: NSView {
    /// Sets the opacity.
    public var alpha: Binder<CGFloat> { Binder(base) { view, alpha in view.alphaValue = alpha } }
  }

  /// Adds an observer of the control's action.
  @MainActor
  private func actions<Control: NSControl>(
    of control: Control, _ observer: AnyObserver<Void>
  ) -> @MainActor () -> Void {
    guard let slot = AssociatedObject.get(of: control, ControlSlot.init) else { return {} }
    let reference = WeakReference(control)
    return slot.actions.add(
      observer,
      install: {
        let former = FormerTarget(control.target, control.action)
        control.target = slot.target
        control.action = #selector(ActionTarget.happened)
        return former
      },
      restore: { former in
        guard let control = reference.object, control.target === slot.target else { return }
        control.target = former.target
        control.action = former.action
      })
  }

  /// The observers of a control.
  @MainActor
  private final class ControlSlot {
    let actions: ActionSlot<FormerTarget>
    let target: ActionTarget

    init() {
      let actions = ActionSlot<FormerTarget>()
      self.actions = actions
      target = ActionTarget { actions.happened() }
    }
  }

  /// The target and action that a control had.
  @MainActor
  private struct FormerTarget {
    weak var target: AnyObject?
    let action: Selector?

    init(_ target: AnyObject?, _ action: Selector?) {
      self.target = target
      self.action = action
    }
  }

  /// The target of a control's action.
  @MainActor
  private final class ActionTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func happened() { body() }
  }
#endif
