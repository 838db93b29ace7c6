// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  import Foundation
  public import UIKit

  extension Reactive where Base: UIControl {
    /// Emits each time one of the given events occurs.
    ///
    /// - **Ends:** completes when the control is released. The control is not retained.
    /// - **Threads:** events arrive on the main thread.
    ///
    /// - Parameter controlEvents: The events to observe.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
      ControlEvent(
        onMain: observed { control, observer in
          happenings(of: control, controlEvents) { _ in observer.onNext(()) }
        })
    }

    /// Creates a property of the control that the user changes.
    ///
    /// - Parameters:
    ///   - editingEvents: The events after which the value has changed.
    ///   - getter: Reads the value of the control.
    ///   - setter: Sets the value of the control.
    public func controlProperty<Value: Sendable>(
      editingEvents: UIControl.Event, getter: @escaping @MainActor (Base) -> Value,
      setter: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
      property(editingEvents, getter: getter, setter: setter)
    }

    /// Creates a property whose values stay on the main thread.
    func property<Value>(
      _ editingEvents: UIControl.Event = [.allEditingEvents, .valueChanged],
      getter: @escaping @MainActor (Base) -> Value,
      setter: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
      ControlProperty(
        onMain: observed { control, observer in
          observer.onNext(getter(control))
          return happenings(of: control, editingEvents) { observer.onNext(getter($0)) }
        },
        valueSink: Binder(changing: base, on: MainScheduler(), MainActorClosure.unchecked(setter)))
    }
  }

  /// Calls `body` with the control each time one of the events occurs, until the result is called.
  @MainActor
  private func happenings<Control: UIControl>(
    of control: Control, _ events: UIControl.Event, _ body: @escaping @MainActor (Control) -> Void
  ) -> @MainActor () -> Void {
    let reference = WeakReference(control)
    let target = ActionTarget { if let control = reference.object { body(control) } }
    control.addTarget(target, action: #selector(ActionTarget.happened), for: events)
    return {
      reference.object?.removeTarget(target, action: #selector(ActionTarget.happened), for: events)
    }
  }
#endif
