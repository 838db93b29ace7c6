// SPDX-License-Identifier: MIT

// Properties that can only be set, such as `label.rx.text` or `view.rx.isHidden`, are binders by
// key path; see ``Reactive``. This file has the properties that the user changes, and binders that
// do not set a property.

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

    /// Emits each primary action of the button.
    public var primaryAction: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }

    /// Sets the title for a state.
    public func title(for controlState: UIControl.State = []) -> Binder<String?> {
      Binder(base) { button, title in button.setTitle(title, for: controlState) }
    }

    /// Sets the attributed title for a state.
    public func attributedTitle(
      for controlState: UIControl.State = []
    ) -> Binder<NSAttributedString?> {
      mainBinder { button, title in button.setAttributedTitle(title, for: controlState) }
    }

    /// Sets the image for a state.
    public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
      Binder(base) { button, image in button.setImage(image, for: controlState) }
    }

    /// Sets the background image for a state.
    public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
      Binder(base) { button, image in button.setBackgroundImage(image, for: controlState) }
    }
  }

  extension Reactive where Base: AnyObject {
    /// A binder of values that need not be `Sendable`, for classes that UIKit does not annotate.
    func mainBinder<Value>(
      _ binding: @escaping @MainActor (Base, Value) -> Void
    ) -> Binder<Value> {
      Binder(changing: base, on: MainScheduler(), MainActorClosure.unchecked(binding))
    }
  }

  extension Reactive where Base: UITextField {
    /// The text: the current one, then the text after each change by the user.
    public var text: ControlProperty<String?> { value }

    /// The text; equals ``text``.
    public var value: ControlProperty<String?> {
      property(
        getter: { $0.text },
        setter: { field, text in
          // Setting an equal text would end the composition of marked text.
          if field.text != text { field.text = text }
        })
    }

    /// The attributed text: the current one, then the text after each change by the user.
    public var attributedText: ControlProperty<NSAttributedString?> {
      property(
        getter: { $0.attributedText },
        setter: { field, text in
          if field.attributedText != text { field.attributedText = text }
        })
    }

    /// The field and its text, for extensions that work with fields and text views.
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
  }

  extension Reactive where Base: UISegmentedControl {
    /// The index of the selected segment: the current one, then each index that the user selects.
    public var selectedSegmentIndex: ControlProperty<Int> { value }

    /// The index of the selected segment; equals ``selectedSegmentIndex``.
    public var value: ControlProperty<Int> {
      property(getter: { $0.selectedSegmentIndex }, setter: { $0.selectedSegmentIndex = $1 })
    }

    /// Enables or disables a segment.
    public func enabledForSegment(at index: Int) -> Binder<Bool> {
      Binder(base) { control, isEnabled in control.setEnabled(isEnabled, forSegmentAt: index) }
    }

    /// Sets the title of a segment.
    public func titleForSegment(at index: Int) -> Binder<String?> {
      Binder(base) { control, title in control.setTitle(title, forSegmentAt: index) }
    }

    /// Sets the image of a segment.
    public func imageForSegment(at index: Int) -> Binder<UIImage?> {
      Binder(base) { control, image in control.setImage(image, forSegmentAt: index) }
    }
  }

  extension Reactive where Base: UIPageControl {
    /// The page: the current one, then each page that the user turns to.
    public var currentPage: ControlProperty<Int> {
      property(getter: { $0.currentPage }, setter: { $0.currentPage = $1 })
    }
  }

  #if !os(tvOS)
    extension Reactive where Base: UISwitch {
      /// Whether the switch is on: the current state, then each state that the user sets.
      public var isOn: ControlProperty<Bool> { value }

      /// Whether the switch is on; equals ``isOn``.
      public var value: ControlProperty<Bool> {
        property(getter: { $0.isOn }, setter: { $0.isOn = $1 })
      }
    }

    extension Reactive where Base: UISlider {
      /// The value: the current one, then each value that the user sets.
      public var value: ControlProperty<Float> {
        property(getter: { $0.value }, setter: { $0.value = $1 })
      }
    }

    extension Reactive where Base: UIStepper {
      /// The value: the current one, then each value that the user sets.
      public var value: ControlProperty<Double> {
        property(getter: { $0.value }, setter: { $0.value = $1 })
      }
    }

    extension Reactive where Base: UIDatePicker {
      /// The date: the current one, then each date that the user picks.
      public var date: ControlProperty<Date> { value }

      /// The date; equals ``date``.
      public var value: ControlProperty<Date> {
        property(getter: { $0.date }, setter: { $0.date = $1 })
      }

      /// The countdown duration: the current one, then each duration that the user picks.
      public var countDownDuration: ControlProperty<TimeInterval> {
        property(getter: { $0.countDownDuration }, setter: { $0.countDownDuration = $1 })
      }
    }

    extension Reactive where Base: UIRefreshControl {
      /// Starts or stops the refresh animation.
      ///
      /// For the user's pull, use `controlEvent(.valueChanged)`.
      public var isRefreshing: Binder<Bool> {
        Binder(base) { control, isRefreshing in
          if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
        }
      }
    }
  #endif

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
    /// Replaces the item's target and action while subscribed, for all subscriptions together.
    ///
    /// - **Ends:** completes when the item is released. The item is not retained.
    /// - **Threads:** events arrive on the main thread.
    public var tap: ControlEvent<Void> {
      ControlEvent(onMain: observed { item, observer in item.addObserver(of: observer) })
    }
  }

  extension UIBarButtonItem: TargetHolder {}

  /// A text field or text view, for extensions that work with both.
  public struct TextInput<Base: UITextInput> {
    /// The field or view.
    public let base: Base
    /// Its text.
    public let text: ControlProperty<String?>

    /// A field or view with its text.
    public init(base: Base, text: ControlProperty<String?>) {
      self.base = base
      self.text = text
    }
  }
#endif
