// SPDX-License-Identifier: MIT
import Builtin

/// The entries of timers and virtual clocks, the first of a total order at the front; inserting and
/// removing take O(log n).
///
/// Four children per node: half the depth of a binary heap, and siblings share one or two cache
/// lines. The memory of a heap that has shrunk is freed.
package struct Heap<Node: HeapNode>: ~Copyable {
  private static var roomToKeep: Int { 64 }
  package private(set) var nodes: ContiguousArray<Node> = []

  init() {}

  /// Inserts a node.
  mutating func insert(_ node: Node) {
    nodes.append(node)
    rise(node, from: nodes.count - 1)
  }

  /// Removes and returns the node at an index; the first one is at zero.
  mutating func remove(at place: Int) -> Node {
    let node = nodes[place]
    let last = nodes.removeLast()
    if place < nodes.count {
      if place > 0, last.precedes(nodes[(place - 1) / 4]) {
        rise(last, from: place)
      } else {
        sink(last, from: place)
      }
    }
    giveBackRoom()
    return node
  }

  /// Moves a node from a free index toward the root, to its position.
  private mutating func rise(_ node: Node, from start: Int) {
    nodes.withUnsafeMutableBufferPointer { nodes in
      var place = start
      while place > 0 {
        let parent = (place - 1) / 4
        let above = nodes[parent]
        guard node.precedes(above) else { break }
        above.put(at: place, of: nodes)
        place = parent
      }
      node.put(at: place, of: nodes)
    }
  }

  /// Moves a node from a free index away from the root, to its position.
  private mutating func sink(_ node: Node, from start: Int) {
    nodes.withUnsafeMutableBufferPointer { nodes in
      func first(of one: Int, _ other: Int) -> Int {
        nodes[other].precedes(nodes[one]) ? other : one
      }
      var place = start
      while 4 * place + 1 < nodes.count {
        let child = 4 * place + 1
        let least =
          child + 3 < nodes.count
          ? first(of: first(of: child, child + 1), first(of: child + 2, child + 3))
          : (child..<nodes.count).reduce(child, first)
        let below = nodes[least]
        guard below.precedes(node) else { break }
        below.put(at: place, of: nodes)
        place = least
      }
      node.put(at: place, of: nodes)
    }
  }

  private mutating func giveBackRoom() {
    guard nodes.capacity > Self.roomToKeep, nodes.count < nodes.capacity / 4 else { return }
    var fewer: ContiguousArray<Node> = []
    fewer.reserveCapacity(nodes.count * 2)
    fewer.append(contentsOf: nodes)
    nodes = fewer
  }
}

/// An entry of a ``Heap``.
///
/// Moving a plain value, as the entries of timers are, changes no reference count.
package protocol HeapNode {
  /// Whether the node is before another one, in a total order.
  func precedes(_ other: Self) -> Bool

  /// Called when the node is at another index.
  func moved(to place: Int)
}

extension HeapNode {
  func moved(to place: Int) {}

  fileprivate func put(at place: Int, of nodes: UnsafeMutableBufferPointer<Self>) {
    nodes[place] = self
    moved(to: place)
  }
}

/// A number of 128 bits, which is compared without a branch that could not be predicted.
///
/// The standard library's type needs newer systems than this library.
struct WideNumber {
  private let bits: Builtin.Int128

  @inline(__always)
  init(high: UInt64, low: UInt64) {
    bits = Builtin.or_Int128(
      Builtin.shl_Int128(
        Builtin.zext_Int64_Int128(high._value), Builtin.zext_Int64_Int128((64 as UInt64)._value)),
      Builtin.zext_Int64_Int128(low._value))
  }

  /// Compares numbers without a sign.
  @inline(__always)
  func isBelow(_ other: WideNumber) -> Bool { Bool(Builtin.cmp_ult_Int128(bits, other.bits)) }

  /// Compares numbers with a sign.
  @inline(__always)
  func isLess(than other: WideNumber) -> Bool { Bool(Builtin.cmp_slt_Int128(bits, other.bits)) }
}
