// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Prints what happens in each subscription, and passes all events on.
  ///
  /// ```
  /// 2026-11-21 09:30:00.125: taps -> subscribed
  /// 2026-11-21 09:30:01.250: taps -> Event next(1)
  /// 2026-11-21 09:30:02.500: taps -> isDisposed
  /// ```
  ///
  /// - Parameters:
  ///   - identifier: What the lines begin with; without it, where the call stands.
  ///   - trimOutput: Whether the middle of long events is left out.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  ///   - function: The function of the call.
  @inlinable
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file,
    line: UInt = #line, function: String = #function
  ) -> Observable<Element> {
    debug(
      DebugPrinter(
        identifier ?? DebugPrinter.place(file, line, function), trimOutput: trimOutput))
  }

  @inlinable
  package func debug(_ printer: DebugPrinter) -> Observable<Element> {
    StagedObservable(asObservable(), TraceStage { printer.print(event: $0.debugDescription) })
      .do(
        onSubscribe: { printer.print("subscribed") },
        onDispose: { printer.print("isDisposed") })
  }
}

/// Writes the lines of ``ObservableType/debug(_:trimOutput:file:line:function:)``.
@usableFromInline
package struct DebugPrinter: Sendable {
  private let identifier: String
  private let trimOutput: Bool
  private let write: @Sendable (String) -> Void

  /// A printer to the standard output, unless told otherwise.
  @usableFromInline
  package init(
    _ identifier: String, trimOutput: Bool,
    write: @escaping @Sendable (String) -> Void = { Swift.print($0) }
  ) {
    self.identifier = identifier
    self.trimOutput = trimOutput
    self.write = write
  }

  /// Where a call stands: `Main.swift:12 (body)`.
  @usableFromInline
  package static func place(_ file: String, _ line: UInt, _ function: String) -> String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return "\(name):\(line) (\(function))"
  }

  @usableFromInline
  package func print(event: String) {
    let longest = 40
    let isTrimmed = trimOutput && event.count > longest
    let text =
      isTrimmed ? "\(event.prefix(longest / 2))...\(event.suffix(longest / 2))" : event
    print("Event \(text)")
  }

  @usableFromInline
  package func print(_ text: String) {
    write("\(WallClock.timestamp()): \(identifier) -> \(text)")
  }
}
