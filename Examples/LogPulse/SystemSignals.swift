// SPDX-License-Identifier: MIT

import BraidSignal
import BraidSystem
import Foundation

/// The user wants the program to stop.
struct Interrupted: Error, Equatable {
  /// The number of the signal.
  let number: Int32

  /// The exit status that shells expect of a program ended by a signal.
  var exitCode: Int32 { 128 + number }
}

extension Signal<Interrupted> {
  /// Sends when the user presses Ctrl-C, or when the process is asked to end.
  ///
  /// Without a subscriber the signals end the process as usual.
  static func interrupts(on scheduler: Scheduler) -> Signal<Interrupted> {
    Signal<Int32>.systemSignals(SIGINT, SIGTERM).deliver(on: scheduler).map(Interrupted.init)
  }
}

extension Signal<Void> {
  /// Sends when the window of the terminal has another size.
  static func resizes(on scheduler: Scheduler) -> Signal<Void> {
    Signal<Int32>.systemSignals(SIGWINCH).deliver(on: scheduler).map { _ in }
  }
}
