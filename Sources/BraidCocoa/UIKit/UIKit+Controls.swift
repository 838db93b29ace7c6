// SPDX-License-Identifier: MIT

// What can only be set, `label.rx.text` or `view.rx.isHidden`, is a binder by its key path; see
// ``Reactive``. Here is what people change.

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  public import Foundation
  public import UIKit

  extension Reactive where Base: UIButton {
    /// Taps on the button.
    public var tap: ControlEvent<Void> {
      #if os(tvOS)
        controlEvent(.primaryActionTriggered)
      #else
        controlEvent(.touchUpInside)
      #endif
    }
  }

  extension Reactive where Base: UITextField {
    /// The text, and each that people make of it.
    public var text: ControlProperty<String?> { value }

    /// The text, and each that people make of it; the same as ``text``.
    public var value: ControlProperty<String?> {
      controlProperty(
        editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
        setter: { field, text in
          // Setting the same text would end the marking of a text that is being composed.
          if field.text != text { field.text = text }
        })
    }
  }

  extension Reactive where Base: UISegmentedControl {
    /// The index of the selected segment, and each that people select.
    public var selectedSegmentIndex: ControlProperty<Int> { value }

    /// The index of the selected segment; the same as ``selectedSegmentIndex``.
    public var value: ControlProperty<Int> {
      controlProperty(
        editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.selectedSegmentIndex },
        setter: { $0.selectedSegmentIndex = $1 })
    }
  }

  extension Reactive where Base: UIPageControl {
    /// The current page, and each that people turn to.
    public var currentPage: ControlProperty<Int> {
      controlProperty(
        editingEvents: .valueChanged, getter: { $0.currentPage }, setter: { $0.currentPage = $1 })
    }
  }

  #if !os(tvOS)
    extension Reactive where Base: UISwitch {
      /// Whether the switch is on, and each time people turn it.
      public var isOn: ControlProperty<Bool> { value }

      /// Whether the switch is on; the same as ``isOn``.
      public var value: ControlProperty<Bool> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
      }
    }

    extension Reactive where Base: UISlider {
      /// The value, and each that people move the slider to.
      public var value: ControlProperty<Float> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
      }
    }

    extension Reactive where Base: UIStepper {
      /// The value, and each that people step to.
      public var value: ControlProperty<Double> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
      }
    }

    extension Reactive where Base: UIDatePicker {
      /// The date, and each that people pick.
      public var date: ControlProperty<Date> { value }

      /// The date; the same as ``date``.
      public var value: ControlProperty<Date> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
      }

      /// The time that is counted down, and each that people pick.
      public var countDownDuration: ControlProperty<TimeInterval> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.countDownDuration },
          setter: { $0.countDownDuration = $1 })
      }
    }

    extension Reactive where Base: UIRefreshControl {
      /// Begins and ends the turning of the control.
      public var isRefreshing: Binder<Bool> {
        Binder(base) { control, isRefreshing in
          if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }
      }
    }
  #endif

  extension Reactive where Base: UITextView {
    /// The text, and each that people make of it.
    public var text: ControlProperty<String?> {
      let view = WeakReference(base)
      let values = Observable<String?>.create { observer in
        MainActor.assumeIsolated {
          guard let object = view.object else { return Disposables.create() }
          observer.onNext(object.text)
          return object.textStorageChanges.subscribe(onNext: { _ in
            MainActor.assumeIsolated {
              if let object = view.object { observer.onNext(object.text) }
            }
          })
        }
      }
      return ControlProperty(
        values: values,
        valueSink: Binder(base) { view, text in if view.text != text { view.text = text } })
    }
  }

  extension UITextView {
    fileprivate var textStorageChanges: Observable<Notification> {
      NotificationCenter.default.rx.notification(UITextView.textDidChangeNotification, object: self)
    }
  }

  extension Reactive where Base: UIActivityIndicatorView {
    /// Begins and ends the turning of the view.
    public var isAnimating: Binder<Bool> {
      Binder(base) { view, isAnimating in
        if isAnimating { view.startAnimating() } else { view.stopAnimating() }
      }
    }
  }

  extension Reactive where Base: UIBarButtonItem {
    /// Taps on the item; the place of its target and action is taken meanwhile.
    public var tap: ControlEvent<Void> {
      let item = WeakReference(base)
      let events = Observable<Void>.create { observer in
        MainActor.assumeIsolated {
          guard let object = item.object else { return Disposables.create() }
          let target = ItemTarget { observer.onNext(()) }
          object.target = target
          object.action = #selector(ItemTarget.happened)
          return Disposables.create {
            MainQueueTurn.take {
              if let object = item.object, object.target === target {
                object.target = nil
                object.action = nil
              }
            }
          }
        }
      }
      return ControlEvent(events: events)
    }
  }

  /// Whom an item of a bar tells of taps.
  @MainActor
  private final class ItemTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func happened() { body() }
  }
#endif
