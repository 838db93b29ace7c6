// SPDX-License-Identifier: MIT
public import BraidCore

/// What of a node does not depend on its element: a deinitializer that named the element's type
/// would ask the runtime for metadata each time.
@usableFromInline
class SequenceLink: @unchecked Sendable {  // immutable
  /// A sequence: always there and changed by nobody, but variable, so that it can be asked who has
  /// it, and optional, since a plain `AnyObject` is copied to be asked.
  @exclusivity(unchecked) @usableFromInline final var rest: AnyObject?
  /// Whether this is a ``MadeNode``; otherwise it is a ``LazyNode``.
  @usableFromInline final let isMade: Bool

  @inlinable
  init(_ rest: consuming AnyObject, isMade: Bool) {
    self.rest = consume rest
    self.isMade = isMade
  }

  /// Whether nobody else has the rest; the caller alone has this.
  final var isAloneWithRest: Bool { isKnownUniquelyReferenced(&rest) }
}

/// The first element of a sequence and the rest: an object for each element.
@usableFromInline
class SequenceNode<Element>: SequenceLink, @unchecked Sendable {  // subclasses guard what they make
  @inlinable
  init(_ tail: consuming PullSequence<Element>, isMade: Bool) {
    super.init(consume tail, isMade: isMade)
  }

  /// What a sequence of these elements has kept.
  @inlinable @inline(__always)
  static func of(_ link: SequenceLink) -> SequenceNode {
    unsafeDowncast(link, to: SequenceNode<Element>.self)
  }

  @inlinable @inline(__always)
  final var tail: PullSequence<Element> {
    guard let rest else { Misuse.stop("PullSequence: a node has no rest.") }
    return unsafeDowncast(rest, to: PullSequence<Element>.self)
  }

  /// The element, which is made if it has to be.
  @inlinable @inline(__always)
  final var head: Element {
    isMade
      ? unsafeDowncast(self, to: MadeNode<Element>.self).value
      : unsafeDowncast(self, to: LazyNode<Element>.self).value
  }

  /// The same element, made no earlier than here, and another rest.
  @inlinable
  final func followed(by tail: PullSequence<Element>) -> SequenceNode<Element> {
    if isMade { return MadeNode(unsafeDowncast(self, to: MadeNode<Element>.self).value, tail) }
    return LazyNode(tail) { [self] in head }
  }
}

/// A node whose element is there.
@usableFromInline
final class MadeNode<Element>: SequenceNode<Element>, @unchecked Sendable {  // immutable
  @usableFromInline let value: Element

  @inlinable
  init(_ value: Element, _ tail: consuming PullSequence<Element>) {
    self.value = value
    super.init(tail, isMade: true)
  }
}

/// A node whose element is made when it is asked for, once.
@usableFromInline
final class LazyNode<Element>: SequenceNode<Element>,
  @unchecked Sendable  // the evaluation says who may touch the rest
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

/// An element, where it does not depend on its type how it is let go of.
@usableFromInline
final class MadeHead<Element> {
  @usableFromInline let value: Element

  @inlinable
  init(_ value: Element) { self.value = value }
}
