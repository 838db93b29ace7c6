// SPDX-License-Identifier: MIT

// Properties that can only be set, such as `view.rx.isHidden`, are binders by key path; see
// ``Reactive``. This file has the properties that the user changes.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import Foundation
  import BraidCore
  public import BraidObservable

  extension Reactive where Base: NSControl {
    /// Emits each time the control sends its action.
    ///
    /// Replaces the control's target and action while subscribed.
    ///
    /// - **Ends:** never. The control is not retained.
    /// - **Threads:** events arrive on the main thread.
    public var controlEvent: ControlEvent<Void> {
      let control = WeakReference(base)
      let events = Observable<Void>.create { observer in
        MainActor.assumeIsolated { actions(of: control) { _ in observer.onNext(()) } }
      }
      return ControlEvent(events: events)
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
      let control = WeakReference(base)
      let values = Observable<Value>.create { observer in
        MainActor.assumeIsolated {
          if let object = control.object { observer.onNext(getter(object)) }
          return actions(of: control) { observer.onNext(getter($0)) }
        }
      }
      return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
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

  extension Reactive where Base: NSTextField {
    /// The text: the current one, then the text after each key that the user types.
    public var text: ControlProperty<String?> {
      let field = WeakReference(base)
      let values = Observable<String?>.create { observer in
        MainActor.assumeIsolated {
          guard let object = field.object else { return Disposables.create() }
          observer.onNext(object.stringValue)
          return NotificationCenter.default.rx
            .notification(NSControl.textDidChangeNotification, object: object)
            .subscribe(onNext: { _ in
              MainActor.assumeIsolated {
                if let object = field.object { observer.onNext(object.stringValue) }
              }
            })
        }
      }
      return ControlProperty(
        values: values,
        valueSink: Binder(base) { field, text in
          if field.stringValue != text ?? "" { field.stringValue = text ?? "" }
        })
    }
  }

  /// Calls `body` with the control each time it sends its action.
  @MainActor
  private func actions<Control: NSControl>(
    of control: WeakReference<Control>, _ body: @escaping @MainActor (Control) -> Void
  ) -> any Disposable {
    guard let object = control.object else { return Disposables.create() }
    let target = ActionTarget {
      if let object = control.object { body(object) }
    }
    object.target = target
    object.action = #selector(ActionTarget.happened)
    return Disposables.create {
      MainQueueTurn.take {
        if let object = control.object, object.target === target {
          object.target = nil
          object.action = nil
        }
      }
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
