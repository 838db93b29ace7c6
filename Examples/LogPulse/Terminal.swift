// SPDX-License-Identifier: MIT

import Foundation

/// The standard streams.
enum Terminal {
  static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Columns and rows of the terminal behind standard output.
  static var size: (width: Int, height: Int) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  static func print(_ text: String) {
    write(text, to: STDOUT_FILENO)
  }

  /// One line on standard error, named for the program.
  static func complain(_ text: String) {
    write("LogPulse: \(text)\n", to: STDERR_FILENO)
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let base = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, base, rest.count)
        guard count > 0 || errno == EINTR else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
      }
    }
  }
}
