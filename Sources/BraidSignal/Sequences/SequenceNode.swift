// SPDX-License-Identifier: MIT
public import BraidCore

/// The first element of a sequence and the rest.
///
/// An object for each element. What it keeps does not depend on the element's type but for a value
/// that is there (``MadeNode``), so that it is let go of without asking for type metadata.
@usableFromInline
class SequenceNode<Element>: @unchecked Sendable {  // immutable; subclasses guard what they make
  /// Changed by nobody; variable so that it can be asked who has it.
  @exclusivity(unchecked) @usableFromInline final var tail: PullSequence<Element>
  /// Whether this is a ``MadeNode``; otherwise it is a ``LazyNode``.
  @usableFromInline final let isMade: Bool

  @inlinable
  init(_ tail: consuming PullSequence<Element>, isMade: Bool) {
    self.tail = tail
    self.isMade = isMade
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

  /// Whether nobody else has the rest; the caller alone has this node.
  final var isAloneWithTail: Bool { isKnownUniquelyReferenced(&tail) }
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
