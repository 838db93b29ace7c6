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
        let status = process.terminationStatus
        outputs.programEnded(
          process.terminationReason == .exit ? .exited(status) : .terminated(signal: status))
      }
      do {
        try SignalMask.withoutBlockedSignals { try process.run() }
      } catch {
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
      return Disposables.create {
        outputs.dispose()
        if process.isRunning { process.terminate() }
      }
    }
  }
#endif
