// SPDX-License-Identifier: MIT
import BraidCore

/// A lazy list whose elements are computed on demand, once, and cached.
///
/// ReactiveObjC calls it `RACSequence`.
///
/// ```swift
/// let squares = PullSequence.unfold(1) { ($0 * $0, $0 + 1) }  // infinite
/// let odd = squares.filter { $0 % 2 == 1 }
/// print(Array(odd.take(3)))  // [1, 9, 25]
/// ```
///
/// A signal pushes its values; a sequence is pulled. An operator does nothing until a ``head`` or a
/// ``tail`` is read, the sequence is iterated over, or a method that needs the elements is called.
/// Each element is computed at most once, even if several threads request it: the others wait for
/// the first. A sequence is immutable.
///
/// The operators have the names and the rules of the operators of ``Signal``. Where a signal
/// subscribes to several signals concurrently, a sequence iterates over them one after another:
/// ``flatMap(_:)`` concatenates.
///
/// A computed element is cached as long as a preceding part of the sequence is retained. So do not
/// retain the beginning of a long sequence while you iterate over it.
public final class PullSequence<Element>: Swift.Sequence {
  typealias Node = SequenceNode<Element>

  let evaluation: Evaluation
  // Until the first step is done, both belong to the thread that performs it.
  var step: (() -> Node?)?
  var made: SequenceLink?
  /// Whether all elements are computed, and operators compute theirs immediately.
  let isEager: Bool
  /// The name given by ``named(_:)``; guarded by the lock of `SignalLabel`.
  private var label: SignalLabel?

  /// Creates a sequence whose first step is performed on demand.
  init(isEager: Bool = false, _ step: @escaping () -> Node?) {
    evaluation = Evaluation()
    self.step = step
    self.isEager = isEager
  }

  /// Creates a sequence whose first step has been performed.
  init(isEager: Bool = false, made node: Node?) {
    evaluation = Evaluation(done: ())
    made = node
    self.isEager = isEager
  }

  /// The first element and the rest; nil if the sequence is empty.
  var node: Node? {
    guard let made = evaluation.isEvaluated ? made : takeStep() else { return nil }
    return made.node()
  }

  @inline(never)
  func takeStep() -> SequenceLink? {
    guard evaluation.begin(for: self), let step else { return made }
    let node = step()
    self.step = nil
    made = node
    evaluation.finish(for: self)
    return node
  }

  // Releases the chain in a loop. The compiler would recurse along the whole sequence.
  deinit {
    if step != nil, let chain = releaseStep() { ChainRelease.release(chain) }
    // An iteration in progress retains the rest; then the chain to release ends here.
    if isKnownUniquelyReferenced(&made), let chain = releaseNode() { ChainRelease.release(chain) }
  }

  // The value that these two return is the only reference; a local variable would be another one.

  private func releaseStep() -> Unmanaged<AnyObject>? {
    guard let step else { return nil }
    self.step = nil
    return .passRetained(UntakenStep(step))
  }

  /// The first node, if no other object retains the rest.
  private func releaseNode() -> Unmanaged<AnyObject>? {
    guard let node = made, node.isAloneWithRest else { return nil }
    made = nil
    return .passRetained(node)
  }

  /// Creates a sequence from closures for its first element and for its rest.
  ///
  /// Each is called at most once, independently of the other.
  ///
  /// - Parameters:
  ///   - head: Computes the first element.
  ///   - tail: Computes the rest. If omitted, or if it returns nil, the rest is empty.
  @preconcurrency
  public convenience init(
    head: @escaping @Sendable () -> Element, tail: (@Sendable () -> PullSequence<Element>?)? = nil
  ) {
    let rest = tail.map { tail in PullSequence { tail()?.node } }
    self.init(made: LazyNode(rest ?? .empty, head))
  }

  /// The first element; nil if the sequence is empty.
  public var head: Element? { node?.head }

  /// The sequence without its first element, which is not computed; nil if the sequence is empty.
  public var tail: PullSequence<Element>? { node?.tail }

  /// The first element and the rest; nil if the sequence is empty.
  public func uncons() -> (head: Element, tail: PullSequence<Element>)? {
    guard let node else { return nil }
    return (node.head, node.tail)
  }

  /// Whether the sequence is empty; computes no element.
  public var isEmpty: Bool { node == nil }

  /// Iterates over the elements, computes one at a time, and retains none of the previous ones.
  public struct Iterator: IteratorProtocol {
    var rest: PullSequence<Element>

    init(_ sequence: PullSequence<Element>) { rest = sequence }

    /// Returns the next element.
    public mutating func next() -> Element? {
      guard let node = rest.node else { return nil }
      let head = node.head
      rest = node.tail
      return head
    }
  }

  /// Returns an iterator that starts with the first element.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// A sequence of the same elements, all computed immediately.
  ///
  /// Operators of that sequence compute their elements immediately, too.
  public var eager: PullSequence<Element> {
    isEager ? self : .slice(ContiguousArray(self)[...], isEager: true)
  }

  /// A sequence of the same elements, whose operators compute their elements on demand.
  public var asLazy: PullSequence<Element> {
    isEager ? PullSequence(made: node) : self
  }
}

extension PullSequence: @unchecked Sendable where Element: Sendable {}  // immutable but for locks

extension PullSequence: CustomStringConvertible {
  /// The type, the address, and the name if there is one.
  ///
  /// Computes no element.
  public var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let kind = "<PullSequence<\(Element.self)>: 0x\(address)>"
    return name.isEmpty ? kind : "\(kind) name: \(name)"
  }

  /// The name of the sequence in descriptions; empty if it has none.
  ///
  /// Operators derive the name of their result from the name of their source:
  /// `[[source] -map:] -filter:`.
  public var name: String { SignalLabel.lock.withLock { label }?.name ?? "" }

  /// Sets the name of the sequence and returns the sequence.
  ///
  /// Has no effect, and does not evaluate `name`, unless ``SignalNames/areOn`` is true.
  @discardableResult
  public func named(_ name: @autoclosure () -> String) -> Self {
    if SignalNames.isOn { setName(name()) }
    return self
  }

  /// Names the sequence after its source and operator.
  @inline(never)
  func setName<Source>(
    after source: PullSequence<Source>, _ operation: StaticString, _ argument: String?
  ) {
    let name = "[\(source.name)] \(operation)"
    setName(argument.map { "\(name) \($0)" } ?? name)
  }

  @inline(never)
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

/// A step that was not performed, as an object, so that it can be released in its turn.
private final class UntakenStep<Node> {
  let step: () -> Node?

  init(_ step: @escaping () -> Node?) { self.step = step }
}

// MARK: Making

extension PullSequence {
  /// An empty sequence.
  public static var empty: PullSequence<Element> { PullSequence(made: nil) }

  /// Returns a sequence of one element.
  public static func just(_ value: Element) -> PullSequence<Element> { cons(value, .empty) }

  /// ReactiveObjC's name for ``just(_:)``.
  public static func `return`(_ value: Element) -> PullSequence<Element> { just(value) }

  /// Returns the elements that `next` computes from successive states, until it returns nil.
  ///
  /// - Parameters:
  ///   - state: The first state.
  ///   - next: Returns an element and the next state. Called at most once for each element.
  @preconcurrency
  public static func unfold<State>(
    _ state: State, _ next: @escaping @Sendable (State) -> (Element, State)?
  ) -> PullSequence<Element> {
    PullSequence {
      guard let (element, following) = next(state) else { return nil }
      return MadeNode(element, unfold(following, next))
    }
  }

  /// Returns a sequence of a first element and a rest.
  static func cons(_ head: Element, _ tail: PullSequence<Element>) -> PullSequence<Element> {
    PullSequence(made: MadeNode(head, tail))
  }

  /// The elements of a part of an array.
  static func slice(
    _ elements: ContiguousArray<Element>.SubSequence, isEager: Bool = false
  ) -> PullSequence<Element> {
    PullSequence(isEager: isEager) {
      guard let first = elements.first else { return nil }
      return MadeNode(first, slice(elements.dropFirst(), isEager: isEager))
    }
  }

  /// The elements of a shared iterator, in the order in which they are requested.
  static func pulled(_ next: @escaping () -> Element?) -> PullSequence<Element> {
    PullSequence {
      guard let element = next() else { return nil }
      return MadeNode(element, pulled(next))
    }
  }
}

extension Swift.Sequence {
  /// The current elements as a ``PullSequence``; later changes of the collection do not affect it.
  public var pullSequence: PullSequence<Element> { .slice(ContiguousArray(self)[...]) }
}

extension IteratorProtocol {
  /// Returns the remaining elements as a ``PullSequence``, each taken on demand.
  ///
  /// An iterator of reference type shares its state with the sequence.
  public func pullSequence() -> PullSequence<Element> {
    var iterator = self
    return .pulled { iterator.next() }
  }
}

// MARK: Using

extension PullSequence {
  /// Combines the elements from the last to the first, as far as `combine` requests them.
  ///
  /// Each call of `rest` is nested in the previous call. To combine all elements of a long
  /// sequence, use `reduce`, which is a loop.
  ///
  /// - Parameters:
  ///   - initial: The result after the last element.
  ///   - combine: Combines an element with the result of the rest. The rest is combined on the
  ///     first call of `rest`; without a call, the following elements are not computed.
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
  /// Whether both sequences have the same elements in the same order.
  public static func == (left: PullSequence<Element>, right: PullSequence<Element>) -> Bool {
    left === right || left.elementsEqual(right)
  }
}

extension PullSequence: Hashable where Element: Hashable {
  /// Hashes only the first element, so that no other element is computed.
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
