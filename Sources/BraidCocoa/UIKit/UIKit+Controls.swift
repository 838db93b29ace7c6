// SPDX-License-Identifier: MIT

// Properties that can only be set, such as `label.rx.text` or `view.rx.isHidden`, are binders by
// key path; see ``Reactive``. This file has the properties that the user changes.

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  public import Foundation
  public import UIKit

  extension Reactive where Base: UIButton {
    /// Emits each tap on the button.
    public var tap: ControlEvent<Void> {
      #if os(tvOS)
        controlEvent(.primaryActionTriggered)
      #else
        controlEvent(.touchUpInside)
      #endif
    }
  }

  extension Reactive where Base: UITextField {
    /// The text: the current one, then the text after each change by the user.
    public var text: ControlProperty<String?> { value }

    /// The text; equals ``text``.
    public var value: ControlProperty<String?> {
      controlProperty(
        editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.text },
        setter: { field, text in
          // Setting an equal text would end the composition of marked text.
          if field.text != text { field.text = text }
        })
    }
  }

  extension Reactive where Base: UISegmentedControl {
    /// The index of the selected segment: the current one, then each index that the user selects.
    public var selectedSegmentIndex: ControlProperty<Int> { value }

    /// The index of the selected segment; equals ``selectedSegmentIndex``.
    public var value: ControlProperty<Int> {
      controlProperty(
        editingEvents: [.allEditingEvents, .valueChanged], getter: { $0.selectedSegmentIndex },
        setter: { $0.selectedSegmentIndex = $1 })
    }
  }

  extension Reactive where Base: UIPageControl {
    /// The page: the current one, then each page that the user turns to.
    public var currentPage: ControlProperty<Int> {
      controlProperty(
        editingEvents: .valueChanged, getter: { $0.currentPage }, setter: { $0.currentPage = $1 })
    }
  }

  #if !os(tvOS)
    extension Reactive where Base: UISwitch {
      /// Whether the switch is on: the current state, then each state that the user sets.
      public var isOn: ControlProperty<Bool> { value }

      /// Whether the switch is on; equals ``isOn``.
      public var value: ControlProperty<Bool> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.isOn }, setter: { $0.isOn = $1 })
      }
    }

    extension Reactive where Base: UISlider {
      /// The value: the current one, then each value that the user sets.
      public var value: ControlProperty<Float> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
      }
    }

    extension Reactive where Base: UIStepper {
      /// The value: the current one, then each value that the user sets.
      public var value: ControlProperty<Double> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.value }, setter: { $0.value = $1 })
      }
    }

    extension Reactive where Base: UIDatePicker {
      /// The date: the current one, then each date that the user picks.
      public var date: ControlProperty<Date> { value }

      /// The date; equals ``date``.
      public var value: ControlProperty<Date> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
      }

      /// The countdown duration: the current one, then each duration that the user picks.
      public var countDownDuration: ControlProperty<TimeInterval> {
        controlProperty(
          editingEvents: .valueChanged, getter: { $0.countDownDuration },
          setter: { $0.countDownDuration = $1 })
      }
    }

    extension Reactive where Base: UIRefreshControl {
      /// Starts or stops the refresh animation.
      public var isRefreshing: Binder<Bool> {
        Binder(base) { control, isRefreshing in
          if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }
      }
    }
  #endif

  extension Reactive where Base: UITextView {
    /// The text: the current one, then the text after each change by the user.
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
    /// Starts or stops the animation.
    public var isAnimating: Binder<Bool> {
      Binder(base) { view, isAnimating in
        if isAnimating { view.startAnimating() } else { view.stopAnimating() }
      }
    }
  }

  extension Reactive where Base: UIBarButtonItem {
    /// Emits each tap on the item.
    ///
    /// Replaces the item's target and action while subscribed.
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

  /// The target of a bar item's taps.
  @MainActor
  private final class ItemTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func happened() { body() }
  }
#endif
