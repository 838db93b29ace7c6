// SPDX-License-Identifier: MIT
import BraidCore

/// The result of a binder of ``PullSequence/bind(_:)`` for one element.
public enum PullStep<Element> {
  /// Continues with the elements of a sequence, then takes the next element of the source.
  case emit(PullSequence<Element>)
  /// Continues with the elements of a sequence and takes no more elements of the source.
  case emitAndStop(PullSequence<Element>)
  /// Takes no more elements of the source.
  case stop
}

extension PullSequence {
  /// Returns the result of an operator, evaluated immediately if this sequence is eager.
  func result<Result>(
    _ operation: StaticString, _ sequence: PullSequence<Result>,
    _ argument: @autoclosure () -> String? = nil
  ) -> PullSequence<Result> {
    let result = isEager ? sequence.eager : sequence
    if SignalNames.isOn { result.setName(after: self, operation, argument()) }
    return result
  }

  // MARK: The primitives

  /// Maps each element to a sequence and concatenates these sequences; the binder can stop early.
  ///
  /// Every other operator can be expressed by `bind`.
  ///
  /// - Parameter makeBinder: Called once. The binder it returns is called once for each element, in
  ///   order, and can hold state.
  @preconcurrency
  public func bind<Result>(
    _ makeBinder: @escaping @Sendable () -> (Element) -> PullStep<Result>
  ) -> PullSequence<Result> {
    result(
      "-bind:",
      PullSequence<Result> { [self] in PullSequence<Result>.bound(self, makeBinder()).node })
  }

  /// Concatenates sequences: `first.concat(second)`.
  ///
  /// A property with a callable value rather than a method: with a method of the same name, Swift 6
  /// cannot infer the types of `PullSequence.concat(list)`
  /// (`Docs/Decisions/0005-callable-operators.md`). Call it like a method.
  public var concat: SequenceConcat<Element> { SequenceConcat(self) }

  /// Pairs the elements of two sequences by position: `first.zip(with: second)`.
  ///
  /// See ``concat``.
  public var zip: SequenceZip<Element> { SequenceZip(self) }

  // MARK: Transforming

  /// Transforms each element on demand.
  @preconcurrency
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> PullSequence<Result> {
    result("-map:", mapped(transform))
  }

  /// Replaces each element by `value`.
  @_disfavoredOverload  // a trailing closure is a transformation
  public func map<Result>(to value: Result) -> PullSequence<Result> {
    result("-mapReplace:", mapped { _ in value })
  }

  /// Maps each element to a sequence and concatenates these sequences.
  @preconcurrency
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Element) -> PullSequence<Result>
  ) -> PullSequence<Result> {
    result("-flattenMap:", .joined(mapped(transform)))
  }

  /// ReactiveObjC's name for ``flatMap(_:)``.
  @preconcurrency
  public func flattenMap<Result>(
    _ transform: @escaping @Sendable (Element) -> PullSequence<Result>
  ) -> PullSequence<Result> {
    flatMap(transform)
  }

  /// Concatenates the inner sequences.
  public func flatten<Inner>() -> PullSequence<Inner> where Element == PullSequence<Inner> {
    result("-flatten", .joined(self))
  }

  /// Combines the elements so far into a result, for each element.
  ///
  /// `initial` is not an element.
  @preconcurrency
  public func scan<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Element) -> Result
  ) -> PullSequence<Result> {
    result(
      "-scanWithStart:reduce:",
      scanned(initial, 0) { result, element, _ in next(result, element) })
  }

  /// Combines the elements so far, with their indices, into a result, for each element.
  @preconcurrency
  public func scanWithIndex<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Element, Int) -> Result
  ) -> PullSequence<Result> {
    result("-scanWithStart:reduceWithIndex:", scanned(initial, 0, next))
  }

  /// Combines each element with the element before it, and the first one with `initial`.
  @preconcurrency
  public func combinePrevious<Result>(
    _ initial: Element, _ combine: @escaping @Sendable (Element, Element) -> Result
  ) -> PullSequence<Result> {
    result(
      "-combinePreviousWithStart:reduce:",
      PullSequence<Element>.just(initial).followed { self }.paired(with: self).mapped {
        combine($0.0, $0.1)
      })
  }

  /// Maps each pair by a closure with two parameters.
  @preconcurrency
  public func reduceEach<A, B, Result>(
    _ transform: @escaping @Sendable (A, B) -> Result
  ) -> PullSequence<Result> where Element == (A, B) {
    result("-reduceEach:", mapped { transform($0.0, $0.1) })
  }

  /// Maps each tuple by a closure with as many parameters.
  @_disfavoredOverload @preconcurrency
  public func reduceEach<each Part, Result>(
    _ transform: @escaping @Sendable (repeat each Part) -> Result
  ) -> PullSequence<Result> where Element == (repeat each Part) {
    result("-reduceEach:", mapped { (tuple: (repeat each Part)) in transform(repeat each tuple) })
  }

  /// Maps each triple by a closure with three parameters.
  @preconcurrency
  public func reduceEach<A, B, C, Result>(
    _ transform: @escaping @Sendable (A, B, C) -> Result
  ) -> PullSequence<Result> where Element == (A, B, C) {
    result("-reduceEach:", mapped { transform($0.0, $0.1, $0.2) })
  }

  // MARK: Filtering

  /// Returns the elements for which `isIncluded` returns true.
  @preconcurrency
  public func filter(
    _ isIncluded: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-filter:", filtered(isIncluded))
  }

  /// Drops the first `count` elements without computing them.
  ///
  /// Empty if there are no more than `count` elements.
  public func skip(_ count: Int) -> PullSequence<Element> {
    result(
      "-skip:",
      PullSequence { [self] in
        var rest = self
        var left = count
        while left > 0, let tail = rest.tail {
          rest = tail
          left -= 1
        }
        return rest.node
      }, "\(count)")
  }

  /// Returns the first `count` elements, and computes no other element.
  public func take(_ count: Int) -> PullSequence<Element> {
    result("-take:", taken(count), "\(count)")
  }

  /// Returns the elements before the first for which `predicate` returns true.
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-takeUntil:", taken(while: { !predicate($0) }))
  }

  /// Returns the elements before the first for which `predicate` returns false.
  @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-takeWhile:", taken(while: predicate))
  }

  /// Drops the elements before the first for which `predicate` returns true.
  ///
  /// Later elements are not tested.
  @preconcurrency
  public func skip(
    until predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-skipUntil:", skipped(while: { !predicate($0) }))
  }

  /// Drops the elements before the first for which `predicate` returns false.
  ///
  /// Later elements are not tested.
  @preconcurrency
  public func skip(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-skipWhile:", skipped(while: predicate))
  }

  /// Drops each element that `areEqual` considers equal to the element before it.
  @preconcurrency
  public func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Element, Element) -> Bool
  ) -> PullSequence<Element> {
    result("-distinctUntilChanged", distinct(after: nil, areEqual))
  }

  // MARK: Combining

  /// Returns `value`, followed by the elements.
  public func startWith(_ value: Element) -> PullSequence<Element> {
    result("-startWith:", .cons(value, self))
  }

  /// Concatenates several sequences.
  public static func concat(
    _ sequences: some Swift.Sequence<PullSequence<Element>>
  ) -> PullSequence<Element> {
    .joined(sequences.pullSequence).named("+concat:")
  }

  /// Combines one element of each sequence into an array at a time; ends with the shortest
  /// sequence.
  ///
  /// Empty if there are no sequences.
  public static func zip(
    _ sequences: some Swift.Sequence<PullSequence<Element>>
  ) -> PullSequence<[Element]> {
    let all = Array(sequences)
    return (all.isEmpty ? .empty : PullSequence<[Element]>.rows(all)).named("+zip:")
  }

  /// Combines one element of each sequence at a time by `transform`; ends with the shortest
  /// sequence.
  @preconcurrency
  public static func zip<Result>(
    _ sequences: some Swift.Sequence<PullSequence<Element>>,
    transform: @escaping @Sendable ([Element]) -> Result
  ) -> PullSequence<Result> {
    zip(sequences).mapped(transform).named("+zip:reduce:")
  }

  /// Combines one element of each sequence, of any type, at a time by `transform`; ends with the
  /// shortest sequence.
  @preconcurrency
  public static func zip<each Source>(
    _ sequence: repeat PullSequence<each Source>,
    transform: @escaping @Sendable (repeat each Source) -> Element
  ) -> PullSequence<Element> {
    .combined(repeat each sequence, transform: transform).named("+zip:reduce:")
  }
}

extension PullSequence where Element == Any {
  /// Combines one element of each sequence, of any type, into a tuple at a time; ends with the
  /// shortest sequence.
  public static func zip<each Source>(
    _ sequence: repeat PullSequence<each Source>
  ) -> PullSequence<(repeat each Source)> {
    PullSequence<(repeat each Source)>.combined(repeat each sequence) {
      (value: repeat each Source) in (repeat each value)
    }
    .named("+zip:")
  }
}

/// The callable value of ``PullSequence/concat``.
public struct SequenceConcat<Element> {
  let source: PullSequence<Element>

  init(_ source: PullSequence<Element>) { self.source = source }

  /// Returns the elements of this sequence, then the elements of another one.
  ///
  /// - Complexity: O(1) per element, and again for each `concat` that this sequence is made of: for
  ///   many sequences, use `PullSequence.concat` of a collection.
  public func callAsFunction(_ other: PullSequence<Element>) -> PullSequence<Element> {
    source.result("-concat:", source.followed { other }, other.name)
  }
}

/// The callable value of ``PullSequence/zip``.
public struct SequenceZip<Element> {
  let source: PullSequence<Element>

  init(_ source: PullSequence<Element>) { self.source = source }

  /// Pairs the elements of two sequences by position; ends with the shorter sequence.
  public func callAsFunction<Other>(
    with other: PullSequence<Other>
  ) -> PullSequence<(Element, Other)> {
    source.result("-zipWith:", source.paired(with: other), other.name)
  }
}

extension PullSequence where Element: Equatable {
  /// Drops the elements that equal `value`.
  public func ignore(_ value: Element) -> PullSequence<Element> {
    result("-ignore:", filtered { $0 != value })
  }

  /// Drops each element that equals the element before it.
  public func distinctUntilChanged() -> PullSequence<Element> {
    result("-distinctUntilChanged", distinct(after: nil, ==))
  }
}

// MARK: How

// All of these are lazy, whatever their source. A step looks ahead no further than necessary, and
// loops where it may have to look far ahead (C8). They ask for the node, since `uncons()` looks up
// the type of its tuple.
extension PullSequence {
  func mapped<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> PullSequence<Result> {
    PullSequence<Result> { [self] in
      guard let node else { return nil }
      return LazyNode(node.tail.mapped(transform)) { transform(node.head) }
    }
  }

  func followed(
    by next: @escaping () -> PullSequence<Element>
  ) -> PullSequence<Element> {
    PullSequence { [self] in
      guard let node else { return next().node }
      return node.followed(by: node.tail.followed(by: next))
    }
  }

  func paired<Other>(
    with other: PullSequence<Other>
  ) -> PullSequence<(Element, Other)> {
    PullSequence<(Element, Other)> { [self] in
      guard let node, let second = other.node else { return nil }
      return LazyNode(node.tail.paired(with: second.tail)) { (node.head, second.head) }
    }
  }

  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> PullSequence<Element> {
    PullSequence { [self] in
      var rest = self
      while let node = rest.node {
        let head = node.head
        if isIncluded(head) { return MadeNode(head, node.tail.filtered(isIncluded)) }
        rest = node.tail
      }
      return nil
    }
  }

  func scanned<Result>(
    _ initial: Result, _ index: Int, _ next: @escaping (Result, Element, Int) -> Result
  ) -> PullSequence<Result> {
    PullSequence<Result> { [self] in
      guard let node else { return nil }
      let result = next(initial, node.head, index)
      return MadeNode(result, node.tail.scanned(result, index + 1, next))
    }
  }

  func taken(_ count: Int) -> PullSequence<Element> {
    count <= 0
      ? .empty
      : PullSequence { [self] in
        guard let node else { return nil }
        return node.followed(by: node.tail.taken(count - 1))
      }
  }

  func taken(
    while predicate: @escaping (Element) -> Bool
  ) -> PullSequence<Element> {
    PullSequence { [self] in
      guard let node else { return nil }
      let head = node.head
      return predicate(head) ? MadeNode(head, node.tail.taken(while: predicate)) : nil
    }
  }

  func skipped(
    while predicate: @escaping (Element) -> Bool
  ) -> PullSequence<Element> {
    PullSequence { [self] in
      var rest = self
      while let node = rest.node, predicate(node.head) { rest = node.tail }
      return rest.node
    }
  }

  func distinct(
    after previous: Element?, _ areEqual: @escaping (Element, Element) -> Bool
  ) -> PullSequence<Element> {
    PullSequence { [self] in
      var rest = self
      while let node = rest.node {
        let head = node.head
        guard let previous, areEqual(previous, head) else {
          return MadeNode(head, node.tail.distinct(after: head, areEqual))
        }
        rest = node.tail
      }
      return nil
    }
  }

  /// The concatenation of the sequences.
  static func joined(
    _ sequences: PullSequence<PullSequence<Element>>
  ) -> PullSequence<Element> {
    PullSequence {
      var rest = sequences
      while let next = rest.node {
        let others = next.tail
        if let node = next.head.node {
          return node.followed(by: node.tail.followed { joined(others) })
        }
        rest = others
      }
      return nil
    }
  }

  static func bound<Source>(
    _ source: PullSequence<Source>, _ binder: @escaping (Source) -> PullStep<Element>
  ) -> PullSequence<Element> {
    PullSequence {
      var rest = source
      while let next = rest.node {
        let tail = next.tail
        switch binder(next.head) {
        case .stop: return nil
        case .emitAndStop(let last): return last.node
        case .emit(let sequence):
          if let node = sequence.node {
            return node.followed(by: node.tail.followed { bound(tail, binder) })
          }
        }
        rest = tail
      }
      return nil
    }
  }
}

extension PullSequence {
  /// One element of each sequence at a time, as an array.
  static func rows<Cell>(
    _ sequences: [PullSequence<Cell>]
  ) -> PullSequence<[Cell]> where Element == [Cell] {
    PullSequence {
      var nodes: [SequenceNode<Cell>] = []
      for sequence in sequences {
        guard let node = sequence.node else { return nil }
        nodes.append(node)
      }
      let all = nodes
      return LazyNode(rows(all.map { $0.tail })) { all.map { $0.head } }
    }
  }

  /// One element of each sequence at a time, combined by `transform`.
  static func combined<each Source>(
    _ sequence: repeat PullSequence<each Source>,
    transform: @escaping (repeat each Source) -> Element
  ) -> PullSequence<Element> {
    PullSequence {
      do {
        let nodes = (repeat try (each sequence).firstNode())
        return LazyNode(combined(repeat rest(of: each nodes), transform: transform)) {
          transform(repeat (each nodes).head)
        }
      } catch {
        return nil
      }
    }
  }

  // The Swift 6.3 compiler crashes if a stored property of a pack's elements is read directly.
  private static func rest<Cell>(of node: SequenceNode<Cell>) -> PullSequence<Cell> { node.tail }

  private struct IsEmpty: Error {}

  /// Throws if the sequence is empty.
  private func firstNode() throws -> SequenceNode<Element> {
    guard let node else { throw IsEmpty() }
    return node
  }
}
