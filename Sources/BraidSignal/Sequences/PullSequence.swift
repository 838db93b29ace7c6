// SPDX-License-Identifier: MIT
import BraidCore

/// A list of values that are made when they are asked for, once, and kept: what `RACSequence` is.
///
/// ```swift
/// let squares = PullSequence.unfold(1) { ($0 * $0, $0 + 1) }  // without an end
/// let odd = squares.filter { $0 % 2 == 1 }
/// print(Array(odd.take(3)))                                    // [1, 9, 25]
/// ```
///
/// Where a signal pushes, a sequence is pulled: no operator does anything before somebody asks for
/// a ``head`` or a ``tail``, iterates, or calls a method that needs the elements. Each element is
/// made at most once, however many ask, also from several threads: those that come while it is
/// being made wait for it. A sequence never changes.
///
/// The operators are those of ``Signal``, with the same names and rules. Where a signal may receive
/// from several others at once, a sequence goes through them one after the other: ``flatMap(_:)``
/// concatenates.
///
/// Keep no reference to the beginning of a long sequence that you go through: what is made is kept
/// for as long as somebody has the part before it.
public final class PullSequence<Element>: Swift.Sequence {
  @usableFromInline typealias Node = SequenceNode<Element>

  @usableFromInline let evaluation: Evaluation
  // Both belong to the thread that takes the first step until that is done.
  @exclusivity(unchecked) @usableFromInline var step: (() -> Node?)?
  @exclusivity(unchecked) @usableFromInline var made: SequenceLink?
  /// Whether everything has been made, and is at once by the operators.
  @usableFromInline let isEager: Bool
  /// What ``named(_:)`` gave it; under the lock of `SignalLabel`.
  @exclusivity(unchecked) private var label: SignalLabel?

  /// A sequence whose first step is taken when it is asked for.
  @inlinable
  init(isEager: Bool = false, _ step: @escaping () -> Node?) {
    evaluation = Evaluation()
    self.step = step
    self.isEager = isEager
  }

  /// A sequence whose first step has been taken.
  @inlinable
  init(isEager: Bool = false, made node: Node?) {
    evaluation = Evaluation(done: ())
    made = node
    self.isEager = isEager
  }

  /// The first element and the rest, or nil if there are none.
  @inlinable
  var node: Node? {
    guard let made = evaluation.isDone ? made : takeStep() else { return nil }
    return Node.of(made)
  }

  @inlinable @inline(never)
  func takeStep() -> SequenceLink? {
    guard evaluation.begin(for: self), let step else { return made }
    let node = step()
    self.step = nil
    made = node
    evaluation.finish(for: self)
    return node
  }

  // Not by the compiler, which would recurse along the whole sequence.
  deinit {
    if step != nil, let chain = releaseStep() { ChainRelease.release(chain) }
    // Somebody who goes through the elements has the rest: then the chain ends here.
    if isKnownUniquelyReferenced(&made), let chain = releaseNode() { ChainRelease.release(chain) }
  }

  // What the two return is the only reference: a variable beside it would be the last one.

  private func releaseStep() -> Unmanaged<AnyObject>? {
    guard let step else { return nil }
    self.step = nil
    return .passRetained(UntakenStep(step))
  }

  /// The first node, if it alone has the rest.
  private func releaseNode() -> Unmanaged<AnyObject>? {
    guard let node = made, node.isAloneWithRest else { return nil }
    made = nil
    return .passRetained(node)
  }

  /// A sequence whose first element and whose rest are made by closures, each of which is called at
  /// most once and without the other.
  ///
  /// - Parameters:
  ///   - head: Makes the first element.
  ///   - tail: Makes the rest; without it, or if it returns nil, there is none.
  @preconcurrency @inlinable
  public convenience init(
    head: @escaping @Sendable () -> Element, tail: (@Sendable () -> PullSequence<Element>?)? = nil
  ) {
    let rest = tail.map { tail in PullSequence { tail()?.node } }
    self.init(made: LazyNode(rest ?? .empty, head))
  }

  /// The first element; nil if there is none.
  @inlinable
  public var head: Element? { node?.head }

  /// All but the first element, which is not made for that; nil if there is no first one.
  @inlinable
  public var tail: PullSequence<Element>? { node?.tail }

  /// The first element and the rest; nil if the sequence is empty.
  @inlinable
  public func uncons() -> (head: Element, tail: PullSequence<Element>)? {
    guard let node else { return nil }
    return (node.head, node.tail)
  }

  /// Whether there is no element; makes none.
  @inlinable
  public var isEmpty: Bool { node == nil }

  /// Goes through the elements, makes one at a time, and keeps none that it has passed.
  public struct Iterator: IteratorProtocol {
    @usableFromInline var rest: PullSequence<Element>?

    @inlinable
    init(_ sequence: PullSequence<Element>) { rest = sequence }

    /// The next element.
    @inlinable
    public mutating func next() -> Element? {
      guard let node = rest?.node else {
        rest = nil
        return nil
      }
      let head = node.head
      rest = node.tail
      return head
    }
  }

  /// Goes through the elements from the first on.
  @inlinable
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The same elements, all of which are made now; so are those of what is made of it by operators,
  /// when that is made.
  @inlinable
  public var eager: PullSequence<Element> {
    isEager ? self : .slice(ContiguousArray(self)[...], isEager: true)
  }

  /// The same elements; what is made of it by operators makes its elements when they are asked for.
  @inlinable
  public var asLazy: PullSequence<Element> {
    isEager ? PullSequence(made: node) : self
  }
}

extension PullSequence: @unchecked Sendable where Element: Sendable {}  // immutable but for locks

extension PullSequence: CustomStringConvertible {
  /// The type, the address, and the name if it has one; asks for no element.
  public var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let kind = "<PullSequence<\(Element.self)>: 0x\(address)>"
    return name.isEmpty ? kind : "\(kind) name: \(name)"
  }

  /// What the sequence is called in descriptions; empty if it has no name.
  ///
  /// Operators name what they return after their source: `[[source] -map:] -filter:`.
  public var name: String { SignalLabel.lock.withLock { label }?.name ?? "" }

  /// Names the sequence and returns it.
  ///
  /// Does nothing, and does not evaluate `name`, unless ``SignalNames/areOn``.
  @inlinable
  @discardableResult
  public func named(_ name: @autoclosure () -> String) -> Self {
    if SignalNames.isOn { setName(name()) }
    return self
  }

  /// Names the sequence after the operator that makes it of `source`.
  @usableFromInline @inline(never)
  func setName<Source>(
    after source: PullSequence<Source>, _ operation: StaticString, _ argument: String?
  ) {
    let name = "[\(source.name)] \(operation)"
    setName(argument.map { "\(name) \($0)" } ?? name)
  }

  @usableFromInline @inline(never)
  func setName(_ name: String) {
    let new = SignalLabel(name)
    let old = SignalLabel.lock.withLock {
      let old = label
      label = new
      return old
    }
    withExtendedLifetime(old) {}
  }
}

/// A step that nobody has taken, in an object, so that it can be let go of in its turn.
private final class UntakenStep<Node> {
  let step: () -> Node?

  init(_ step: @escaping () -> Node?) { self.step = step }
}

// MARK: Making

extension PullSequence {
  /// No element.
  @inlinable
  public static var empty: PullSequence<Element> { PullSequence(made: nil) }

  /// One element.
  @inlinable
  public static func just(_ value: Element) -> PullSequence<Element> { cons(value, .empty) }

  /// ``just(_:)`` by the name ReactiveObjC gives it.
  @inlinable
  public static func `return`(_ value: Element) -> PullSequence<Element> { just(value) }

  /// The elements that a closure makes of one state after the other, until it returns nil.
  ///
  /// - Parameters:
  ///   - state: The first state.
  ///   - next: Makes an element and the next state; called at most once for each element.
  @preconcurrency @inlinable
  public static func unfold<State>(
    _ state: State, _ next: @escaping @Sendable (State) -> (Element, State)?
  ) -> PullSequence<Element> {
    PullSequence {
      guard let (element, following) = next(state) else { return nil }
      return MadeNode(element, unfold(following, next))
    }
  }

  /// A first element before a sequence.
  @inlinable
  static func cons(_ head: Element, _ tail: PullSequence<Element>) -> PullSequence<Element> {
    PullSequence(made: MadeNode(head, tail))
  }

  /// The elements of a part of an array.
  @inlinable
  static func slice(
    _ elements: ContiguousArray<Element>.SubSequence, isEager: Bool = false
  ) -> PullSequence<Element> {
    PullSequence(isEager: isEager) {
      guard let first = elements.first else { return nil }
      return MadeNode(first, slice(elements.dropFirst(), isEager: isEager))
    }
  }

  /// What the elements of a shared iterator are, in the order in which they are asked for.
  @inlinable
  static func pulled(_ next: @escaping () -> Element?) -> PullSequence<Element> {
    PullSequence {
      guard let element = next() else { return nil }
      return MadeNode(element, pulled(next))
    }
  }
}

extension Swift.Sequence {
  /// The elements as a ``PullSequence``: those it has now, whatever becomes of it.
  @inlinable
  public var pullSequence: PullSequence<Element> { .slice(ContiguousArray(self)[...]) }
}

extension IteratorProtocol {
  /// The elements that are left as a ``PullSequence``, each of which is taken when it is asked for.
  ///
  /// An iterator that is an object shares its state with it.
  @inlinable
  public func pullSequence() -> PullSequence<Element> {
    var iterator = self
    return .pulled { iterator.next() }
  }
}

// MARK: Using

extension PullSequence {
  /// Combines the elements from the last to the first, as far as they are wanted.
  ///
  /// Each `rest` that is called is a call inside the one before: for a long sequence of which all
  /// is wanted, `reduce` is the loop.
  ///
  /// - Parameters:
  ///   - initial: What stands after the last element.
  ///   - combine: Combines an element with the rest, which is combined when `rest` is called, once;
  ///     without that call the elements after it are not made.
  @inlinable
  public func foldRight<Result>(
    _ initial: Result, _ combine: @escaping (Element, _ rest: () -> Result) -> Result
  ) -> Result {
    guard let (head, tail) = uncons() else { return initial }
    var combined: Result?
    return combine(head) {
      if let combined { return combined }
      let result = tail.foldRight(initial, combine)
      combined = result
      return result
    }
  }
}

extension PullSequence: Equatable where Element: Equatable {
  /// Whether both have the same elements in the same order.
  @inlinable
  public static func == (left: PullSequence<Element>, right: PullSequence<Element>) -> Bool {
    left === right || left.elementsEqual(right)
  }
}

extension PullSequence: Hashable where Element: Hashable {
  /// Hashes the first element only, so that no other one is made.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(head) }
}

extension PullSequence: Encodable where Element: Encodable {
  /// Encodes all elements, as an array.
  public func encode(to encoder: any Encoder) throws { try Array(self).encode(to: encoder) }
}

extension PullSequence: Decodable where Element: Decodable {
  /// Decodes the elements of an array.
  public convenience init(from decoder: any Decoder) throws {
    let elements = try ContiguousArray<Element>(from: decoder)
    self.init(made: PullSequence.slice(elements[...]).node)
  }
}
