// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  import BraidCore
  import Foundation

  extension NSControl {
    /// Executes a command each time the control sends its action, and enables the control while the
    /// command is enabled.
    ///
    /// ReactiveObjC writes `control.rac_command = command`. Sets the target and action of the
    /// control. The next call replaces the command; nil removes it.
    @MainActor public func setCommand<Output>(_ command: Command<Void, Output>?) {
      executeOnAction(command)
    }

    /// Emits the text: the current one, then the text after each change by the user.
    ///
    /// ReactiveObjC writes `-rac_textSignal`.
    public var textSignal: Signal<String> {
      texts(of: self, NSControl.textDidChangeNotification) { $0.stringValue }
    }
  }

  extension NSControl: TargetHolder {}

  extension NSText {
    /// Emits the text: the current one, then the text after each change by the user.
    ///
    /// ReactiveObjC writes `-rac_textSignal`.
    public var textSignal: Signal<String> {
      texts(of: self, NSText.didChangeNotification) { $0.string }
    }
  }

  /// The text of a view at each notification; ends with the view, which is not retained.
  private func texts<View: NSView>(
    of view: View, _ name: Notification.Name, _ text: @escaping @MainActor (View) -> String
  ) -> Signal<String> {
    let reference = WeakReference(view)
    let changes = NotificationCenter.default.signal(forName: name, object: view).map { _ in () }
    return Signal.just(()).concat(changes)
      .flattenMap { _ -> Signal<String> in
        let text = MainActor.assumeIsolated { reference.object.map { text($0) } }
        return text.map { .just($0) } ?? .empty
      }
      .while(view)
      .named("-rac_textSignal")
  }
#endif
