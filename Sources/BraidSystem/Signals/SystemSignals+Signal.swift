// SPDX-License-Identifier: MIT
#if canImport(Dispatch) && !os(Windows)
  import BraidCore
  public import BraidSignal

  extension Signal<Int32> {
    /// Emits the number of each of these signals of the operating system that the process receives.
    ///
    /// ```swift
    /// let interrupts = Signal.systemSignals(SIGINT, SIGTERM).take(1)
    /// let subscription = interrupts.subscribe(next: { print("ended by signal \($0)") })
    /// ```
    ///
    /// The default action of a signal, which for most of them ends the process, does not happen
    /// while there is a subscription for it. After the last disposal the former action is installed
    /// again. Signals with one number that arrive at almost the same time may be emitted once,
    /// because the system does not count them.
    ///
    /// - **Ends:** never; fails with a `POSIXError` for a signal that cannot be handled, such as
    ///   `SIGKILL`, and for a signal of a fault, such as `SIGSEGV`, which a handler would repeat
    ///   forever.
    /// - **Threads:** all subscriptions share one background queue, outside of the signal handler,
    ///   so any code may run there.
    ///
    /// - Parameter numbers: The signals: `SIGINT`, `SIGTERM`, `SIGHUP`, ...
    public static func systemSignals(_ numbers: Int32...) -> Signal<Int32> {
      Signal.create { SystemSignals.shared.send(numbers, to: $0.sink) }
        .named("+systemSignals:")
    }
  }
#endif
