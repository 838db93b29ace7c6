// SPDX-License-Identifier: MIT

/// Objects in the order they came, each of which knows its neighbours: any is taken out in O(1).
///
/// Owns a reference to each; calls nothing and releases nothing, so it may be used under a lock.
struct LinkedList<Node: LinkedNode> where Node.Node == Node {
  private var last: Unmanaged<Node>?

  /// Puts a node at the end, and takes over the reference.
  mutating func append(_ reference: Unmanaged<Node>) {
    reference._withUnsafeGuaranteedRef { node in
      node.links.previous = last
      node.isLinked = true
    }
    last?._withUnsafeGuaranteedRef { $0.links.following = reference }
    last = reference
  }

  /// Takes a node out.
  ///
  /// True: the caller releases the list's reference to it, outside the lock.
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

  /// Visits all, the last one first.
  func forEach(_ body: (Node) -> Void) {
    var cursor = last
    while let reference = cursor {
      cursor = reference._withUnsafeGuaranteedRef { node in
        body(node)
        return node.links.previous
      }
    }
  }

  /// Empties the list and hands over what was in it.
  mutating func takeAll() -> LinkedList {
    forEach { $0.isLinked = false }
    return exchange(&self, with: LinkedList())
  }

  /// Takes the last one out of a list that was taken: no lock is needed for that.
  mutating func popLast() -> Node? {
    guard let node = last?.takeRetainedValue() else { return nil }
    last = node.links.previous
    node.links = Links()
    return node
  }
}

/// What a ``LinkedList`` is made of.
protocol LinkedNode: AnyObject {
  /// The class of all nodes of the list, of which this may be a subclass.
  associatedtype Node: AnyObject

  /// Under the lock of the list's owner, but for a list that was taken: there they are the taker's.
  var links: Links<Node> { get set }
  /// Whether it is in the list, and not in one that was taken: under the lock of the list's owner.
  ///
  /// Apart from the links, so that who asks for it does not read what a taker changes.
  var isLinked: Bool { get set }
}

/// The neighbours of an object in a list.
struct Links<Node: AnyObject> {
  fileprivate var previous: Unmanaged<Node>?
  fileprivate var following: Unmanaged<Node>?
}
