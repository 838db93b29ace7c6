// SPDX-License-Identifier: MIT

/// Process-wide settings.
public enum Hooks {
  /// A response to an event that calls an actor's closures outside that actor.
  public enum IsolationViolationResponse: UInt8, Sendable {
    /// Traps, with a message that names the call of `subscribe` and the remedy.
    case trap
    /// Writes that message to standard error, once for each call of `subscribe`, and calls the
    /// closure on the current thread.
    case printOncePerCallSite
    /// Calls the closure on the current thread.
    case ignore
  }

  /// The response to an event that reaches the closures of an actor outside that actor (C11).
  ///
  /// Defaults to `.trap`.
  ///
  /// Only code in Swift 6 mode is checked. With the other responses, the closure may run
  /// concurrently with code on its actor, which is a data race. Use them to find all such places of
  /// a program during a migration, not in production.
  ///
  /// Before macOS 26 and iOS 26, and in a program that is linked statically, the runtime cannot
  /// tell whether code runs on an actor other than the main actor. Such actors are checked only
  /// under `.trap`, with the runtime's own message.
  public static var onIsolationViolation: IsolationViolationResponse {
    get { IsolationViolationResponse(rawValue: response.load(ordering: .relaxed)) ?? .trap }
    set { response.store(newValue.rawValue, ordering: .relaxed) }
  }

  private static let response = AtomicUInt8.global(IsolationViolationResponse.trap.rawValue)

  /// The call sites that `.printOncePerCallSite` has reported.
  private static let printedSites = Locked<Set<String>>([])

  /// Responds to an event that reached an actor's closures outside that actor.
  static func isolationIsViolated(at site: String, _ message: @autoclosure () -> String) {
    switch onIsolationViolation {
    case .trap: Misuse.stop(message())
    case .printOncePerCallSite:
      let isFirst = printedSites.withLock { $0.insert(site).inserted }
      if isFirst { CurrentProcess.complain(message()) }
    case .ignore: break
    }
  }
}

/// A closure that receives reports, or none.
///
/// Without one, a report costs one relaxed load.
package final class Hook<Report>: Sendable {
  /// A struct, because `Locked` wraps a bare closure in two more reabstraction thunks each time it
  /// is read and written back.
  ///
  /// After some thousand reads, calling it would overflow the stack.
  private struct Storage: Sendable {
    let call: @Sendable (Report) -> Void
  }

  private let isSet = AtomicFlag()
  private let storage = Locked<Storage?>(nil)

  package var closure: (@Sendable (Report) -> Void)? {
    get { storage.withLock { $0 }?.call }
    set {
      let old = storage.exchange(newValue.map { Storage(call: $0) })
      isSet.store(newValue != nil)
      withExtendedLifetime(old) {}
    }
  }

  func report(_ make: () -> Report) {
    if isSet.load(ordering: .relaxed), let closure { closure(make()) }
  }
}
