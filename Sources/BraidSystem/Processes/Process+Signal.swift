// SPDX-License-Identifier: MIT
#if canImport(AppKit) || !canImport(Darwin) && canImport(Dispatch) && !os(Windows)
  public import BraidSignal
  public import Foundation

  extension Signal<ProcessEvent> {
    /// Runs a program for each subscription, emits its output and its end, then completes.
    ///
    /// ```swift
    /// let list = Signal.process(URL(fileURLWithPath: "/bin/ls"), arguments: ["-l"])
    /// let subscription = list.subscribe(next: { print($0) })
    /// ```
    ///
    /// Its standard input is empty. The next bytes are read when the subscriber has returned, so a
    /// program that writes faster than that waits.
    ///
    /// - **Ends:** completes after the program's end and the end of its output, including the
    ///   output of programs that it has started. A nonzero status is not an error. Fails if the
    ///   program cannot be started, or an argument or a variable contains a zero character.
    ///   Disposal sends `SIGTERM` to a program that runs; if it ignores the signal, it continues,
    ///   as do the programs that it has started. On Linux, Foundation reports the end of a program
    ///   when these have ended, too, even if their output goes elsewhere.
    /// - **Threads:** events arrive on queues of the subscription, one at a time.
    ///
    /// - Parameters:
    ///   - program: The file of the program.
    ///   - arguments: The words after the program's name.
    ///   - environment: The environment variables; nil for this process's variables.
    ///   - directory: The working directory; nil for this process's directory.
    public static func process(
      _ program: URL, arguments: [String] = [], environment: [String: String]? = nil,
      directory: URL? = nil
    ) -> Signal<ProcessEvent> {
      Signal.create {
        Process.run(program, arguments, environment, in: directory, sendingTo: $0.sink)
      }
      .named("+process:")
    }
  }
#endif
