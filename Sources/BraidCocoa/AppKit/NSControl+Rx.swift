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
      ControlEvent(onMain: observed { control, observer in control.addObserver(of: observer) })
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
          return control.addObserver(of: each)
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

  extension NSControl: TargetHolder {}
#endif
