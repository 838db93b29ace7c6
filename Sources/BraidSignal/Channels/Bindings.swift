// SPDX-License-Identifier: MIT
import BraidCore

/// An end of a binding: a property, a part of one, or one side of a channel.
struct BindingPlace: Hashable, @unchecked Sendable {  // a key path is immutable
  let id: ChangeRoute.Place
  /// Nil for a property: all its channels are one place.
  let side: ChannelSide?
  /// The part of the property; each is a place of its own.
  let part: AnyKeyPath?

  init(_ id: ChangeRoute.Place, _ side: ChannelSide?, _ part: AnyKeyPath? = nil) {
    self.id = id
    self.side = side
    self.part = part
  }
}

/// The active bindings, so that binding the same two places again replaces the first binding.
enum Bindings {
  /// Two places in a canonical order.
  private struct Pair: Hashable {
    let first: BindingPlace
    let second: BindingPlace

    init(_ one: BindingPlace, _ other: BindingPlace) {
      let isInOrder =
        one.id != other.id ? one.id < other.id : one.side == .leading || other.side != .leading
      (first, second) = isInOrder ? (one, other) : (other, one)
    }
  }

  /// The two directions of a binding.
  ///
  /// Their subscriptions retain them.
  private final class Binding: @unchecked Sendable {  // weak: atomic
    private weak var here: CompoundDisposable?
    private weak var there: CompoundDisposable?

    init(_ here: CompoundDisposable?, _ there: CompoundDisposable?) {
      self.here = here
      self.there = there
    }

    func dispose() {
      here?.dispose()
      there?.dispose()
    }
  }

  private static let all = Locked<[Pair: Binding]>([:])

  /// The graph of the bindings, which shows whether a change can return to a place it has visited.
  private struct Connections {
    var edges: [Pair: Int] = [:]
    /// The number of bindings that ended since ``roots`` was computed.
    var removed = 0
    /// The parent of each place in a disjoint-set forest.
    ///
    /// A place without a parent represents its connected component.
    var roots: [ChangeRoute.Place: ChangeRoute.Place] = [:]

    mutating func root(of id: ChangeRoute.Place) -> ChangeRoute.Place {
      var id = id
      while let next = roots[id] {
        if let further = roots[next] { roots[id] = further }
        id = next
      }
      return id
    }

    /// Connects two places.
    ///
    /// Returns true if they were connected before.
    mutating func join(_ pair: Pair) -> Bool {
      let (first, second) = (root(of: pair.first.id), root(of: pair.second.id))
      if first == second { return true }
      roots[first] = second
      return false
    }

    /// Adds a binding, and returns the number of bindings that close a ring.
    ///
    /// The number is never too low. It can be too high only while there are more than a thousand
    /// bindings of which few have ended recently.
    mutating func add(_ pair: Pair, _ rings: Int) -> Int {
      edges[pair, default: 0] += 1
      if removed == 0 || (edges.count > 1000 && removed < edges.count / 8) {
        return join(pair) ? rings + 1 : rings
      }
      removed = 0
      roots = [:]
      var rings = 0
      for (pair, count) in edges {
        if join(pair) { rings += 1 }
        rings += count - 1
      }
      return rings
    }

    mutating func remove(_ pair: Pair) {
      if let count = edges[pair], count > 1 { edges[pair] = count - 1 } else { edges[pair] = nil }
      removed += 1
    }
  }

  private static let connections = Locked(Connections())

  /// Ends the binding of the two places, if there is one, and records a new one.
  static func replace(_ one: BindingPlace, _ other: BindingPlace) {
    let pair = Pair(one, other)
    all.withLock { $0.removeValue(forKey: pair) }?.dispose()
    connections.withLock { ChangeRoute.rings.store($0.add(pair, ChangeRoute.rings.load())) }
  }

  /// Records the two directions of a binding until either ends.
  static func note(
    _ one: BindingPlace, _ other: BindingPlace, _ here: any Disposable, _ there: any Disposable
  ) {
    let pair = Pair(one, other)
    let binding = Binding(here as? CompoundDisposable, there as? CompoundDisposable)
    let replaced = all.withLock { $0.updateValue(binding, forKey: pair) }
    // Another thread has bound the same two places concurrently.
    replaced?.dispose()
    here.whenEnded {
      connections.withLock { $0.remove(pair) }
      let forgotten = all.withLock { bindings in
        bindings[pair] === binding ? bindings.removeValue(forKey: pair) : nil
      }
      withExtendedLifetime(forgotten) {}
    }
  }
}
