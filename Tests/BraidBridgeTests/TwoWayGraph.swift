// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import TestSupport

/// A random graph of properties and relays that are bound in both directions: values are set, and
/// bindings made and disposed.
enum TwoWayGraph {
  /// A property or a relay, and the values that it has received.
  private final class Place {
    let log = Log<Int>()
    private let property: SignalProperty<Int>?
    private let relay: BehaviorRelay<Int>?
    private let watching: any Disposable

    init(isProperty: Bool, value: Int) {
      let log = log
      if isProperty {
        let property = SignalProperty(value)
        watching = property.signal.skip(1).subscribe(next: { log($0) }, isolation: nil)
        (self.property, relay) = (property, nil)
      } else {
        let relay = BehaviorRelay(value: value)
        watching = relay.skip(1).subscribe(onNext: { log($0) }, isolation: nil)
        (property, self.relay) = (nil, relay)
      }
    }

    deinit { watching.dispose() }

    var value: Int? { property?.value ?? relay?.value }

    func set(_ value: Int) {
      property?.value = value
      relay?.accept(value)
    }

    /// A terminal of the property or of the relay.
    func channel() -> ChannelTerminal<Int>? { property?.channel() ?? relay?.channel() }
  }

  private struct Edge {
    let ends: [Int]
    let binding: any Disposable
  }

  /// The places that are connected to one of them.
  private static func component(of start: Int, _ edges: [Edge]) -> Set<Int> {
    var found: Set = [start]
    var isGrowing = true
    while isGrowing {
      let before = found.count
      for edge in edges where edge.ends.contains(where: found.contains) {
        found.formUnion(edge.ends)
      }
      isGrowing = found.count > before
    }
    return found
  }

  /// Plays a graph; returns what differs if a place receives a change twice, late or not at all.
  static func difference(seed: Int) -> String? {
    var random = Seeded(UInt64(seed))
    let count = Int.random(in: 2...6, using: &random)
    let places = (0..<count).map {
      Place(isProperty: Bool.random(using: &random), value: -1 - $0)
    }
    var edges: [Edge] = []
    defer { for edge in edges { edge.binding.dispose() } }
    var expected = places.map { _ in [Int]() }
    for step in 0..<20 {
      let one = Int.random(in: 0..<count, using: &random)
      let other = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where one != other && !edges.contains(where: { Set($0.ends) == [one, other] }):
        // The left side takes the value of the right one, and so does all that it is connected to.
        guard let left = places[one].channel(), let right = places[other].channel() else { break }
        let value = places[other].value
        let changed = component(of: one, edges)
        let isRing = changed.contains(other)
        edges.append(Edge(ends: [one, other], binding: left <~> right))
        if let value, !isRing { for place in changed { expected[place].append(value) } }
        for place in changed where isRing { expected[place] = places[place].log.entries }
      case 1 where !edges.isEmpty:
        let index = Int.random(in: 0..<edges.count, using: &random)
        edges.remove(at: index).binding.dispose()
      default:
        places[one].set(step)
        for place in component(of: one, edges) { expected[place].append(step) }
      }
      for (place, values) in zip(places, expected) where place.log.entries != values {
        return "seed \(seed), step \(step): \(place.log.entries) instead of \(values)"
      }
      for place in component(of: one, edges) where places[place].value != places[one].value {
        return "seed \(seed), step \(step): \(places.map(\.value))"
      }
    }
    return nil
  }
}
