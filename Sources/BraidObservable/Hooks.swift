// SPDX-License-Identifier: MIT
public import BraidCore

extension Hooks {
  /// Handles an error for which a subscription has no `onError`.
  public typealias DefaultErrorHandler = @Sendable (_ callStack: [String], any Error) -> Void
  /// Returns a description of the calling code's location, for people to read.
  public typealias CustomCaptureSubscriptionCallstack = @Sendable () -> [String]

  /// Called for each error that reaches a relay, or a subscription without an `onError` closure.
  ///
  /// The call stack is the subscription's if ``recordCallStackOnError`` was set when the
  /// subscription was made; otherwise it is empty. In debug builds the default handler prints the
  /// error, the file and line of the call of `subscribe`, a remedy and the call stack. In release
  /// builds it does nothing.
  @preconcurrency
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { handler.withLock { $0 }?.closure ?? standardHandler }
    set { withExtendedLifetime(handler.exchange(Kept(closure: newValue))) {} }
  }

  /// Whether subscriptions without an `onError` closure record the call stack of the call of
  /// `subscribe`.
  ///
  /// Off by default.
  ///
  /// Recording a call stack takes many times as long as subscribing. Set it while looking for the
  /// source of an error.
  public static var recordCallStackOnError: Bool {
    get { isRecording.load(ordering: .relaxed) }
    set { isRecording.store(newValue, ordering: .relaxed) }
  }

  /// Returns the call stack that ``recordCallStackOnError`` records.
  ///
  /// The default returns the file and line of the call of `subscribe`, and the symbols of the
  /// calling thread's stack, if the C library has `backtrace`: on Apple's platforms, and on Linux
  /// with glibc, unless the program is linked with `-static-executable`.
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

  /// The file and line of the call and the symbols of the thread's stack, or the result of a custom
  /// closure.
  private static func capturedCallStack(_ site: Site?) -> [String] {
    if let capture = capture.withLock({ $0 }) { return capture.closure() }
    return (site.map { [$0.text] } ?? []) + CallStack.symbols
  }

  /// Wraps a closure that is stored under a lock: a bare closure would be wrapped again each time
  /// it is read.
  private struct Kept<Closure: Sendable>: Sendable {
    let closure: Closure
  }
  private static let isRecording = AtomicFlag.global(false)
}

extension Hooks {
  /// The kind of subscription that received an unhandled error.
  enum Place: Sendable {
    /// A subscription without `onError`.
    case subscription
    /// A single or a maybe without `onFailure` or `onError`.
    case trait
    /// An infallible, which has no `onError`.
    case infallible
    /// A relay, which cannot receive errors.
    case relay
    /// A closure of `bind`, which cannot receive errors.
    case binding

    fileprivate var remedy: String {
      switch self {
      case .subscription:
        """
        The subscription has no onError. Add onError: to subscribe, or handle the error \
        upstream, with catch(_:), catchAndReturn(_:) or retry(_:).
        """
      case .trait:
        """
        The subscription has no closure for errors. Add onFailure: (for a maybe, onError:) to \
        subscribe, or handle the error upstream, with catch(_:), catchAndReturn(_:) or \
        retry(_:).
        """
      case .infallible:
        """
        The subscription is to an Infallible. An observable that a closure returned, or that was \
        passed to an operator, has failed. Make that observable infallible, with asInfallible or \
        catchAndReturn(_:).
        """
      case .relay:
        """
        The subscription was made by bind(to:). A relay cannot receive errors: the binding has \
        ended, and the relay keeps its value. Handle the error upstream of bind(to:), with \
        catch(_:), catchAndReturn(_:) or retry(_:).
        """
      case .binding:
        """
        The subscription was made by bind(onNext:), which receives values only, so the binding \
        has ended. Handle the error upstream of bind(onNext:), with catch(_:), \
        catchAndReturn(_:) or retry(_:), or use subscribe(onNext:onError:).
        """
      }
    }
  }

  /// The place of a call of `subscribe`.
  struct Site: Sendable {
    let fileID: StaticString
    let line: UInt

    init(_ fileID: StaticString, _ line: UInt) {
      self.fileID = fileID
      self.line = line
    }

    fileprivate var text: String { "\(fileID):\(line)" }
  }

  /// The error handler of a subscription that is being made.
  ///
  /// It allocates nothing in release builds unless call stacks are recorded.
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

  /// The handler of the terminal event of a subscription that needs no other action at its end.
  static func unhandledTermination(
    _ place: Place, _ site: Site?
  ) -> @Sendable (Termination) -> Void {
    if let origin = origin(site) { return { handle($0, at: place, origin) } }
    return unrecordedTermination(place)
  }

  /// The handler of ``unhandledTermination(_:_:)`` while ``recordsOrigins`` is false.
  @inline(__always)
  static func unrecordedTermination(_ place: Place) -> @Sendable (Termination) -> Void {
    switch place {
    case .subscription: { handle($0, at: .subscription, Origin()) }
    case .trait: { handle($0, at: .trait, Origin()) }
    case .infallible: { handle($0, at: .infallible, Origin()) }
    case .relay: { handle($0, at: .relay, Origin()) }
    case .binding: { handle($0, at: .binding, Origin()) }
    }
  }

  /// Whether a subscription may have an origin to record: always in debug builds, otherwise if call
  /// stacks are recorded.
  static var recordsOrigins: Bool {
    #if DEBUG
      true
    #else
      recordCallStackOnError
    #endif
  }

  /// The recorded origin of a subscription.
  private struct Origin {
    var site: Site?
    var callStack: [String] = []
  }

  /// The origin to record for a subscription; `nil` if recording is off.
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
      if let path = Tracing.path { Swift.print("Path: \(path).") }
      Swift.print(place.remedy)
      if origin.callStack.isEmpty {
        let wanted = origin.site == nil ? "where the subscription was made" : "what led to it"
        Swift.print(
          """
          To print \(wanted) here, set Hooks.recordCallStackOnError = true before subscribing.
          """)
      } else {
        Swift.print("subscription called from:")
        Swift.print(origin.callStack.joined(separator: "\n"))
      }
    #endif
  }
}
