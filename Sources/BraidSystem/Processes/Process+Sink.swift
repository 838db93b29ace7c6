// SPDX-License-Identifier: MIT
#if canImport(AppKit) || !canImport(Darwin) && canImport(Dispatch) && !os(Windows)
  import BraidCore
  import Foundation

  extension Process {
    /// Runs a program, and sends its output and its end.
    ///
    /// - Returns: Stops reading when disposed, and terminates the program if it runs.
    static func run(
      _ program: URL, _ arguments: [String], _ environment: [String: String]?,
      in directory: URL?, sendingTo sink: EventSink<ProcessEvent>
    ) -> any Disposable {
      // Foundation traps for the URL of no file, such as `URL(string: "/bin/ls")`.
      if let url = [program, directory].compactMap({ $0 }).first(where: { !$0.isFileURL }) {
        sink.finish(
          .error(CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url])))
        return Disposables.create()
      }
      // A program receives strings that end with a zero.
      let texts = arguments + (environment ?? [:]).flatMap { [$0.key, $0.value] }
      if texts.contains(where: { $0.utf8.contains(0) }) {
        sink.finish(.error(POSIXError(.EINVAL)))
        return Disposables.create()
      }
      let process = Process()
      process.executableURL = program
      process.arguments = arguments
      if let environment { process.environment = environment }
      if let directory { process.currentDirectoryURL = directory }
      let (output, errorOutput) = (Pipe(), Pipe())
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = errorOutput
      let outputs = ProcessOutputs(sink)
      process.terminationHandler = { process in
        // Returns immediately. On Linux, a process that nothing waits for is never released.
        process.waitUntilExit()
        let status = process.terminationStatus
        outputs.programEnded(
          process.terminationReason == .exit ? .exited(status) : .terminated(signal: status))
      }
      do {
        try directory.map(check)
        try SignalMask.withoutBlockedSignals { try process.run() }
      } catch {
        // On Linux, a process that cannot be started is never released.
        for pipe in [output, errorOutput] {
          try? pipe.fileHandleForReading.close()
          try? pipe.fileHandleForWriting.close()
        }
        sink.finish(.error(error))
        return Disposables.create()
      }
      do throws(POSIXError) {
        try outputs.read(
          output: output.fileHandleForReading.fileDescriptor,
          errorOutput: errorOutput.fileHandleForReading.fileDescriptor)
      } catch {
        sink.finish(.error(error))
      }
      // The readers have duplicates: without any other, a program that continues after the
      // disposal is told that nobody reads what it writes, and does not wait.
      try? output.fileHandleForReading.close()
      try? errorOutput.fileHandleForReading.close()
      return Disposables.create {
        outputs.dispose()
        if process.isRunning { process.terminate() }
      }
    }

    /// Throws Foundation's error, with the path of a folder that a program cannot be started in.
    ///
    /// Foundation itself would give it the path of the program.
    private static func check(_ directory: URL) throws {
      let state = FileState(path: directory.path)
      if state?.isDirectory == true { return }
      throw CocoaError(
        state == nil ? .fileReadNoSuchFile : .fileReadUnknown,
        userInfo: [
          NSFilePathErrorKey: directory.path,
          NSUnderlyingErrorKey: POSIXError(state == nil ? .ENOENT : .ENOTDIR),
        ])
    }
  }
#endif
