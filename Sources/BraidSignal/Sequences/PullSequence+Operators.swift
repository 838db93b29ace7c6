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
  fileprivate func result<Result>(
    _ operation: StaticString, _ sequence: PullSequence<Result>,
    _ argument: @autoclosure () -> String? = nil
  ) -> PullSequence<Result> {
    (isEager ? sequence.eager : sequence).named(
      (["[\(name)]", "\(operation)"] + [argument()].compactMap { $0 }).joined(separator: " "))
  }

  // MARK: The primitives

  /// Makes a sequence of each element and goes through them in order; may stop early.
  ///
  /// The operation all others can be explained by.
  ///
  /// - Parameter makeBinder: Called once; what it returns is called for each element, once and in
  ///   order, and may keep state.
  @preconcurrency
  public func bind<Result>(
    _ makeBinder: @escaping @Sendable () -> (Element) -> PullStep<Result>
  ) -> PullSequence<Result> {
    result(
      "-bind:",
      .lazy { [self] in PullSequence<Result>.bound(self, makeBinder()).node.get() })
  }

  /// Goes through sequences one after the other: `first.concat(second)`.
  ///
  /// Not a method: beside one of the same name, Swift 6 cannot infer `PullSequence.concat(list)`
  /// (`Docs/Decisions/0005-callable-operators.md`). It is called like one.
  public var concat: SequenceConcat<Element> { SequenceConcat(self) }

  /// Pairs the elements of two sequences: `first.zip(with: second)`; see ``concat``.
  public var zip: SequenceZip<Element> { SequenceZip(self) }

  // MARK: Transforming

  /// Makes an element of each, which is made when it is asked for.
  @preconcurrency
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> PullSequence<Result> {
    result("-map:", mapped(transform))
  }

  /// The same value for each element.
  @_disfavoredOverload  // a closure after the name is a transformation
  public func map<Result>(to value: Result) -> PullSequence<Result> {
    result("-mapReplace:", mapped { _ in value })
  }

  /// Makes a sequence of each element and goes through them in order.
  @preconcurrency
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Element) -> PullSequence<Result>
  ) -> PullSequence<Result> {
    result("-flattenMap:", .joined(mapped(transform)))
  }

  /// ``flatMap(_:)`` by the name ReactiveObjC gives it.
  @preconcurrency
  public func flattenMap<Result>(
    _ transform: @escaping @Sendable (Element) -> PullSequence<Result>
  ) -> PullSequence<Result> {
    flatMap(transform)
  }

  /// Goes through the sequences in order.
  public func flatten<Inner>() -> PullSequence<Inner> where Element == PullSequence<Inner> {
    result("-flatten", .joined(self))
  }

  /// Combines each element with what was made of those before; what it begins with is no element.
  @preconcurrency
  public func scan<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Element) -> Result
  ) -> PullSequence<Result> {
    result(
      "-scanWithStart:reduce:",
      scanned(initial, 0) { result, element, _ in next(result, element) })
  }

  /// The same; `next` gets the index of the element, too.
  @preconcurrency
  public func scan<Result>(
    _ initial: Result, indexed next: @escaping @Sendable (Result, Element, Int) -> Result
  ) -> PullSequence<Result> {
    result("-scanWithStart:reduceWithIndex:", scanned(initial, 0, next))
  }

  /// Combines each element with the one before it; the first one with `initial`.
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

  /// Spreads the pairs of a sequence over a closure's arguments.
  @preconcurrency
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
  @preconcurrency
  public func reduceEach<A, B, C, Result>(
    _ transform: @escaping @Sendable (A, B, C) -> Result
  ) -> PullSequence<Result> where Element == (A, B, C) {
    result("-reduceEach:", mapped { transform($0.0, $0.1, $0.2) })
  }

  // MARK: Filtering

  /// The elements for which a closure returns true.
  @preconcurrency
  public func filter(
    _ isIncluded: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-filter:", filtered(isIncluded))
  }

  /// All but the first `count` elements, which are not made; none, if there are not so many.
  public func skip(_ count: Int) -> PullSequence<Element> {
    result(
      "-skip:",
      .lazy { [self] in
        var rest = self
        var left = count
        while left > 0, let tail = rest.tail {
          rest = tail
          left -= 1
        }
        return rest.node.get()
      }, "\(count)")
  }

  /// The first `count` elements; no other one is made for that.
  public func take(_ count: Int) -> PullSequence<Element> {
    result("-take:", taken(count), "\(count)")
  }

  /// The elements before the first one for which a closure returns true.
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-takeUntil:", taken(while: { !predicate($0) }))
  }

  /// The elements before the first one for which a closure returns false.
  @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-takeWhile:", taken(while: predicate))
  }

  /// The elements from the first one on for which a closure returns true; it is not asked again.
  @preconcurrency
  public func skip(
    until predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-skipUntil:", skipped(while: { !predicate($0) }))
  }

  /// The elements from the first one on for which a closure returns false; it is not asked again.
  @preconcurrency
  public func skip(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result("-skipWhile:", skipped(while: predicate))
  }

  /// The elements that differ from the one before, as a closure says.
  @preconcurrency
  public func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Element, Element) -> Bool
  ) -> PullSequence<Element> {
    result("-distinctUntilChanged", distinct(after: nil, areEqual))
  }

  // MARK: Combining

  /// A value, then the elements.
  public func startWith(_ value: Element) -> PullSequence<Element> {
    result("-startWith:", .cons(value, self))
  }

  /// The elements of several sequences, one after the other.
  public static func concat(
    _ sequences: some Swift.Sequence<PullSequence<Element>>
  ) -> PullSequence<Element> {
    .joined(sequences.pullSequence).named("+concat:")
  }

  /// Takes one element of each sequence at a time; ends with the shortest.
  ///
  /// Empty, if there is no sequence.
  public static func zip(
    _ sequences: some Swift.Sequence<PullSequence<Element>>
  ) -> PullSequence<[Element]> {
    let all = Array(sequences)
    return (all.isEmpty ? .empty : PullSequence<[Element]>.rows(all)).named("+zip:")
  }

  /// The same, and combines what it takes.
  @preconcurrency
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
  fileprivate let source: PullSequence<Element>

  fileprivate init(_ source: PullSequence<Element>) { self.source = source }

  /// The elements of this sequence, then those of another.
  public func callAsFunction(_ other: PullSequence<Element>) -> PullSequence<Element> {
    source.result("-concat:", source.followed { other }, other.name)
  }
}

/// What ``PullSequence/zip`` is: call it.
public struct SequenceZip<Element> {
  fileprivate let source: PullSequence<Element>

  fileprivate init(_ source: PullSequence<Element>) { self.source = source }

  /// Pairs the elements of this sequence with those of another; ends with the shorter one.
  public func callAsFunction<Other>(
    with other: PullSequence<Other>
  ) -> PullSequence<(Element, Other)> {
    source.result("-zipWith:", source.paired(with: other), other.name)
  }
}

extension PullSequence where Element: Equatable {
  /// The elements that are not equal to a value.
  public func ignore(_ value: Element) -> PullSequence<Element> {
    result("-ignore:", filtered { $0 != value })
  }

  /// The elements that are not equal to the one before.
  public func distinctUntilChanged() -> PullSequence<Element> {
    result("-distinctUntilChanged", distinct(after: nil, ==))
  }
}

// MARK: How

// Lazy whatever they are made of; a step looks no further than it has to, and a loop stands where
// it may have to look far (C8).
extension PullSequence {
  fileprivate func mapped<Result>(
    _ transform: @escaping (Element) -> Result
  ) -> PullSequence<Result> {
    .lazy { [self] in
      node.get().map { node in
        SequenceNode(
          LazyValue { transform(node.head.get()) },
          LazyValue { node.tail.get().mapped(transform) })
      }
    }
  }

  fileprivate func followed(
    by next: @escaping () -> PullSequence<Element>
  ) -> PullSequence<Element> {
    .lazy { [self] in
      guard let node = node.get() else { return next().node.get() }
      return SequenceNode(node.head, LazyValue { node.tail.get().followed(by: next) })
    }
  }

  fileprivate func paired<Other>(
    with other: PullSequence<Other>
  ) -> PullSequence<(Element, Other)> {
    .lazy { [self] in
      guard let node = node.get(), let second = other.node.get() else { return nil }
      return SequenceNode(
        LazyValue { (node.head.get(), second.head.get()) },
        LazyValue { node.tail.get().paired(with: second.tail.get()) })
    }
  }

  fileprivate func filtered(_ isIncluded: @escaping (Element) -> Bool) -> PullSequence<Element> {
    .lazy { [self] in
      var rest = self
      while let (head, tail) = rest.uncons() {
        if isIncluded(head) { return PullSequence.node(head) { tail.filtered(isIncluded) } }
        rest = tail
      }
      return nil
    }
  }

  fileprivate func scanned<Result>(
    _ initial: Result, _ index: Int, _ next: @escaping (Result, Element, Int) -> Result
  ) -> PullSequence<Result> {
    .lazy { [self] in
      guard let (head, tail) = uncons() else { return nil }
      let result = next(initial, head, index)
      return PullSequence<Result>.node(result) { tail.scanned(result, index + 1, next) }
    }
  }

  fileprivate func taken(_ count: Int) -> PullSequence<Element> {
    count <= 0
      ? .empty
      : .lazy { [self] in
        node.get().map { node in
          SequenceNode(
            node.head, LazyValue { count == 1 ? .empty : node.tail.get().taken(count - 1) })
        }
      }
  }

  fileprivate func taken(
    while predicate: @escaping (Element) -> Bool
  ) -> PullSequence<Element> {
    .lazy { [self] in
      guard let node = node.get(), predicate(node.head.get()) else { return nil }
      return SequenceNode(node.head, LazyValue { node.tail.get().taken(while: predicate) })
    }
  }

  fileprivate func skipped(
    while predicate: @escaping (Element) -> Bool
  ) -> PullSequence<Element> {
    .lazy { [self] in
      var rest = self
      while let (head, tail) = rest.uncons(), predicate(head) { rest = tail }
      return rest.node.get()
    }
  }

  fileprivate func distinct(
    after previous: Element?, _ areEqual: @escaping (Element, Element) -> Bool
  ) -> PullSequence<Element> {
    .lazy { [self] in
      var rest = self
      while let (head, tail) = rest.uncons() {
        guard let previous, areEqual(previous, head) else {
          return PullSequence.node(head) { tail.distinct(after: head, areEqual) }
        }
        rest = tail
      }
      return nil
    }
  }

  /// The elements of the sequences, one sequence after the other.
  fileprivate static func joined(
    _ sequences: PullSequence<PullSequence<Element>>
  ) -> PullSequence<Element> {
    lazy {
      var rest = sequences
      while let (first, others) = rest.uncons() {
        if let node = first.node.get() {
          return SequenceNode(
            node.head, LazyValue { node.tail.get().followed { joined(others) } })
        }
        rest = others
      }
      return nil
    }
  }

  fileprivate static func bound<Source>(
    _ source: PullSequence<Source>, _ binder: @escaping (Source) -> PullStep<Element>
  ) -> PullSequence<Element> {
    lazy {
      var rest = source
      while let (head, tail) = rest.uncons() {
        switch binder(head) {
        case .stop: return nil
        case .emitAndStop(let last): return last.node.get()
        case .emit(let sequence):
          if let node = sequence.node.get() {
            return SequenceNode(
              node.head, LazyValue { node.tail.get().followed { bound(tail, binder) } })
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
  fileprivate static func rows<Cell>(
    _ sequences: [PullSequence<Cell>]
  ) -> PullSequence<[Cell]> where Element == [Cell] {
    .lazy {
      var nodes: [SequenceNode<Cell>] = []
      for sequence in sequences {
        guard let node = sequence.node.get() else { return nil }
        nodes.append(node)
      }
      let all = nodes
      return SequenceNode(
        LazyValue { all.map { $0.head.get() } },
        LazyValue { rows(all.map { $0.tail.get() }) })
    }
  }

  /// One element of each sequence at a time, combined.
  fileprivate static func combined<each Source>(
    _ sequence: repeat PullSequence<each Source>,
    transform: @escaping (repeat each Source) -> Element
  ) -> PullSequence<Element> {
    .lazy {
      do {
        let nodes = (repeat try (each sequence).firstNode())
        return SequenceNode(
          LazyValue { transform(repeat (each nodes).head.get()) },
          LazyValue { combined(repeat (each nodes).tail.get(), transform: transform) })
      } catch {
        return nil
      }
    }
  }

  private struct IsEmpty: Error {}

  /// Throws if there is none.
  private func firstNode() throws -> SequenceNode<Element> {
    guard let node = node.get() else { throw IsEmpty() }
    return node
  }
}
