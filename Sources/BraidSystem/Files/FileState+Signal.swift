// SPDX-License-Identifier: MIT
public import BraidSignal

extension Signal<FileState?> {
  /// Emits the state of the file with a name, then its state after each change; nil while there is
  /// no such file.
  ///
  /// ```swift
  /// let clock = Scheduler.background()
  /// let settings = Signal.fileStates(atPath: "/tmp/settings.json", on: clock)
  /// let subscription = settings.subscribe(next: { print($0?.size ?? 0) })
  /// ```
  ///
  /// A change is a different size, a different modification time, or a different file under the
  /// same name, as after log rotation or a save in an editor. On Linux, a change of a local disk
  /// causes a look at the file. Elsewhere, and in virtual time, the file is looked at periodically,
  /// which works on every kind of disk. Several changes between two looks are reported as one.
  ///
  /// - **Ends:** never.
  /// - **Threads:** looks and sends on `scheduler`.
  ///
  /// - Parameters:
  ///   - path: The name of the file.
  ///   - interval: The shortest time between two looks.
  ///   - scheduler: Looks at the file.
  public static func fileStates(
    atPath path: String, every interval: Duration = .milliseconds(100), on scheduler: Scheduler
  ) -> Signal<FileState?> {
    Signal.create { subscriber in
      FileLooks.begin(path, every: interval, on: scheduler.timing) { subscriber.sendNext($0) }
    }
    .named("+fileStates:")
  }
}
