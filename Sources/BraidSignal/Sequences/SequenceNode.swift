// SPDX-License-Identifier: MIT
import BraidCore

/// The part of a node that does not depend on its element's type.
///
/// A deinitializer that names that type would request metadata from the runtime on each call.
class SequenceLink: @unchecked Sendable {  // immutable
  /// The rest, a sequence.
  ///
  /// It is never nil and never changes. It is a variable so that `isKnownUniquelyReferenced`
  /// accepts it, and optional because a plain `AnyObject` would be copied for that call.
  final var rest: AnyObject?
  /// Whether this is a ``MadeNode``; otherwise it is a ``LazyNode``.
  final let isMade: Bool

  init(_ rest: consuming AnyObject, isMade: Bool) {
    self.rest = consume rest
    self.isMade = isMade
  }

  /// Whether no other object retains the rest.
  ///
  /// The caller must have the only reference to this node.
  final var isAloneWithRest: Bool { isKnownUniquelyReferenced(&rest) }

  /// This link as a node of the elements that it has.
  final func node<Element>() -> SequenceNode<Element> {
    unsafeDowncast(self, to: SequenceNode<Element>.self)
  }
}

/// A node for each element: the element and the rest.
class SequenceNode<Element>: SequenceLink, @unchecked Sendable {  // subclasses: synchronized
  init(_ tail: consuming PullSequence<Element>, isMade: Bool) {
    super.init(consume tail, isMade: isMade)
  }

  final var tail: PullSequence<Element> {
    guard let rest else { Misuse.stop("PullSequence: a node has no rest.") }
    return unsafeDowncast(rest, to: PullSequence<Element>.self)
  }

  /// The element, computed on demand.
  final var head: Element {
    isMade
      ? unsafeDowncast(self, to: MadeNode<Element>.self).value
      : unsafeDowncast(self, to: LazyNode<Element>.self).value
  }

  /// Returns a node with the same element, still computed on demand, and another rest.
  final func followed(by tail: PullSequence<Element>) -> SequenceNode<Element> {
    if isMade { return MadeNode(unsafeDowncast(self, to: MadeNode<Element>.self).value, tail) }
    return LazyNode(tail) { [self] in head }
  }
}

/// A node whose element is available.
final class MadeNode<Element>: SequenceNode<Element>, @unchecked Sendable {  // immutable
  let value: Element

  init(_ value: Element, _ tail: consuming PullSequence<Element>) {
    self.value = value
    super.init(tail, isMade: true)
  }
}

/// A node whose element is computed on demand, once.
final class LazyNode<Element>: SequenceNode<Element>,
  @unchecked Sendable  // the evaluation synchronizes the other properties
{
  let evaluation = Evaluation()
  var make: (() -> Element)?
  var made: MadeHead<Element>?

  init(_ tail: consuming PullSequence<Element>, _ make: @escaping () -> Element) {
    self.make = make
    super.init(tail, isMade: false)
  }

  var value: Element {
    if evaluation.isEvaluated, let made { return made.value }
    return makeValue()
  }

  @inline(never)
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
final class MadeHead<Element> {
  let value: Element

  init(_ value: Element) { self.value = value }
}
