// SPDX-License-Identifier: MIT
import BraidSignal
import BraidSystem
import Foundation

/// Columns and rows.
struct TerminalSize: Hashable, Sendable {
  var width: Int
  var height: Int
}

/// The standard streams.
enum Terminal {
  /// Whether keys can be read and the screen can be drawn.
  static var isUsable: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  static var size: TerminalSize {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return TerminalSize(width: 80, height: 24) }
    return TerminalSize(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// The keys that are pressed; completes when the terminal is closed.
  static func keys(on scheduler: Scheduler) -> Signal<Key> {
    FileHandle.standardInput.chunks()
      .catch(to: .empty)
      .deliver(on: scheduler)
      .scan((KeyDecoder(), [Key]())) { decoder, bytes in
        var decoder = decoder.0
        let keys = decoder.decode(bytes)
        return (decoder, keys)
      }
      .flatMap(.concat) { .from($0.1) }
  }

  /// - Returns: Whether the text was written.
  @discardableResult
  static func print(_ text: String) -> Bool { write(text, to: STDOUT_FILENO) }

  /// Prints a line to standard error, after the program's name.
  static func complain(_ text: String) { write("Typeahead: \(text)\n", to: STDERR_FILENO) }

  @discardableResult
  private static func write(_ text: String, to stream: Int32) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var place = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        _ = poll(&place, 1, -1)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }
}
