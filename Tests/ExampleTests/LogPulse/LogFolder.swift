// SPDX-License-Identifier: MIT
import Foundation

/// A folder of logs that is gone with the last reference to it.
final class LogFolder: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "LogPulse-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  func append(_ text: String, to name: String) throws {
    let handle = try FileHandle(forWritingTo: url.appending(path: name))
    try handle.seekToEnd()
    try handle.write(contentsOf: Data(text.utf8))
    try handle.close()
  }

  func rename(_ name: String, to newName: String) throws {
    try FileManager.default.moveItem(
      at: url.appending(path: name), to: url.appending(path: newName))
  }

  func truncate(_ name: String) throws {
    let handle = try FileHandle(forWritingTo: url.appending(path: name))
    try handle.truncate(atOffset: 0)
    try handle.close()
  }
}
