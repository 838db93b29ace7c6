// SPDX-License-Identifier: MIT

import BraidSignal
import Dispatch
import Foundation

/// The user wants the program to stop.
struct Interrupted: Error, Equatable {
  /// The number of the signal.
  let number: Int32

  /// What a shell expects of a program that a signal ended.
  var exitCode: Int32 { 128 + number }
}

extension Signal<Interrupted> {
  /// Sends when the user presses Ctrl-C, or when the process is asked to end.
  ///
  /// While nobody is subscribed these end the process as usual.
  static func interrupts(on scheduler: Scheduler) -> Signal<Interrupted> {
    .create { subscriber in
      InterruptSources { number in
        scheduler.schedule { subscriber.sendNext(Interrupted(number: number)) }
      }
    }
  }
}

/// Listens to the system's signals until disposed.
private final class InterruptSources: Disposable, @unchecked Sendable {  // sources are thread-safe
  private let sources: [any DispatchSourceSignal]

  init(_ receive: @escaping @Sendable (Int32) -> Void) {
    sources = [SIGINT, SIGTERM].map { number in
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
