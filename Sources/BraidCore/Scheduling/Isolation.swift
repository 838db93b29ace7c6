// SPDX-License-Identifier: MIT

/// The actor that the closures of a subscription belong to, and the check that they run there.
///
/// The compiler checks that such closures are passed on their actor; this checks that they are
/// called there (C11). Closures of code outside of actors, and of code in Swift 5 mode, have none
/// and are not checked.
///
/// The actor is not retained: it may own the subscription.
@usableFromInline
package final class Isolation: @unchecked Sendable {  // immutable; a weak reference is atomic
  private enum Kind {
    case main
    /// An actor with the executor that every actor has: the actor itself.
    case standard
    /// An actor whose executor is an object that lives no longer than the actor.
    case custom
  }

  private let kind: Kind
  private let query: ExecutorQuery
  private weak var actor: (any Actor)?
  /// Reserves the memory of a deallocated actor, and is never read.
  ///
  /// The query would take another actor at the same address for it.
  private unowned let address: AnyObject?
  private let fileID: StaticString
  private let line: UInt

  /// The actor at the place of a call; nil outside of actors.
  @inlinable @inline(__always)
  package static func of(
    _ actor: (any Actor)?, _ fileID: StaticString, _ line: UInt
  ) -> Isolation? {
    if let actor { Isolation(actor, fileID, line) } else { nil }
  }

  @usableFromInline
  package convenience init(_ actor: any Actor, _ fileID: StaticString, _ line: UInt) {
    self.init(actor, fileID, line, hidesRuntime: false)
  }

  /// - Parameter hidesRuntime: Whether to do without the runtime's answer, for tests: some systems
  ///   have none.
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

  /// Traps, or does what ``Hooks/onIsolationViolation`` says, unless the calling code runs on the
  /// actor.
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

  /// Whether only `preconditionIsolated` has an answer: without the runtime's, and for an executor
  /// that may have its own (`checkIsolated`).
  private var isAnsweredByTrapOnly: Bool { kind == .custom || query.isCurrent == nil }

  /// Whether the calling code certainly runs on the actor.
  ///
  /// The main thread counts as the main actor: the main actor runs nothing else while its thread is
  /// here. So do the main queue, which `dispatchMain()` moves to other threads, and the thread of a
  /// virtual clock that a test on the main actor advances.
  package var isCurrent: Bool {
    switch kind {
    case .main:
      MainThread.isRecognized || query.isCurrent == true || MainQueue.isCurrent
        || ThreadContext.existing?.standsForMainActor == true || MainThread.isCurrent
    case .standard: query.isCurrent == true
    case .custom: withExtendedLifetime(actor) { $0 != nil && query.isCurrent == true }
    }
  }

  /// Does `work` now if this is on the actor, and else as soon as the actor gets to it.
  ///
  /// Once the actor has gone nobody else can be on it any more: the work is done now.
  @usableFromInline
  package func perform(_ work: @escaping @Sendable () -> Void) {
    if isCurrent || !enqueue(work) { work() }
  }

  /// Does `work` as soon as the actor gets to it, never inside the call; false if it has gone.
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

// The closures of terminal calls as `@Sendable` ones. Outside of actors, and in Swift 5 mode, these
// are the closures themselves; see `promised`.

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

/// The closure of a disposal, which comes wherever somebody disposes: on its actor at once, from
/// elsewhere as soon as the actor gets to it.
@inlinable
package func returned(_ body: (() -> Void)?, to isolation: Isolation?) -> (@Sendable () -> Void)? {
  let body = promised(body)
  guard let isolation, let body else { return body }
  return { isolation.perform(body) }
}

/// The same with an object, which is handed to its closure only.
@inlinable
package func returned<Object: AnyObject>(
  _ body: ((Object) -> Void)?, to isolation: Isolation?
) -> (@Sendable (Object) -> Void)? {
  let body = promised(body)
  guard let isolation, let body else { return body }
  return { object in
    nonisolated(unsafe) let object = object  // its closure gets it, and nobody else
    isolation.perform { body(object) }
  }
}
