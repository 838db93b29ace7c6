// SPDX-License-Identifier: MIT
public import BraidCore
import Synchronization

extension Hooks {
  /// What to do with an error that no `onError` takes.
  public typealias DefaultErrorHandler = @Sendable (_ callStack: [String], any Error) -> Void
  /// Says where the calling code is, for people to read.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  /// Called for each error that reaches a subscription without an `onError` closure, or a relay.
  ///
  /// The call stack is that of the subscription if ``recordCallStackOnError`` was set when it was
  /// made, and empty otherwise. The default prints the error, the file and line of the call of
  /// `subscribe`, the remedy and the call stack in debug builds, and does nothing in release
  /// builds.
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

  /// What ``recordCallStackOnError`` remembers; unless set, the file and line of the call of
  /// `subscribe`, and the symbols of the calling thread's stack.
  @preconcurrency
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { capture.withLock { $0 }?.closure ?? { CallStack.symbols } }
    set { withExtendedLifetime(capture.exchange(Kept(closure: newValue))) {} }
  }

  private static let standardHandler: DefaultErrorHandler = { callStack, error in
    print(error, at: .subscription, Origin(callStack: callStack))
  }
  private static let handler = Locked<Kept<DefaultErrorHandler>?>(nil)
  private static let capture = Locked<Kept<CustomCaptureSubscriptionCallstack>?>(nil)

  /// The file and line of the call, and the symbols of the thread's stack; or what somebody's own
  /// closure says.
  private static func capturedCallStack(_ site: Site?) -> [String] {
    if let capture = capture.withLock({ $0 }) { return capture.closure() }
    return (site.map { [$0.text] } ?? []) + CallStack.symbols
  }

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
    /// A closure of `bind`, which gets no errors.
    case binding

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
      case .binding:
        """
        The subscription is one of bind(onNext:), which gets values only: the binding is over. \
        Catch the error before bind(onNext:), with catch(_:), catchAndReturn(_:) or retry(_:), or \
        write subscribe(onNext:onError:).
        """
      }
    }
  }

  /// Where `subscribe` is called.
  @usableFromInline
  struct Site: Sendable {
    @usableFromInline let fileID: StaticString
    @usableFromInline let line: UInt

    @inlinable
    init(_ fileID: StaticString, _ line: UInt) {
      self.fileID = fileID
      self.line = line
    }

    fileprivate var text: String { "\(fileID):\(line)" }
  }

  /// Takes the error of a subscription that is made now.
  ///
  /// Allocates nothing in release builds unless call stacks are recorded.
  @usableFromInline
  static func unhandled(_ place: Place, _ site: Site?) -> @Sendable (any Error) -> Void {
    if let origin = origin(site) { return { handle($0, at: place, origin) } }
    return switch place {
    case .subscription: { handle($0, at: .subscription, Origin()) }
    case .trait: { handle($0, at: .trait, Origin()) }
    case .infallible: { handle($0, at: .infallible, Origin()) }
    case .relay: { handle($0, at: .relay, Origin()) }
    case .binding: { handle($0, at: .binding, Origin()) }
    }
  }

  /// The same, for subscriptions that do nothing else at their end.
  @usableFromInline
  static func unhandledTermination(
    _ place: Place, _ site: Site?
  ) -> @Sendable (Termination) -> Void {
    if let origin = origin(site) { return { handle($0, at: place, origin) } }
    return switch place {
    case .subscription: { handle($0, at: .subscription, Origin()) }
    case .trait: { handle($0, at: .trait, Origin()) }
    case .infallible: { handle($0, at: .infallible, Origin()) }
    case .relay: { handle($0, at: .relay, Origin()) }
    case .binding: { handle($0, at: .binding, Origin()) }
    }
  }

  /// What is known of where a subscription was made.
  private struct Origin {
    var site: Site?
    var callStack: [String] = []
  }

  /// What is to be remembered of where a subscription is made; nil if nothing is.
  private static func origin(_ site: Site?) -> Origin? {
    if recordCallStackOnError { return Origin(site: site, callStack: capturedCallStack(site)) }
    #if DEBUG
      return site.map { Origin(site: $0) }
    #else
      return nil
    #endif
  }

  private static func handle(_ termination: Termination, at place: Place, _ origin: Origin) {
    if let error = termination.error { handle(error, at: place, origin) }
  }

  private static func handle(_ error: any Error, at place: Place, _ origin: Origin) {
    if let handler = handler.withLock({ $0 }) {
      handler.closure(origin.callStack, error)
    } else {
      print(error, at: place, origin)
    }
  }

  private static func print(_ error: any Error, at place: Place, _ origin: Origin) {
    #if DEBUG
      Swift.print("Unhandled error happened: \(error)")
      if let site = origin.site { Swift.print("Subscribed at \(site.text).") }
      Swift.print(place.remedy)
      if origin.callStack.isEmpty {
        let wanted = origin.site == nil ? "where the subscription was made" : "what led to it"
        Swift.print(
          """
          To see here \(wanted), set Hooks.recordCallStackOnError = true before it is made.
          """)
      } else {
        Swift.print("subscription called from:")
        Swift.print(origin.callStack.joined(separator: "\n"))
      }
    #endif
  }
}
