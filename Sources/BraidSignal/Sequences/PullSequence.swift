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
  private let reference: Unmanaged<LazyValue<SequenceNode<Element>?>>
  /// Whether everything has been made, and is at once by the operators.
  let isEager: Bool
  /// What ``named(_:)`` gave it; under the lock of `SignalLabel`.
  @exclusivity(unchecked) private var label: SignalLabel?

  init(isEager: Bool = false, _ node: LazyValue<SequenceNode<Element>?>) {
    reference = .passRetained(node)
    self.isEager = isEager
  }

  /// The first step.
  var node: LazyValue<SequenceNode<Element>?> { reference.takeUnretainedValue() }

  // Not by the compiler, which would recurse along the whole sequence.
  deinit { ChainRelease.release(reference) }

  /// A sequence whose first element and whose rest are made by closures, each of which is called at
  /// most once and without the other.
  ///
  /// - Parameters:
  ///   - head: Makes the first element.
  ///   - tail: Makes the rest; without it, or if it returns nil, there is none.
  @preconcurrency
  public convenience init(
    head: @escaping @Sendable () -> Element, tail: (@Sendable () -> PullSequence<Element>?)? = nil
  ) {
    self.init(
      LazyValue(
        made: SequenceNode(LazyValue(head), LazyValue { tail?() ?? .empty })))
  }

  /// The first element; nil if there is none.
  public var head: Element? { node.get()?.head.get() }

  /// All but the first element, which is not made for that; nil if there is no first one.
  public var tail: PullSequence<Element>? { node.get()?.tail.get() }

  /// The first element and the rest; nil if the sequence is empty.
  public func uncons() -> (head: Element, tail: PullSequence<Element>)? {
    guard let node = node.get() else { return nil }
    return (node.head.get(), node.tail.get())
  }

  /// Whether there is no element; makes none.
  public var isEmpty: Bool { node.get() == nil }

  /// Goes through the elements, makes one at a time, and keeps none that it has passed.
  public struct Iterator: IteratorProtocol {
    private var rest: PullSequence<Element>?

    init(_ sequence: PullSequence<Element>) { rest = sequence }

    /// The next element.
    public mutating func next() -> Element? {
      guard let (head, tail) = rest?.uncons() else {
        rest = nil
        return nil
      }
      rest = tail
      return head
    }
  }

  /// Goes through the elements from the first on.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The same elements, all of which are made now; so are those of what is made of it by operators,
  /// when that is made.
  public var eager: PullSequence<Element> {
    isEager ? self : .slice(ContiguousArray(self)[...], isEager: true)
  }

  /// The same elements; what is made of it by operators makes its elements when they are asked for.
  public var asLazy: PullSequence<Element> {
    isEager ? PullSequence(node) : self
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
  @discardableResult
  public func named(_ name: @autoclosure () -> String) -> Self {
    if !SignalNames.isOn { return self }
    let new = SignalLabel(name())
    let old = SignalLabel.lock.withLock {
      let old = label
      label = new
      return old
    }
    withExtendedLifetime(old) {}
    return self
  }
}

/// The first element of a sequence and the rest.
final class SequenceNode<Element>: @unchecked Sendable {  // immutable
  let head: LazyValue<Element>
  let tail: LazyValue<PullSequence<Element>>

  init(_ head: LazyValue<Element>, _ tail: LazyValue<PullSequence<Element>>) {
    self.head = head
    self.tail = tail
  }
}

// MARK: Making

extension PullSequence {
  /// No element.
  public static var empty: PullSequence<Element> { PullSequence(LazyValue(made: nil)) }

  /// One element.
  public static func just(_ value: Element) -> PullSequence<Element> { cons(value, .empty) }

  /// ``just(_:)`` by the name ReactiveObjC gives it.
  public static func `return`(_ value: Element) -> PullSequence<Element> { just(value) }

  /// The elements that a closure makes of one state after the other, until it returns nil.
  ///
  /// - Parameters:
  ///   - state: The first state.
  ///   - next: Makes an element and the next state; called at most once for each element.
  @preconcurrency
  public static func unfold<State>(
    _ state: State, _ next: @escaping @Sendable (State) -> (Element, State)?
  ) -> PullSequence<Element> {
    lazy {
      guard let (element, following) = next(state) else { return nil }
      return node(element) { unfold(following, next) }
    }
  }

  /// A first element before a sequence.
  static func cons(_ head: Element, _ tail: PullSequence<Element>) -> PullSequence<Element> {
    PullSequence(LazyValue(made: SequenceNode(LazyValue(made: head), LazyValue(made: tail))))
  }

  /// A sequence whose first step is taken when it is asked for.
  static func lazy(_ make: @escaping () -> SequenceNode<Element>?) -> PullSequence<Element> {
    PullSequence(LazyValue(make))
  }

  /// A step with an element that is there.
  static func node(
    _ head: Element, _ tail: @escaping () -> PullSequence<Element>
  ) -> SequenceNode<Element> {
    SequenceNode(LazyValue(made: head), LazyValue(tail))
  }

  /// The elements of a part of an array.
  static func slice(
    _ elements: ContiguousArray<Element>.SubSequence, isEager: Bool = false
  ) -> PullSequence<Element> {
    let first = elements.first.map { first in
      node(first) { slice(elements.dropFirst(), isEager: isEager) }
    }
    return PullSequence(isEager: isEager, LazyValue(made: first))
  }

  /// What the elements of a shared iterator are, in the order in which they are asked for.
  static func pulled(_ next: @escaping () -> Element?) -> PullSequence<Element> {
    lazy { next().map { element in node(element) { pulled(next) } } }
  }
}

extension Swift.Sequence {
  /// The elements as a ``PullSequence``: those it has now, whatever becomes of it.
  public var pullSequence: PullSequence<Element> { .slice(ContiguousArray(self)[...]) }
}

extension IteratorProtocol {
  /// The elements that are left as a ``PullSequence``, each of which is taken when it is asked for.
  ///
  /// An iterator that is an object shares its state with it.
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
  public static func == (left: PullSequence<Element>, right: PullSequence<Element>) -> Bool {
    left === right || left.elementsEqual(right)
  }
}

extension PullSequence: Hashable where Element: Hashable {
  /// Hashes the first element only, so that no other one is made.
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
    self.init(PullSequence.slice(elements[...]).node)
  }
}
