// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import Foundation
  public import UIKit

  extension NSObjectProtocol where Self: UIControl {
    /// Emits the control each time one of the events occurs.
    ///
    /// ReactiveObjC writes `-rac_signalForControlEvents:`.
    ///
    /// The control is not retained.
    ///
    /// - **Ends:** completes when the control is released.
    /// - **Threads:** subscribe on the main thread; the control arrives there.
    ///
    /// - Parameter events: The events to observe.
    public func signal(for events: UIControl.Event) -> Signal<Self> {
      let reference = WeakReference<Self>(self)
      let happenings = Signal<Self>.create { subscriber in
        MainActor.assumeIsolated {
          guard let control = reference.object else { return nil }
          let target = SignalTarget {
            if let control = reference.object { subscriber.sendNext(control) }
          }
          control.addTarget(target, action: #selector(SignalTarget.happened), for: events)
          return AnyDisposable {
            MainQueue.run {
              reference.object?.removeTarget(
                target, action: #selector(SignalTarget.happened), for: events)
            }
          }
        }
      }
      return happenings.while(self).named("-rac_signalForControlEvents:")
    }

    /// A new two-way connection to a property of the control: the terminal emits the values that
    /// the user sets, and values sent to it are set and not echoed.
    ///
    /// ReactiveObjC writes `-rac_channelForControlEvents:key:nilValue:`.
    ///
    /// - **Ends:** with the control, or with a terminal event that is sent to the terminal.
    /// - **Threads:** make the channel on the main thread. Values arrive there; a value that is
    ///   sent on another thread is set in a later turn of the main queue.
    ///
    /// - Parameters:
    ///   - events: The events after which the value has changed.
    ///   - get: Reads the value of the control.
    ///   - set: Sets the value of the control.
    @MainActor public func channel<Value: Sendable>(
      for events: UIControl.Event, get: @escaping @MainActor (Self) -> Value,
      set: @escaping @MainActor (Self, Value) -> Void
    ) -> ChannelTerminal<Value> {
      let reference = WeakReference<Self>(self)
      return ChannelTerminal.link(
        { terminal in
          signal(for: events)
            .map { control in MainActor.assumeIsolated { get(control) } }
            .subscribe(terminal)
        },
        set: { value in
          MainQueue.run { if let control = reference.object { set(control, value) } }
        })
    }

    /// Executes a command at each of the events, and enables the control while the command is
    /// enabled.
    ///
    /// ReactiveObjC writes `button.rac_command = command`. A control has one command: the next call
    /// replaces it, and so does nil. The control retains the command.
    ///
    /// - Parameters:
    ///   - command: The command, whose input is the control.
    ///   - events: The events that execute the command.
    @MainActor public func setCommand<Output>(
      _ command: Command<Self, Output>?, for events: UIControl.Event = .primaryActionTriggered
    ) {
      CommandSlot.of(self)?.connect(command) { command in
        let isEnabled = command.isEnabled.subscribe(next: { [weak self] in self?.isEnabled = $0 })
        let taps = signal(for: events).subscribe(next: { _ = command.execute($0) })
        return CompoundDisposable([isEnabled, taps])
      }
    }

    /// Executes a command without input; otherwise like ``setCommand(_:for:)``.
    @MainActor public func setCommand<Output>(
      _ command: Command<Void, Output>?, for events: UIControl.Event = .primaryActionTriggered
    ) {
      CommandSlot.of(self)?.connect(command) { command in
        let isEnabled = command.isEnabled.subscribe(next: { [weak self] in self?.isEnabled = $0 })
        let taps = signal(for: events).subscribe(next: { _ in _ = command.execute() })
        return CompoundDisposable([isEnabled, taps])
      }
    }
  }

  extension UIButton {
    /// Emits the button at each tap.
    public var tapSignal: Signal<UIButton> { signal(for: .primaryActionTriggered) }
  }

  extension UITextField {
    /// Emits the text: the current one, then the text after each change by the user.
    ///
    /// ReactiveObjC writes `-rac_textSignal`.
    public var textSignal: Signal<String?> {
      let reference = WeakReference(self)
      return Signal.deferred { reference.object.map { .just($0) } ?? .empty }
        .concat(signal(for: .allEditingEvents))
        .map { field in MainActor.assumeIsolated { field.text } }
        .named("-rac_textSignal")
    }

    /// A new two-way connection to the text; see ``channel(for:get:set:)``.
    @MainActor public func textChannel() -> ChannelTerminal<String?> {
      channel(for: .allEditingEvents, get: { $0.text }, set: { $0.text = $1 })
    }
  }

  extension UISegmentedControl {
    /// A new two-way connection to the selected index; see ``channel(for:get:set:)``.
    @MainActor public func selectedSegmentIndexChannel() -> ChannelTerminal<Int> {
      channel(
        for: .valueChanged, get: { $0.selectedSegmentIndex }, set: { $0.selectedSegmentIndex = $1 })
    }
  }

  #if !os(tvOS)
    extension UISwitch {
      /// A new two-way connection to the state; see ``channel(for:get:set:)``.
      @MainActor public func isOnChannel() -> ChannelTerminal<Bool> {
        channel(for: .valueChanged, get: { $0.isOn }, set: { $0.isOn = $1 })
      }
    }

    extension UISlider {
      /// A new two-way connection to the value; see ``channel(for:get:set:)``.
      @MainActor public func valueChannel() -> ChannelTerminal<Float> {
        channel(for: .valueChanged, get: { $0.value }, set: { $0.value = $1 })
      }
    }

    extension UIStepper {
      /// A new two-way connection to the value; see ``channel(for:get:set:)``.
      @MainActor public func valueChannel() -> ChannelTerminal<Double> {
        channel(for: .valueChanged, get: { $0.value }, set: { $0.value = $1 })
      }
    }

    extension UIDatePicker {
      /// A new two-way connection to the date; see ``channel(for:get:set:)``.
      @MainActor public func dateChannel() -> ChannelTerminal<Date> {
        channel(for: .valueChanged, get: { $0.date }, set: { $0.date = $1 })
      }
    }

    extension UIRefreshControl {
      /// Executes a command at each pull, and ends the animation when the execution ends.
      ///
      /// ReactiveObjC writes `refreshControl.rac_command = command`. The next call replaces the
      /// command.
      @MainActor public func setRefreshCommand<Output>(_ command: Command<Void, Output>?) {
        CommandSlot.of(self)?.connect(command) { command in
          let isEnabled = command.isEnabled.subscribe(next: { [weak self] in self?.isEnabled = $0 })
          let pulls = signal(for: .valueChanged)
            .flattenMap { control in
              command.execute().ignoreValues().catch(to: .empty).then { .just(control) }
            }
            .deliverOnMain()
            .subscribe(next: { $0.endRefreshing() })
          return CompoundDisposable([isEnabled, pulls])
        }
      }
    }
  #endif

  extension UITextView {
    /// Emits the text: the current one, then the text after each change by the user.
    ///
    /// ReactiveObjC writes `-rac_textSignal`.
    public var textSignal: Signal<String?> {
      let reference = WeakReference(self)
      let changes = NotificationCenter.default
        .signal(forName: UITextView.textDidChangeNotification, object: self)
        .map { _ in () }
      return Signal.just(()).concat(changes)
        .map { MainActor.assumeIsolated { reference.object?.text } }
        .while(self)
        .named("-rac_textSignal")
    }
  }

  extension NSObjectProtocol where Self: UIGestureRecognizer {
    /// Emits the recognizer at each change of its state.
    ///
    /// ReactiveObjC writes `-rac_gestureSignal`.
    ///
    /// - **Ends:** completes when the recognizer is released, which is not retained.
    /// - **Threads:** subscribe on the main thread; the recognizer arrives there.
    public var gestureSignal: Signal<Self> {
      let reference = WeakReference<Self>(self)
      let gestures = Signal<Self>.create { subscriber in
        MainActor.assumeIsolated {
          guard let recognizer = reference.object else { return nil }
          let target = SignalTarget {
            if let recognizer = reference.object { subscriber.sendNext(recognizer) }
          }
          recognizer.addTarget(target, action: #selector(SignalTarget.happened))
          return AnyDisposable {
            MainQueue.run {
              reference.object?.removeTarget(target, action: #selector(SignalTarget.happened))
            }
          }
        }
      }
      return gestures.while(self).named("-rac_gestureSignal")
    }
  }

  extension UIBarButtonItem {
    /// Executes a command at each tap, and enables the item while the command is enabled.
    ///
    /// ReactiveObjC writes `item.rac_command = command`. Sets the item's target and action. The
    /// next call replaces the command; nil removes it.
    @MainActor public func setCommand<Output>(_ command: Command<Void, Output>?) {
      executeOnAction(command)
    }
  }

  extension UIBarButtonItem: TargetHolder {}
#endif
