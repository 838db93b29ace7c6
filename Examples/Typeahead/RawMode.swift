// SPDX-License-Identifier: MIT
import BraidCore
import Foundation

/// The mode of a terminal in which each key is sent immediately, and not shown.
///
/// The former settings are restored by ``leave()``, and also when a trap or another fatal signal
/// ends the process. Ctrl-C and Ctrl-Z still send signals.
enum RawMode {
  /// The settings that a crash has to restore, in plain memory: a signal handler may not allocate.
  private struct Saved {
    var descriptor: Int32 = -1
    var settings = termios()
    var actions: [sigaction] = []
  }

  private static let fatalSignals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGQUIT]
  private static let isActive = AtomicFlag.global(false)
  /// Written before `isActive` is set, and read by the thread that resets it.
  nonisolated(unsafe) private static let saved = {
    let saved = UnsafeMutablePointer<Saved>.allocate(capacity: 1)
    saved.initialize(to: Saved())
    return saved
  }()
  /// Moves back to the main screen, with wrapping and a cursor.
  private static let restoringText: StaticString = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Enters the mode; does nothing if the descriptor is no terminal.
  static func enter(_ descriptor: Int32) {
    var settings = termios()
    guard !isActive.isSet, tcgetattr(descriptor, &settings) == 0 else {
      return
    }
    saved.pointee.descriptor = descriptor
    saved.pointee.settings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    withUnsafeMutableBytes(of: &settings.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    let isFirst = saved.pointee.actions.isEmpty
    isActive.store(true)
    if isFirst {
      saved.pointee.actions = fatalSignals.map { number in
        var former = sigaction()
        sigaction(number, nil, &former)
        return former
      }
      for number in fatalSignals { signal(number, restoreAndDie) }
    }
    tcsetattr(descriptor, TCSADRAIN, &settings)
  }

  /// Restores the terminal; later calls do nothing, until the mode is entered again.
  static func leave() {
    guard isActive.exchange(false) else { return }
    // The output may be another descriptor; the terminal is the same.
    _ = write(saved.pointee.descriptor, restoringText.utf8Start, restoringText.utf8CodeUnitCount)
    tcsetattr(saved.pointee.descriptor, TCSANOW, &saved.pointee.settings)
  }

  /// The handler of fatal signals: restores the terminal, and then lets the former action run.
  private static let restoreAndDie: @convention(c) (Int32) -> Void = { number in
    // A process in the background would be stopped when it changes the settings.
    signal(SIGTTOU, SIG_IGN)
    leave()
    if let index = fatalSignals.firstIndex(of: number) {
      sigaction(number, &saved.pointee.actions[index], nil)
    }
    // Delivered when this handler returns: until then the signal is blocked.
    raise(number)
  }
}
