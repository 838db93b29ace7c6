// SPDX-License-Identifier: MIT
import BraidCore

/// What ``PullSequence/bind(_:)`` does with an element.
public enum PullStep<Element> {
  /// Goes through a sequence, then takes the next element.
  case emit(PullSequence<Element>)
  /// Goes through a sequence and takes no more elements.
  case emitAndStop(PullSequence<Element>)
  /// Takes no more elements.
  case stop
}

extension PullSequence {
  /// What an operator returns: at once all of it, if this sequence is eager.
  @inlinable
  func result<Result>(
    _ operation: StaticString, _ sequence: PullSequence<Result>,
    _ argument: @autoclosure () -> String? = nil
  ) -> PullSequence<Result> {
    let result = isEager ? sequence.eager : sequence
    if SignalNames.isOn { result.setName(after: self, operation, argument()) }
    return result
  }

  // MARK: The primitives

  /// Makes a sequence of each element and goes through them in order; may stop early.
  ///
  /// The operation all others can be explained by.
  ///
  /// - Parameter makeBinder: Called once; what it returns is called for each element, once and in
  ///   order, and may keep state.
  @preconcurrency @inlinable
  public func bind<Result>(
    _ makeBinder: @escaping @Sendable () -> (Element) -> PullStep<Result>
  ) -> PullSequence<Result> {
    result(
      "-bind:",
      PullSequence<Result> { [self] in PullSequence<Result>.bound(self, makeBinder()).node })
  }

  /// Goes through sequences one after the other: `first.concat(second)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `PullSequence.concat(list)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  @inlinable
  public var concat: SequenceConcat<Element> { SequenceConcat(self) }

  /// Pairs the elements of two sequences: `first.zip(with: second)`; see ``concat``.
  @inlinable
  public var zip: SequenceZip<Element> { SequenceZip(self) }

  // MARK: Transforming

  /// Makes an element of each, which is made when it is asked for.
  @preconcurrency @inlinable
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> PullSequence<Result> {
    result("-map:", mapped(transform))
  }

  /// The same value for each element.
  @_disfavoredOverload  // a closure after the name is a transformation
  @inlinable
  public func map<Result>(to value: Result) -> PullSequence<Result> {
    result("-mapReplace:", mapped { _ in value })
  }

  /// Makes a sequence of each element and goes through them in order.
  @preconcurrency @inlinable
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Element) -> PullSequence<Result>
  ) -> PullSequence<Result> {
    result("-flattenMap:", .joined(mapped(transform)))
  }

  /// ``flatMap(_:)`` by the name ReactiveObjC gives it.
  @preconcurrency @inlinable
  public func flattenMap<Result>(
    _ transform: @escaping @Sendable (Element) -> PullSequence<Result>
  ) -> PullSequence<Result> {
    flatMap(transform)
  }

  /// Goes through the sequences in order.
  @inlinable
  public func flatten<Inner>() -> PullSequence<Inner> where Element == PullSequence<Inner> {
    result("-flatten", .joined(self))
  }

  /// Combines each element with what was made of those before; what it begins with is no element.
  @preconcurrency @inlinable
  public func scan<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Element) -> Result
  ) -> PullSequence<Result> {
    result(
      "-scanWithStart:reduce:",
      scanned(initial, 0) { result, element, _ in next(result, element) })
  }

  /// The same; `next` gets the index of the element, too.
  @preconcurrency @inlinable
  public func scan<Result>(
    _ initial: Result, indexed next: @escaping @Sendable (Result, Element, Int) -> Result
  ) -> PullSequence<Result> {
    result("-scanWithStart:reduceWithIndex:", scanned(initial, 0, next))
  }

  /// Combines each element with the one before it; the first one with `initial`.
  @preconcurrency @inlinable
  public func combinePrevious<Result>(
    _ initial: Element, _ combine: @escaping @Sendable (Element, Element) -> Result
  ) -> PullSequence<Result> {
    result(
      "-combinePreviousWithStart:reduce:",
      PullSequence<Element>.just(initial).followed { self }.paired(with: self).mapped {
        combine($0.0, $0.1)
      })
  }

  /// Spreads the pairs of a sequence over a closure's arguments.
  @preconcurrency @inlinable
  public func reduceEach<A, B, Result>(
    _ transform: @escaping @Sendable (A, B) -> Result
  ) -> PullSequence<Result> where Element == (A, B) {
    result("-reduceEach:", mapped { transform($0.0, $0.1) })
  }

  /// Spreads the tuples of a sequence over a closure's arguments.
  @_disfavoredOverload @preconcurrency
  public func reduceEach<each Part, Result>(
    _ transform: @escaping @Sendable (repeat each Part) -> Result
  ) -> PullSequence<Result> where Element == (repeat each Part) {
    result("-reduceEach:", mapped { (tuple: (repeat each Part)) in transform(repeat each tuple) })
  }

  /// Spreads the triples of a sequence over a closure's arguments.
  @preconcurrency @inlinable
  public func reduceEach<A, B, C, Result>(
    _ transform: @escaping @Sendable (A, B, C) -> Result
  ) -> PullSequence<Result> where Element == (A, B, C) {
    result("-reduceEach:", mapped { transform($0.0, $0.1, $0.2) })
  }

  // MARK: Filtering

  /// The elements for which a closure returns true.
  @preconcurrency @inlinable
  public func filter(
    _ isIncluded: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-filter:", filtered(isIncluded))
  }

  /// All but the first `count` elements, which are not made; none, if there are not so many.
  @inlinable
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

  /// The first `count` elements; no other one is made for that.
  @inlinable
  public func take(_ count: Int) -> PullSequence<Element> {
    result("-take:", taken(count), "\(count)")
  }

  /// The elements before the first one for which a closure returns true.
  @preconcurrency @inlinable
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-takeUntil:", taken(while: { !predicate($0) }))
  }

  /// The elements before the first one for which a closure returns false.
  @preconcurrency @inlinable
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-takeWhile:", taken(while: predicate))
  }

  /// The elements from the first one on for which a closure returns true; it is not asked again.
  @preconcurrency @inlinable
  public func skip(
    until predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-skipUntil:", skipped(while: { !predicate($0) }))
  }

  /// The elements from the first one on for which a closure returns false; it is not asked again.
  @preconcurrency @inlinable
  public func skip(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-skipWhile:", skipped(while: predicate))
  }

  /// The elements that differ from the one before, as a closure says.
  @preconcurrency @inlinable
  public func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Element, Element) -> Bool
  ) -> PullSequence<Element> {
    result("-distinctUntilChanged", distinct(after: nil, areEqual))
  }

  // MARK: Combining

  /// A value, then the elements.
  @inlinable
  public func startWith(_ value: Element) -> PullSequence<Element> {
    result("-startWith:", .cons(value, self))
  }

  /// The elements of several sequences, one after the other.
  @inlinable
  public static func concat(
    _ sequences: some Swift.Sequence<PullSequence<Element>>
  ) -> PullSequence<Element> {
    .joined(sequences.pullSequence).named("+concat:")
  }

  /// Takes one element of each sequence at a time; ends with the shortest.
  ///
  /// Empty, if there is no sequence.
  @inlinable
  public static func zip(
    _ sequences: some Swift.Sequence<PullSequence<Element>>
  ) -> PullSequence<[Element]> {
    let all = Array(sequences)
    return (all.isEmpty ? .empty : PullSequence<[Element]>.rows(all)).named("+zip:")
  }

  /// The same, and combines what it takes.
  @preconcurrency @inlinable
  public static func zip<Result>(
    _ sequences: some Swift.Sequence<PullSequence<Element>>,
    transform: @escaping @Sendable ([Element]) -> Result
  ) -> PullSequence<Result> {
    zip(sequences).mapped(transform).named("+zip:reduce:")
  }

  /// Takes one element of each of some sequences of different types at a time, and combines them;
  /// ends with the shortest.
  @preconcurrency
  public static func zip<each Source>(
    _ sequence: repeat PullSequence<each Source>,
    transform: @escaping @Sendable (repeat each Source) -> Element
  ) -> PullSequence<Element> {
    .combined(repeat each sequence, transform: transform).named("+zip:reduce:")
  }
}

extension PullSequence where Element == Any {
  /// Takes one element of each of some sequences of different types at a time; ends with the
  /// shortest.
  public static func zip<each Source>(
    _ sequence: repeat PullSequence<each Source>
  ) -> PullSequence<(repeat each Source)> {
    PullSequence<(repeat each Source)>.combined(repeat each sequence) {
      (value: repeat each Source) in (repeat each value)
    }
    .named("+zip:")
  }
}

/// What ``PullSequence/concat`` is: call it.
public struct SequenceConcat<Element> {
  @usableFromInline let source: PullSequence<Element>

  @inlinable
  init(_ source: PullSequence<Element>) { self.source = source }

  /// The elements of this sequence, then those of another.
  @inlinable
  public func callAsFunction(_ other: PullSequence<Element>) -> PullSequence<Element> {
    source.result("-concat:", source.followed { other }, other.name)
  }
}

/// What ``PullSequence/zip`` is: call it.
public struct SequenceZip<Element> {
  @usableFromInline let source: PullSequence<Element>

  @inlinable
  init(_ source: PullSequence<Element>) { self.source = source }

  /// Pairs the elements of this sequence with those of another; ends with the shorter one.
  @inlinable
  public func callAsFunction<Other>(
    with other: PullSequence<Other>
  ) -> PullSequence<(Element, Other)> {
    source.result("-zipWith:", source.paired(with: other), other.name)
  }
}

extension PullSequence where Element: Equatable {
  /// The elements that are not equal to a value.
  @inlinable
  public func ignore(_ value: Element) -> PullSequence<Element> {
    result("-ignore:", filtered { $0 != value })
  }

  /// The elements that are not equal to the one before.
  @inlinable
  public func distinctUntilChanged() -> PullSequence<Element> {
    result("-distinctUntilChanged", distinct(after: nil, ==))
  }
}

// MARK: How

// Lazy whatever they are made of; a step looks no further than it has to, and a loop stands where
// it may have to look far (C8).
extension PullSequence {
  @inlinable
  func mapped<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> PullSequence<Result> {
    PullSequence<Result> { [self] in
      guard let node else { return nil }
      return LazyNode(node.tail.mapped(transform)) { transform(node.head) }
    }
  }

  @inlinable
  func followed(
    by next: @escaping () -> PullSequence<Element>
  ) -> PullSequence<Element> {
    PullSequence { [self] in
      guard let node else { return next().node }
      return node.followed(by: node.tail.followed(by: next))
    }
  }

  @inlinable
  func paired<Other>(
    with other: PullSequence<Other>
  ) -> PullSequence<(Element, Other)> {
    PullSequence<(Element, Other)> { [self] in
      guard let node, let second = other.node else { return nil }
      return LazyNode(node.tail.paired(with: second.tail)) { (node.head, second.head) }
    }
  }

  @inlinable
  func filtered(_ isIncluded: @escaping (Element) -> Bool) -> PullSequence<Element> {
    PullSequence { [self] in
      var rest = self
      while let (head, tail) = rest.uncons() {
        if isIncluded(head) { return MadeNode(head, tail.filtered(isIncluded)) }
        rest = tail
      }
      return nil
    }
  }

  @inlinable
  func scanned<Result>(
    _ initial: Result, _ index: Int, _ next: @escaping (Result, Element, Int) -> Result
  ) -> PullSequence<Result> {
    PullSequence<Result> { [self] in
      guard let (head, tail) = uncons() else { return nil }
      let result = next(initial, head, index)
      return MadeNode(result, tail.scanned(result, index + 1, next))
    }
  }

  @inlinable
  func taken(_ count: Int) -> PullSequence<Element> {
    count <= 0
      ? .empty
      : PullSequence { [self] in
        guard let node else { return nil }
        return node.followed(by: node.tail.taken(count - 1))
      }
  }

  @inlinable
  func taken(
    while predicate: @escaping (Element) -> Bool
  ) -> PullSequence<Element> {
    PullSequence { [self] in
      guard let (head, tail) = uncons(), predicate(head) else { return nil }
      return MadeNode(head, tail.taken(while: predicate))
    }
  }

  @inlinable
  func skipped(
    while predicate: @escaping (Element) -> Bool
  ) -> PullSequence<Element> {
    PullSequence { [self] in
      var rest = self
      while let (head, tail) = rest.uncons(), predicate(head) { rest = tail }
      return rest.node
    }
  }

  @inlinable
  func distinct(
    after previous: Element?, _ areEqual: @escaping (Element, Element) -> Bool
  ) -> PullSequence<Element> {
    PullSequence { [self] in
      var rest = self
      while let (head, tail) = rest.uncons() {
        guard let previous, areEqual(previous, head) else {
          return MadeNode(head, tail.distinct(after: head, areEqual))
        }
        rest = tail
      }
      return nil
    }
  }

  /// The elements of the sequences, one sequence after the other.
  @inlinable
  static func joined(
    _ sequences: PullSequence<PullSequence<Element>>
  ) -> PullSequence<Element> {
    PullSequence {
      var rest = sequences
      while let (first, others) = rest.uncons() {
        if let node = first.node {
          return node.followed(by: node.tail.followed { joined(others) })
        }
        rest = others
      }
      return nil
    }
  }

  @inlinable
  static func bound<Source>(
    _ source: PullSequence<Source>, _ binder: @escaping (Source) -> PullStep<Element>
  ) -> PullSequence<Element> {
    PullSequence {
      var rest = source
      while let (head, tail) = rest.uncons() {
        switch binder(head) {
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
  /// One element of each sequence at a time.
  @inlinable
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
      return LazyNode(rows(all.map(\.tail))) { all.map(\.head) }
    }
  }

  /// One element of each sequence at a time, combined.
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

  // The compiler of Swift 6.3 crashes where a stored property of a pack's elements is read.
  private static func rest<Cell>(of node: SequenceNode<Cell>) -> PullSequence<Cell> { node.tail }

  private struct IsEmpty: Error {}

  /// Throws if there is none.
  private func firstNode() throws -> SequenceNode<Element> {
    guard let node else { throw IsEmpty() }
    return node
  }
}
