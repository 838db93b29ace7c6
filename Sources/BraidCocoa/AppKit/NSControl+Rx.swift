// SPDX-License-Identifier: MIT

// What can only be set, `view.rx.isHidden`, is a binder by its key path; see ``Reactive``. Here is
// what people change.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import Foundation
  import BraidCore
  public import BraidObservable

  extension Reactive where Base: NSControl {
    /// Sends each time the control sends its action; the place of its target and action is taken.
    ///
    /// - **Ends:** never. The control is not kept alive.
    /// - **Threads:** on the main thread.
    public var controlEvent: ControlEvent<Void> {
      let control = WeakReference(base)
      let events = Observable<Void>.create { observer in
        MainActor.assumeIsolated { actions(of: control) { _ in observer.onNext(()) } }
      }
      return ControlEvent(events: events)
    }

    /// A property that people change at the control.
    ///
    /// - Parameters:
    ///   - getter: The value of the control.
    ///   - setter: Changes the control.
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
    /// Taps on the button.
    public var tap: ControlEvent<Void> { controlEvent }

    /// The state, and each that people bring about.
    public var state: ControlProperty<NSControl.StateValue> {
      controlProperty(getter: { $0.state }, setter: { $0.state = $1 })
    }
  }

  extension Reactive where Base: NSSlider {
    /// The value, and each that people move the slider to.
    public var value: ControlProperty<Double> {
      controlProperty(getter: { $0.doubleValue }, setter: { $0.doubleValue = $1 })
    }
  }

  extension Reactive where Base: NSTextField {
    /// The text, and each that people make of it, key by key.
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

  /// Whom a control tells of its action.
  @MainActor
  private final class ActionTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func happened() { body() }
  }
#endif
