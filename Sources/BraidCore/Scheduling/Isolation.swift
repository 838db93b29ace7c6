// SPDX-License-Identifier: MIT

/// The actor that the closures of a subscription are isolated to, and the check that they run
/// there.
///
/// The compiler checks that such closures are *passed* on their actor; this type checks that they
/// are *called* there (C11). Closures of nonisolated code and of code in Swift 5 mode are not
/// checked.
///
/// The actor is not retained, because it may own the subscription.
@usableFromInline
package final class Isolation: @unchecked Sendable {  // immutable; a weak reference is atomic
  private enum Kind {
    case main
    /// An actor with the default executor, which is the actor itself.
    case standard
    /// An actor with a custom executor, which may be deallocated together with the actor.
    case custom
  }

  private let kind: Kind
  private let query: ExecutorQuery
  private weak var actor: (any Actor)?
  /// Keeps the memory of a deallocated actor reserved; never read.
  ///
  /// Otherwise, another actor at the same address would pass the check.
  private unowned let address: AnyObject?
  private let fileID: StaticString
  private let line: UInt

  /// Returns the isolation of a call site; nil for nonisolated code.
  ///
  /// The caller subscribes next, so the call site is noted for ``Tracing``.
  @_alwaysEmitIntoClient @inline(__always)
  package static func of(
    _ actor: (any Actor)?, _ fileID: StaticString, _ line: UInt
  ) -> Isolation? {
    Tracing.subscribes(at: fileID, line)
    return if let actor { Isolation(actor, fileID, line) } else { nil }
  }

  @usableFromInline
  package convenience init(_ actor: any Actor, _ fileID: StaticString, _ line: UInt) {
    self.init(actor, fileID, line, hidesRuntime: false)
  }

  /// - Parameter hidesRuntime: Whether to do without the runtime's function, as on older systems;
  ///   for tests.
  package init(_ actor: any Actor, _ fileID: StaticString, _ line: UInt, hidesRuntime: Bool) {
    query = ExecutorQuery(actor.unownedExecutor, isHidden: hidesRuntime)
    if actor === MainActor.shared {
      kind = .main
      address = nil
    } else {
      kind = query.isCustom ? .custom : .standard
      self.actor = actor
      address = actor
    }
    self.fileID = fileID
    self.line = line
  }

  /// Checks that the calling code runs on the actor; otherwise traps or follows
  /// ``Hooks/onIsolationViolation``.
  @usableFromInline
  package func check() {
    if kind == .main, MainThread.isRecognized { return }
    checkElsewhere()
  }

  @inline(never)
  private func checkElsewhere() {
    if isCurrent { return }
    if kind != .main, isAnsweredByTrapOnly, let actor {
      if Hooks.onIsolationViolation == .trap { actor.preconditionIsolated() }
      return
    }
    Hooks.isolationIsViolated(at: "\(fileID):\(line)", message)
  }

  /// Whether only `preconditionIsolated` can check: the runtime's function is missing, or a custom
  /// executor may implement its own check (`checkIsolated`).
  private var isAnsweredByTrapOnly: Bool { kind == .custom || query.isCurrent == nil }

  /// Whether the calling code is known to run on the actor.
  ///
  /// The main thread counts as the main actor, since nothing else can run on that actor at the same
  /// time. So does the main queue, which `dispatchMain()` moves to other threads, and the thread of
  /// a virtual clock that a test on the main actor advances.
  package var isCurrent: Bool {
    switch kind {
    case .main:
      MainThread.isRecognized || query.isCurrent == true || MainQueue.isCurrent
        || ThreadContext.existing?.standsForMainActor == true || MainThread.isCurrent
    case .standard: query.isCurrent == true
    case .custom: withExtendedLifetime(actor) { $0 != nil && query.isCurrent == true }
    }
  }

  /// Runs `work` immediately if the calling code is on the actor, otherwise asynchronously on the
  /// actor.
  ///
  /// If the actor was deallocated, nothing else can be isolated to it, so `work` runs immediately.
  @usableFromInline
  func perform(_ work: @escaping @Sendable () -> Void) {
    if isCurrent || !enqueue(work) { work() }
  }

  /// Runs `work` asynchronously on the actor; returns false if the actor was deallocated.
  func enqueue(_ work: @escaping @Sendable () -> Void) -> Bool {
    if kind == .main {
      Task { @MainActor in work() }
      return true
    }
    guard let actor else { return false }
    Task { await Isolation.perform(work, on: actor) }
    return true
  }

  private static func perform(_ work: @Sendable () -> Void, on actor: isolated any Actor) { work() }

  private var message: String {
    """
    An event has reached closures that belong to an actor, but not on that actor: they belong to \
    \(name), where \(fileID):\(line) subscribed, and never run elsewhere. \(remedy)
    """
  }

  private var name: String {
    if kind == .main { return "the main actor" }
    return actor.map { "an actor of type \(type(of: $0))" } ?? "an actor that is gone"
  }

  private var remedy: String {
    let (scheduler, signals) =
      kind == .main ? ("MainScheduler.instance", ".main") : ("actor", "actor")
    return """
      Deliver events there: put observe(on: \(scheduler)) in front of subscribe or bind; of a \
      signal, deliver(on: \(signals)). If the closures may run on any thread, mark them @Sendable \
      and pass isolation: nil.
      """
  }
}

// Converts the closures of calls that end a chain to `@Sendable` ones that check their isolation.
// Without isolation, they are the unchanged closures; see `promised`.

@inlinable
package func confined(_ body: (() -> Void)?, to isolation: Isolation?) -> (@Sendable () -> Void)? {
  let body = promised(body)
  guard let isolation, let body else { return body }
  return {
    isolation.check()
    body()
  }
}

@inlinable
package func confined<Value>(
  _ body: consuming ((Value) -> Void)?, to isolation: Isolation?
) -> (@Sendable (Value) -> Void)? {
  let body = promised(consume body)
  guard let isolation, let body else { return body }
  return { value in
    isolation.check()
    body(value)
  }
}

@inlinable
package func confined<Value>(
  _ body: @escaping (Value) -> Void, to isolation: Isolation?
) -> @Sendable (Value) -> Void {
  let body = promised(body)
  guard let isolation else { return body }
  return { value in
    isolation.check()
    body(value)
  }
}

@inlinable
package func confined<First, Second>(
  _ body: @escaping (First, Second) -> Void, to isolation: Isolation?
) -> @Sendable (First, Second) -> Void {
  let body = promised(body)
  guard let isolation else { return body }
  return { first, second in
    isolation.check()
    body(first, second)
  }
}

@inlinable
package func confined<First, Second>(
  _ body: ((First, Second) -> Void)?, to isolation: Isolation?
) -> (@Sendable (First, Second) -> Void)? {
  let body = promised(body)
  guard let isolation, let body else { return body }
  return { first, second in
    isolation.check()
    body(first, second)
  }
}

/// The closure of a disposal, which may happen on any thread.
///
/// It runs immediately on its actor, or asynchronously if the disposal happens elsewhere.
@inlinable
package func returned(_ body: (() -> Void)?, to isolation: Isolation?) -> (@Sendable () -> Void)? {
  let body = promised(body)
  guard let isolation, let body else { return body }
  return { isolation.perform(body) }
}

/// The closure of a disposal with an object, which is passed to that closure only.
@inlinable
package func returned<Object: AnyObject>(
  _ body: ((Object) -> Void)?, to isolation: Isolation?
) -> (@Sendable (Object) -> Void)? {
  let body = promised(body)
  guard let isolation, let body else { return body }
  return { object in
    nonisolated(unsafe) let object = object  // only its closure gets it
    isolation.perform { body(object) }
  }
}
