// SPDX-License-Identifier: MIT

import BraidCore
import BraidSystem
import Foundation

/// An open file, pipe or standard input; closed when the last reference goes.
final class InputFile {
  static let chunkSize = 256 << 10
  /// How long `waitForBytes` waits, in milliseconds.
  private static let patience: Int32 = 20

  let name: String
  private let descriptor: Int32

  /// Opens the file; the path "-" is standard input.
  init(_ input: Input) throws(InputError) {
    name = input.name
    // Without waiting for the writer of a named pipe.
    descriptor =
      input.isStandardInput ? STDIN_FILENO : open(input.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw InputError(name, code: errno) }
    guard state?.isDirectory != true else { throw InputError(name, code: EISDIR) }
  }

  deinit {
    if descriptor > STDERR_FILENO { close(descriptor) }
  }

  var state: FileState? { FileState(descriptor: descriptor) }

  /// False if nothing comes for a moment, as from a pipe whose writer is busy.
  ///
  /// Reading a file never blocks, not even at its end.
  func waitForBytes() -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, Self.patience) != 0
  }

  /// Reads the available bytes, at most the size of the buffer; 0 at the end, and nil if another
  /// reader of the pipe was faster.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(InputError) -> Int? {
    let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
    if count >= 0 { return count }
    guard errno == EINTR || errno == EAGAIN else { throw InputError(name, code: errno) }
    return nil
  }

  /// Whether the file holds `bytes` where they end at `offset`.
  func holds(_ bytes: [UInt8], endingAt offset: Int) -> Bool {
    var found = [UInt8](repeating: 0, count: bytes.count)
    let count = pread(descriptor, &found, found.count, off_t(offset - bytes.count))
    return count == bytes.count && found == bytes
  }

  func rewind() {
    lseek(descriptor, 0, SEEK_SET)
  }
}
