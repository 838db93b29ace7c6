// SPDX-License-Identifier: MIT
public import BraidCore

/// The part of a node that does not depend on its element's type.
///
/// A deinitializer that names that type would request metadata from the runtime on each call.
@usableFromInline
class SequenceLink: @unchecked Sendable {  // immutable
  /// The rest, a sequence.
  ///
  /// It is never nil and never changes. It is a variable so that `isKnownUniquelyReferenced`
  /// accepts it, and optional because a plain `AnyObject` would be copied for that call.
  @exclusivity(unchecked) @usableFromInline final var rest: AnyObject?
  /// Whether this is a ``MadeNode``; otherwise it is a ``LazyNode``.
  @usableFromInline final let isMade: Bool

  @inlinable
  init(_ rest: consuming AnyObject, isMade: Bool) {
    self.rest = consume rest
    self.isMade = isMade
  }

  /// Whether no other object retains the rest.
  ///
  /// The caller must have the only reference to this node.
  final var isAloneWithRest: Bool { isKnownUniquelyReferenced(&rest) }
}

/// A node for each element: the element and the rest.
@usableFromInline
class SequenceNode<Element>: SequenceLink, @unchecked Sendable {  // subclasses: synchronized
  @inlinable
  init(_ tail: consuming PullSequence<Element>, isMade: Bool) {
    super.init(consume tail, isMade: isMade)
  }

  /// Casts a stored link to a node of these elements.
  @inlinable @inline(__always)
  static func of(_ link: SequenceLink) -> SequenceNode {
    unsafeDowncast(link, to: SequenceNode<Element>.self)
  }

  @inlinable @inline(__always)
  final var tail: PullSequence<Element> {
    guard let rest else { Misuse.stop("PullSequence: a node has no rest.") }
    return unsafeDowncast(rest, to: PullSequence<Element>.self)
  }

  /// The element, computed on demand.
  @inlinable @inline(__always)
  final var head: Element {
    isMade
      ? unsafeDowncast(self, to: MadeNode<Element>.self).value
      : unsafeDowncast(self, to: LazyNode<Element>.self).value
  }

  /// Returns a node with the same element, still computed on demand, and another rest.
  @inlinable
  final func followed(by tail: PullSequence<Element>) -> SequenceNode<Element> {
    if isMade { return MadeNode(unsafeDowncast(self, to: MadeNode<Element>.self).value, tail) }
    return LazyNode(tail) { [self] in head }
  }
}

/// A node whose element is available.
@usableFromInline
final class MadeNode<Element>: SequenceNode<Element>, @unchecked Sendable {  // immutable
  @usableFromInline let value: Element

  @inlinable
  init(_ value: Element, _ tail: consuming PullSequence<Element>) {
    self.value = value
    super.init(tail, isMade: true)
  }
}

/// A node whose element is computed on demand, once.
@usableFromInline
final class LazyNode<Element>: SequenceNode<Element>,
  @unchecked Sendable  // the evaluation synchronizes the other properties
{
  @usableFromInline let evaluation = Evaluation()
  @exclusivity(unchecked) @usableFromInline var make: (() -> Element)?
  @exclusivity(unchecked) @usableFromInline var made: MadeHead<Element>?

  @inlinable
  init(_ tail: consuming PullSequence<Element>, _ make: @escaping () -> Element) {
    self.make = make
    super.init(tail, isMade: false)
  }

  @inlinable
  var value: Element {
    if evaluation.isDone, let made { return made.value }
    return makeValue()
  }

  @inlinable @inline(never)
  func makeValue() -> Element {
    if evaluation.begin(for: self), let make {
      let value = make()
      self.make = nil
      made = MadeHead(value)
      evaluation.finish(for: self)
      return value
    }
    guard let made else { Misuse.stop("PullSequence: an element was made and is not there.") }
    return made.value
  }
}

/// Stores an element such that releasing it does not depend on its type.
@usableFromInline
final class MadeHead<Element> {
  @usableFromInline let value: Element

  @inlinable
  init(_ value: Element) { self.value = value }
}
