// SPDX-License-Identifier: MIT
import BraidCore

/// Settings for the whole process.
public enum Hooks {
  /// What to do with an error that no `onError` takes.
  public typealias DefaultErrorHandler = @Sendable (_ callStack: [String], any Error) -> Void

  /// Called for each error that reaches a subscription without an `onError` closure.
  ///
  /// The default prints it in debug builds and does nothing in release builds. The call stack is
  /// empty.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { handler.withLock { $0 } }
    set { withExtendedLifetime(handler.withLock { exchange(&$0, newValue) }) {} }
  }

  private static let handler = Locked<DefaultErrorHandler> { _, error in
    #if DEBUG
      print("Unhandled error happened: \(error)")
    #endif
  }

  private static func exchange<Value>(_ value: inout Value, _ newValue: Value) -> Value {
    defer { value = newValue }
    return value
  }

  @usableFromInline
  static func handle(_ error: any Error) { defaultErrorHandler([], error) }

  /// The same for an end, if it is an error.
  @usableFromInline
  static func handle(_ stop: Stop) { if case .error(let error) = stop { handle(error) } }
}
