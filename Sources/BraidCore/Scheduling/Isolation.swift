// SPDX-License-Identifier: MIT

/// The actor that the closures of a subscription belong to, and the check that they run there.
///
/// The compiler sees to it that such closures are handed over on their actor; nobody but this sees
/// to it that they are called there (C11). Outside of actors there is none, and nothing is checked.
///
/// The actor is not kept alive: it may keep the subscription.
@usableFromInline
package final class Isolation: @unchecked Sendable {  // immutable; a weak reference is atomic
  private enum Kind {
    case main
    /// An actor with the executor that every actor has: the actor itself.
    case standard
    /// An actor whose executor is an object of somebody's, which lives no longer than the actor.
    case custom
  }

  private let kind: Kind
  private let query: ExecutorQuery
  private weak var actor: (any Actor)?
  /// Never read: it keeps the memory of an actor that has gone from becoming another one's, which
  /// the query could not tell apart.
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
  package init(_ actor: any Actor, _ fileID: StaticString, _ line: UInt) {
    query = ExecutorQuery(actor.unownedExecutor)
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

  /// Stops the program unless the calling code runs on the actor.
  @usableFromInline
  package func check() {
    switch kind {
    case .main:
      if query.isCurrent == true || isInPlaceOfMain { return }
    case .standard:
      if let isCurrent = query.isCurrent {
        if isCurrent { return }
      } else if let actor {
        return actor.preconditionIsolated()
      }
    case .custom:
      if let actor {
        if query.isCurrent == true { return }
        // The executor may know more, but says it by stopping the program only.
        return actor.preconditionIsolated()
      }
    }
    stop()
  }

  /// Whether the calling code certainly runs on the actor.
  var isCurrent: Bool {
    switch kind {
    case .main: query.isCurrent == true || isInPlaceOfMain
    case .standard: query.isCurrent == true
    case .custom: withExtendedLifetime(actor) { $0 != nil && query.isCurrent == true }
    }
  }

  /// Whether this is the main queue without a task, or has the main actor wait, as a virtual clock
  /// does that a test on the main actor moves.
  private var isInPlaceOfMain: Bool {
    MainQueue.isCurrent || ThreadContext.existing?.standsForMainActor == true
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

  @inline(never)
  private func stop() -> Never {
    Misuse.stop(
      """
      An event has reached closures that belong to an actor, but not on that actor: they belong to \
      \(name), where \(fileID):\(line) subscribed, and never run elsewhere. \(remedy)
      """)
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
      signal, deliver(on: \(signals)). Or subscribe where the events arrive, in code that belongs \
      to no actor.
      """
  }
}

// What terminal calls hand on: the closures they got, as ones that are `@Sendable`. Outside of
// actors these are the very closures; see `promised`.

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
