// SPDX-License-Identifier: MIT
import Foundation
import Testing

/// Every misuse that traps prints its message, in a release build as well (D10).
///
/// CI runs these tests with debug and release clients; `RELEASE_CLIENTS` is the folder of the
/// clients
/// built for release.
struct TrapTests {
  @Test(arguments: Trap.all)
  func `a misuse traps with its message`(trap: Trap) throws {
    let end = try Trap.run(trap.misuse)
    #expect(end.wasStopped == trap.stops, "\(end)")
    if let sentence = trap.sentence {
      #expect(end.standardError.components(separatedBy: sentence).count == 2, "\(end)")
    } else {
      #expect(end.standardError.isEmpty, "\(end)")
    }
    #expect(end.standardOutput == (trap.stops ? "" : "survived\n"))
  }

  @Test func `every misuse has its message in this list`() throws {
    let names = try Trap.run().standardOutput.split(separator: "\n").map(String.init)
    #expect(names == Trap.all.map(\.misuse).sorted())
  }

  @Test func `every message of the sources has a misuse in this list`() throws {
    for sentence in try Sentences.all where !Sentences.unreachable.contains(sentence) {
      let isSaid = Trap.all.contains { $0.sentence?.contains(sentence) == true }
      #expect(isSaid, "No misuse leads to: \(sentence)")
    }
  }
}

/// A misuse, and its expected message.
struct Trap: Sendable, CustomTestStringConvertible {
  let misuse: String
  /// The expected message, once; nil for none.
  let sentence: String?
  /// Whether the program stops in this build.
  var stops = true

  var testDescription: String { misuse }

  /// How a program has ended.
  struct End: CustomStringConvertible {
    let wasStopped: Bool
    let status: Int32
    let standardOutput: String
    let standardError: String

    var description: String {
      "stopped: \(wasStopped), status \(status), said: \(standardOutput)\(standardError)"
    }
  }

  /// The folder of clients that were built for release, if these are to be run.
  static let releaseClients = ProcessInfo.processInfo.environment["RELEASE_CLIENTS"]

  /// Runs the client beside this test's own executable, or the client built for release.
  static func run(client: String = "Traps", _ arguments: String...) throws -> End {
    let process = Process()
    process.executableURL = try folder.appending(path: client)
    process.arguments = arguments
    // A backtrace takes seconds, and the trap is expected.
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    let pipes = (output: Pipe(), error: Pipe())
    process.standardOutput = pipes.output
    process.standardError = pipes.error
    try process.run()
    let output = pipes.output.fileHandleForReading.readDataToEndOfFile()
    let error = pipes.error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return End(
      wasStopped: process.terminationReason == .uncaughtSignal,
      status: process.terminationStatus,
      standardOutput: String(decoding: output, as: UTF8.self),
      standardError: String(decoding: error, as: UTF8.self))
  }

  /// Where the executables of this build are: on macOS a test is in a bundle there.
  private static var folder: URL {
    get throws {
      if let releaseClients { return URL(filePath: releaseClients) }
      let start = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
      let candidates = sequence(first: start) { url in
        url.path.count > 1 ? url.deletingLastPathComponent() : nil
      }
      return try #require(
        candidates.first {
          FileManager.default.isExecutableFile(atPath: $0.appending(path: "Traps").path)
        })
    }
  }
}
