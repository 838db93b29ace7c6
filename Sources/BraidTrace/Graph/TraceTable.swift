// SPDX-License-Identifier: MIT
import BraidCore

/// The live subjects, disposables and scheduled actions that were created while the program was
/// traced, as plain data: the table retains no object.
enum TraceTable {
  struct Entry: Sendable {
    let id: Int
    /// The name of its kind in ``Resources``.
    let kind: String
    /// The name of a disposable's type; otherwise the name of the kind.
    let name: String
    let key: TraceKey
    let start: UInt64
    /// The calls that led to its creation.
    let frames: [UInt]
    /// The scope that disposes it.
    var scope: UInt?

    /// `AnonymousDisposable at Search.swift:41`.
    var title: String { name + (CallSite.place(of: frames).map { " at \($0)" } ?? "") }
  }

  private static let entries = Locked<[UInt: Entry]>([:])

  /// The objects in the order of their creation.
  static var all: [Entry] {
    entries.withLock { Array($0.values) }.sorted { $0.id < $1.id }
  }

  static func add(_ object: ObjectIdentifier, _ kind: Resources.Kind, _ type: Any.Type?) {
    let frames = Tracing.recordsPlaces.load(ordering: .relaxed) ? CallSite.frames() : []
    let key = TraceKey(object)
    let entry = Entry(
      id: TraceNode.nextID(), kind: kind.name, name: type.map { "\($0)" } ?? kind.name, key: key,
      start: MonotonicTime.nanoseconds, frames: frames)
    entries.withLock { entries in
      entries[key.address] = entry
      TraceObjects.count.store(entries.count, ordering: .relaxed)
    }
  }

  static func remove(_ object: ObjectIdentifier) {
    let key = TraceKey(object)
    let old = entries.withLock { entries in
      let old = entries.removeValue(forKey: key.address)
      TraceObjects.count.store(entries.count, ordering: .relaxed)
      return old
    }
    withExtendedLifetime(old) {}
  }

  /// A subscription will dispose the object.
  static func note(_ object: ObjectIdentifier, isTeardownOf scope: UInt) {
    let key = TraceKey(object)
    entries.withLock { $0[key.address]?.scope = scope }
  }
}

extension Resources {
  /// A live subject, disposable or scheduled action, and its neighbours as far as they are known.
  struct LiveObject: Sendable {
    /// The name of its kind.
    let kind: String
    let title: String
    let age: Duration
    let detail: String

    /// `subject at Search.swift:41: held by the program, no observers`.
    var reason: String { "\(title): \(detail)" }

    /// The reason with the age.
    var text: String { "\(title), \(TraceGraph.text(of: age)) ago: \(detail)" }
  }

  /// The live objects that have no node in the graph.
  ///
  /// - Parameter newest: Objects up to this number are left out.
  static func objects(since newest: Int, _ nodes: [TraceNode]) -> [LiveObject] {
    let entries = TraceTable.all.filter { $0.id > newest }
    if entries.isEmpty { return [] }
    CallSite.find(entries.map(\.frames))
    var observers: [TraceKey: [TraceNode]] = [:]
    var feeders: [TraceKey: TraceNode] = [:]
    for node in nodes where node.isLive {
      if let key = node.join { observers[key, default: []].append(node) }
      // The first source of a chain retains the objects downstream.
      if node.source == 0, let key = node.root.target?.key { feeders[key] = node }
    }
    let now = MonotonicTime.nanoseconds
    return entries.map { entry in
      let detail =
        switch entry.kind {
        case subjects.name:
          subject(feeders[entry.key], observers[entry.key] ?? [])
        case disposables.name:
          entry.scope.flatMap(Tracing.path).map { "not disposed, the teardown of \($0)" }
            ?? "not disposed"
        default: "pending"
        }
      return LiveObject(
        kind: entry.kind, title: entry.title,
        age: .nanoseconds(max(now, entry.start) - entry.start), detail: detail)
    }
  }

  private static func subject(_ feeder: TraceNode?, _ observers: [TraceNode]) -> String {
    let holder = feeder.map { "held by \($0.path)" } ?? "held by the program"
    guard let first = observers.first?.parent else { return "\(holder), no observers" }
    let more = observers.count > 1 ? ", and \(observers.count - 1) more" : ""
    return "\(holder), sends to \(first.path)\(more)"
  }
}
