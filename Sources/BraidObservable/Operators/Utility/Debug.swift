// SPDX-License-Identifier: MIT
import BraidCore

extension ObservableType {
  /// Prints the events of each subscription, and its start and end.
  ///
  ///     source   a-b--c|
  ///     debug()  a-b--c|
  ///
  /// ```
  /// 2026-11-21 09:30:00.125: taps -> subscribed
  /// 2026-11-21 09:30:01.250: taps -> Event next(1)
  /// 2026-11-21 09:30:02.500: taps -> isDisposed
  /// ```
  ///
  /// ```swift
  /// let taps = PublishSubject<Int>()
  /// let logged = taps.debug("taps")
  /// ```
  ///
  /// To run your own code instead, use `do(onNext:)`.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** prints and delivers synchronously on the source's thread.
  /// - **Complexity:** formats every event; not for production.
  ///
  /// - Parameters:
  ///   - identifier: The prefix of each line. Defaults to the file, line and function of the call.
  ///   - trimOutput: Whether to shorten events of more than 40 characters in the middle.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    debug(
      DebugPrinter(
        identifier ?? DebugPrinter.place(file, line, function), trimOutput: trimOutput))
  }

  package func debug(_ printer: DebugPrinter) -> Observable<Element> {
    makeObservable(
      rawSource,
      .trace { (event: Event<Element>) in printer.print(event: event.debugDescription) }
    )
    .do(
      onSubscribe: { printer.print("subscribed") },
      onDispose: { printer.print("isDisposed") })
  }
}

/// Writes the lines of ``ObservableType/debug(_:trimOutput:file:line:function:)``.
package struct DebugPrinter: Sendable {
  private let identifier: String
  private let trimOutput: Bool
  private let write: @Sendable (String) -> Void

  /// A printer.
  ///
  /// Writes to the standard output by default.
  package init(
    _ identifier: String, trimOutput: Bool,
    write: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) {
    self.identifier = identifier
    self.trimOutput = trimOutput
    self.write = write
  }

  /// The place of a call: `Main.swift:12 (body)`.
  package static func place(_ file: String, _ line: UInt, _ function: String) -> String {
    "\(file.fileName):\(line) (\(function))"
  }

  func print(event: String) {
    let longest = 40
    let isTrimmed = trimOutput && event.count > longest
    let text =
      isTrimmed ? "\(event.prefix(longest / 2))...\(event.suffix(longest / 2))" : event
    print("Event \(text)")
  }

  func print(_ text: String) {
    write("\(WallClock.timestamp()): \(identifier) -> \(text)")
  }
}
