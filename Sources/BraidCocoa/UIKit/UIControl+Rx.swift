// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  import Foundation
  public import UIKit

  extension Reactive where Base: UIControl {
    /// Sends each time one of the events happens at the control.
    ///
    /// - **Ends:** never. The control is not kept alive.
    /// - **Threads:** on the main thread.
    ///
    /// - Parameter controlEvents: Which events.
    public func controlEvent(_ controlEvents: UIControl.Event) -> ControlEvent<Void> {
      let control = WeakReference(base)
      let events = Observable<Void>.create { observer in
        MainActor.assumeIsolated {
          happenings(of: control, controlEvents) { _ in observer.onNext(()) }
        }
      }
      return ControlEvent(events: events)
    }

    /// A property that people change at the control.
    ///
    /// - Parameters:
    ///   - editingEvents: When people have changed it.
    ///   - getter: The value of the control.
    ///   - setter: Changes the control.
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

  /// Calls `body` with the control each time one of the events happens.
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

  /// Whom a control tells of its events.
  @MainActor
  private final class ControlTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func happened() { body() }
  }
#endif
