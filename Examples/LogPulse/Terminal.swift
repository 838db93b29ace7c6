// SPDX-License-Identifier: MIT

import BraidCore
import BraidSystem
import Foundation

/// Standard output cannot be written.
struct OutputError: Error, Equatable {
  let code: Int32

  /// The reader of the output has closed it, as `head` does after ten lines.
  var isReaderGone: Bool { code == EPIPE }
  var message: String { "standard output: \(String(cString: strerror(code)))" }
}

/// Columns and rows.
struct TerminalSize: Equatable, Sendable {
  var width: Int
  var height: Int
}

/// The standard streams.
enum Terminal {
  /// The size of the terminal on standard output, if it can move the cursor.
  static var size: TerminalSize? {
    guard isatty(STDOUT_FILENO) == 1, ProcessInfo.processInfo.environment["TERM"] != "dumb" else {
      return nil
    }
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return TerminalSize(width: 80, height: 24) }
    return TerminalSize(width: Int(size.ws_col), height: Int(size.ws_row))
  }

  /// Whether standard input is a pipe or a file; not a terminal, and not `/dev/null`.
  static var isInputPiped: Bool {
    guard let state = FileState(descriptor: STDIN_FILENO) else { return false }
    return state.isPipe || state.isSocket || state.isRegular
  }

  /// Fills the places of standard streams that are closed.
  ///
  /// A file that is opened later would be taken for one of them. Reading and writing fail there, as
  /// they should.
  static func holdStandardStreams() {
    for (stream, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY)]
    where fcntl(stream, F_GETFD) == -1 {
      _ = open("/dev/null", mode)
    }
    if fcntl(STDERR_FILENO, F_GETFD) == -1 { _ = open("/dev/null", O_WRONLY) }
  }

  static func print(_ text: String) throws(OutputError) {
    try write(text, to: STDOUT_FILENO)
  }

  /// Prints a line to standard error after the program's name, unless standard error is closed.
  static func complain(_ text: String) {
    try? write("LogPulse: \(text)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to stream: Int32) throws(OutputError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(stream, $0.baseAddress, $0.count) }
      let code = count < 0 ? errno : EIO
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if code == EAGAIN {
        var request = pollfd(fd: stream, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
      } else if code != EINTR {
        throw OutputError(code: code)
      }
    }
  }
}
