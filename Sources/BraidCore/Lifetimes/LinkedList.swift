// SPDX-License-Identifier: MIT

/// An intrusive doubly linked list in insertion order; removing a node takes O(1).
///
/// It retains its nodes. Its methods neither call out nor release, so they may run under a lock.
struct LinkedList<Node: LinkedNode> where Node.Node == Node {
  private var last: Unmanaged<Node>?

  /// Appends a node and takes over the reference.
  mutating func append(_ reference: Unmanaged<Node>) {
    reference._withUnsafeGuaranteedRef { node in
      node.links.previous = last
      node.isLinked = true
    }
    last?._withUnsafeGuaranteedRef { $0.links.following = reference }
    last = reference
  }

  /// Removes a node.
  ///
  /// - Returns: True if the node was linked; the caller then releases the list's reference to it,
  ///   outside the lock.
  mutating func remove(_ node: Node) -> Bool {
    guard node.isLinked else { return false }
    node.isLinked = false
    let links = exchange(&node.links, with: Links())
    links.previous?._withUnsafeGuaranteedRef { $0.links.following = links.following }
    if let following = links.following {
      following._withUnsafeGuaranteedRef { $0.links.previous = links.previous }
    } else {
      last = links.previous
    }
    return true
  }

  /// Visits all nodes, last to first.
  func forEach(_ body: (Node) -> Void) {
    var cursor = last
    while let reference = cursor {
      cursor = reference._withUnsafeGuaranteedRef { node in
        body(node)
        return node.links.previous
      }
    }
  }

  /// Empties the list and returns its previous contents.
  mutating func takeAll() -> LinkedList {
    forEach { $0.isLinked = false }
    return exchange(&self, with: LinkedList())
  }

  /// Reverses a list returned by ``takeAll()``, for which no lock is needed.
  mutating func reverse() {
    var cursor = last
    while let reference = cursor {
      last = reference
      cursor = reference._withUnsafeGuaranteedRef { node in
        let previous = node.links.previous
        node.links = Links(previous: node.links.following, following: previous)
        return previous
      }
    }
  }

  /// Removes the last node of a list returned by ``takeAll()``, for which no lock is needed.
  mutating func popLast() -> Node? {
    guard let node = last?.takeRetainedValue() else { return nil }
    last = node.links.previous
    node.links = Links()
    return node
  }
}

/// A node of a ``LinkedList``.
protocol LinkedNode: AnyObject {
  /// The common class of all nodes in the list; this class may be a subclass of it.
  associatedtype Node: AnyObject

  /// Guarded by the lock of the list's owner, or owned by the caller of ``LinkedList/takeAll()``.
  var links: Links<Node> { get set }
  /// Whether the node is in the list, not in a taken list; guarded by the lock of the list's
  /// owner.
  ///
  /// Separate from the links: a reader must not access memory that the owner of a taken list
  /// changes.
  var isLinked: Bool { get set }
}

/// The neighbours of a node.
struct Links<Node: AnyObject> {
  fileprivate var previous: Unmanaged<Node>?
  fileprivate var following: Unmanaged<Node>?
}
