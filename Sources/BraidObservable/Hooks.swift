// SPDX-License-Identifier: MIT
public import BraidCore
import Synchronization

/// Settings for the whole process.
public enum Hooks {
  /// What to do with an error that no `onError` takes.
  public typealias DefaultErrorHandler = @Sendable (_ callStack: [String], any Error) -> Void
  /// Says where the calling code is, for people to read.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  /// Called for each error that reaches a subscription without an `onError` closure, or a relay.
  ///
  /// The call stack is that of the subscription if ``recordCallStackOnError`` was set when it was
  /// made, and empty otherwise. The default prints the error, the remedy and the call stack in
  /// debug builds, and does nothing in release builds.
  @preconcurrency
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { handler.withLock { $0 }?.closure ?? standardHandler }
    set { withExtendedLifetime(handler.exchange(Kept(closure: newValue))) {} }
  }

  /// Whether subscriptions without an `onError` closure remember the call stack they are made with;
  /// off unless set.
  ///
  /// A call stack takes many times as long as a subscription: set it while looking for an error.
  public static var recordCallStackOnError: Bool {
    get { isRecording.load(ordering: .relaxed) }
    set { isRecording.store(newValue, ordering: .relaxed) }
  }

  /// What ``recordCallStackOnError`` remembers; the symbols of the calling thread's stack unless
  /// set.
  @preconcurrency
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { capture.withLock { $0 }.closure }
    set { withExtendedLifetime(capture.exchange(Kept(closure: newValue))) {} }
  }

  private static let standardHandler: DefaultErrorHandler = { callStack, error in
    print(error, at: .subscription, callStack)
  }
  private static let handler = Locked<Kept<DefaultErrorHandler>?>(nil)
  private static let capture = Locked(
    Kept<CustomCaptureSubscriptionCallstack>(closure: { CallStack.symbols }))

  /// A closure under a lock: a bare one would be wrapped anew each time it is read.
  private struct Kept<Closure: Sendable>: Sendable {
    let closure: Closure
  }
  private static let isRecording = Atomic<Bool>(false)
}

extension Hooks {
  /// Where an error ended up that nobody takes.
  @usableFromInline
  enum Place: Sendable {
    /// A subscription without `onError`.
    case subscription
    /// A single or a maybe without `onFailure` or `onError`.
    case trait
    /// An infallible, which has no `onError`.
    case infallible
    /// A relay, which takes no errors.
    case relay

    fileprivate var remedy: String {
      switch self {
      case .subscription:
        """
        The subscription has no onError. Add onError: to subscribe, or catch the error before, \
        with catch(_:), catchAndReturn(_:) or retry(_:).
        """
      case .trait:
        """
        The subscription has no closure for errors. Add onFailure: (a maybe: onError:) to \
        subscribe, or catch the error before, with catch(_:), catchAndReturn(_:) or retry(_:).
        """
      case .infallible:
        """
        The subscription is one of an Infallible. An observable that one of its closures returned, \
        or that it was joined with, has failed: make that one infallible, with asInfallible or \
        catchAndReturn(_:).
        """
      case .relay:
        """
        The subscription is one of bind(to:), and a relay takes no errors: the binding is over, \
        the relay keeps its value. Catch the error before bind(to:), with catch(_:), \
        catchAndReturn(_:) or retry(_:).
        """
      }
    }
  }

  /// Takes the error of a subscription that is made now.
  ///
  /// Allocates nothing unless call stacks are recorded.
  @usableFromInline
  static func unhandled(_ place: Place) -> @Sendable (any Error) -> Void {
    if let callStack = currentCallStack() { return { handle($0, at: place, callStack) } }
    return switch place {
    case .subscription: { handle($0, at: .subscription, []) }
    case .trait: { handle($0, at: .trait, []) }
    case .infallible: { handle($0, at: .infallible, []) }
    case .relay: { handle($0, at: .relay, []) }
    }
  }

  /// The same, for subscriptions that do nothing else at their end.
  @usableFromInline
  static func unhandledTermination(_ place: Place) -> @Sendable (Termination) -> Void {
    if let callStack = currentCallStack() { return { handle($0, at: place, callStack) } }
    return switch place {
    case .subscription: { handle($0, at: .subscription, []) }
    case .trait: { handle($0, at: .trait, []) }
    case .infallible: { handle($0, at: .infallible, []) }
    case .relay: { handle($0, at: .relay, []) }
    }
  }

  private static func currentCallStack() -> [String]? {
    recordCallStackOnError ? customCaptureSubscriptionCallstack() : nil
  }

  private static func handle(_ termination: Termination, at place: Place, _ callStack: [String]) {
    if case .error(let error) = termination { handle(error, at: place, callStack) }
  }

  private static func handle(_ error: any Error, at place: Place, _ callStack: [String]) {
    if let handler = handler.withLock({ $0 }) {
      handler.closure(callStack, error)
    } else {
      print(error, at: place, callStack)
    }
  }

  private static func print(_ error: any Error, at place: Place, _ callStack: [String]) {
    #if DEBUG
      Swift.print("Unhandled error happened: \(error)")
      Swift.print(place.remedy)
      if callStack.isEmpty {
        Swift.print(
          """
          To see here where the subscription was made, set Hooks.recordCallStackOnError = true \
          before it is made.
          """)
      } else {
        Swift.print("subscription called from:")
        Swift.print(callStack.joined(separator: "\n"))
      }
    #endif
  }
}
