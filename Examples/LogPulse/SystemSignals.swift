// SPDX-License-Identifier: MIT

import BraidSignal
import Dispatch
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
    Signal<Int32>.systemSignals([SIGINT, SIGTERM], on: scheduler).map(Interrupted.init)
  }
}

extension Signal<Void> {
  /// Sends when the window of the terminal has another size.
  static func resizes(on scheduler: Scheduler) -> Signal<Void> {
    Signal<Int32>.systemSignals([SIGWINCH], on: scheduler).map { _ in }
  }
}

extension Signal<Int32> {
  /// The system's signals as a signal: sends the number of each that the process receives.
  fileprivate static func systemSignals(_ numbers: [Int32], on scheduler: Scheduler) -> Signal {
    .create { subscriber in
      SignalSources(numbers) { number in
        scheduler.schedule { subscriber.sendNext(number) }
      }
    }
  }
}

/// Listens to the system's signals until disposed.
private final class SignalSources: Disposable, @unchecked Sendable {  // sources are thread-safe
  private let sources: [any DispatchSourceSignal]

  init(_ numbers: [Int32], _ receive: @escaping @Sendable (Int32) -> Void) {
    sources = numbers.map { number in
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { receive(number) }
      signal(number, SIG_IGN)
      source.resume()
      return source
    }
  }

  func dispose() {
    for source in sources {
      source.cancel()
      signal(Int32(source.handle), SIG_DFL)
    }
  }
}
