// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  import Foundation
  public import UIKit

  extension Reactive where Base: UIControl {
    /// Emits each time one of the given events occurs.
    ///
    /// - **Ends:** never. The control is not retained.
    /// - **Threads:** events arrive on the main thread.
    ///
    /// - Parameter controlEvents: The events to observe.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
      let control = WeakReference(base)
      let events = Observable<Void>.create { observer in
        MainActor.assumeIsolated {
          happenings(of: control, controlEvents) { _ in observer.onNext(()) }
        }
      }
      return ControlEvent(events: events)
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
      let control = WeakReference(base)
      let values = Observable<Value>.create { observer in
        MainActor.assumeIsolated {
          if let object = control.object { observer.onNext(getter(object)) }
          return happenings(of: control, editingEvents) { observer.onNext(getter($0)) }
        }
      }
      return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
    }
  }

  /// Calls `body` with the control each time one of the events occurs.
  @MainActor
  private func happenings<Control: UIControl>(
    of control: WeakReference<Control>, _ events: UIControl.Event,
    _ body: @escaping @MainActor (Control) -> Void
  ) -> any Disposable {
    guard let object = control.object else { return Disposables.create() }
    let target = ControlTarget {
      if let object = control.object { body(object) }
    }
    object.addTarget(target, action: #selector(ControlTarget.happened), for: events)
    return Disposables.create {
      MainQueueTurn.take {
        control.object?.removeTarget(
          target, action: #selector(ControlTarget.happened), for: events)
      }
    }
  }

  /// The target of a control's events.
  @MainActor
  private final class ControlTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func happened() { body() }
  }
#endif
