// SPDX-License-Identifier: MIT
#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  import BraidCore
  import Dispatch
  import Foundation
  import ObjectiveC

  extension MainQueue {
    /// Runs an action synchronously if the caller is on the main queue, and otherwise in a later
    /// turn of it.
    static func run(_ action: @escaping @MainActor () -> Void) {
      if isCurrent {
        MainActor.assumeIsolated(action)
      } else {
        DispatchQueue.main.async(execute: action)
      }
    }
  }

  /// The target of an action.
  @MainActor
  final class SignalTarget: NSObject {
    private let body: @MainActor () -> Void

    init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    @objc func happened() { body() }
  }

  /// The command of a control.
  @MainActor
  final class CommandSlot {
    private var connection: (any Disposable)?

    nonisolated init() {}

    static func of(_ control: AnyObject) -> CommandSlot? {
      AssociatedObject.get(of: control, CommandSlot.init)
    }

    /// Disconnects the former command and connects another one.
    func connect<Input, Output>(
      _ command: Command<Input, Output>?, _ connect: (Command<Input, Output>) -> any Disposable
    ) {
      connection?.dispose()
      connection = command.map(connect)
    }
  }

  /// An object with one target, to which it sends its one action.
  @MainActor
  protocol TargetHolder: NSObject {
    var target: AnyObject? { get set }
    var action: Selector? { get set }
    var isEnabled: Bool { get set }
  }

  extension TargetHolder {
    /// Makes a command the target of the action, and enables the object while the command is
    /// enabled.
    func executeOnAction<Output>(_ command: Command<Void, Output>?) {
      guard let slot = CommandSlot.of(self) else { return }
      target = nil
      action = nil
      slot.connect(command) { command in
        let isEnabled = command.isEnabled.subscribe(next: { [weak self] in self?.isEnabled = $0 })
        let tap = SignalTarget { _ = command.execute() }
        target = tap
        action = #selector(SignalTarget.happened)
        // The object does not retain its target.
        return CompoundDisposable([isEnabled, AnyDisposable { withExtendedLifetime(tap) {} }])
      }
    }
  }

  extension Signal {
    /// The signal while an object lives: completes when it is released.
    func `while`(_ object: AnyObject) -> Signal<Value> {
      Lifetime.of(object).map { take(until: $0.ended) } ?? self
    }
  }
#endif
