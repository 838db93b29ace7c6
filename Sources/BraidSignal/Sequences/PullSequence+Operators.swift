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
  private func result<Result>(_ sequence: PullSequence<Result>) -> PullSequence<Result> {
    isEager ? sequence.eager : sequence
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
    result(.lazy { [self] in PullSequence<Result>.bound(self, makeBinder()).node.get() })
  }

  /// The elements of this sequence, then those of another.
  public func concat(_ other: PullSequence<Element>) -> PullSequence<Element> {
    result(followed { other })
  }

  /// Pairs the elements of this sequence with those of another; ends with the shorter one.
  public func zip<Other>(
    with other: PullSequence<Other>
  ) -> PullSequence<(Element, Other)> {
    result(paired(with: other))
  }

  // MARK: Transforming

  /// Makes an element of each, which is made when it is asked for.
  @preconcurrency
  public func map<Result>(
    _ transform: @escaping @Sendable (Element) -> Result
  ) -> PullSequence<Result> {
    result(mapped(transform))
  }

  /// The same value for each element.
  @_disfavoredOverload  // a closure after the name is a transformation
  public func map<Result>(to value: Result) -> PullSequence<Result> {
    result(mapped { _ in value })
  }

  /// Makes a sequence of each element and goes through them in order.
  @preconcurrency
  public func flatMap<Result>(
    _ transform: @escaping @Sendable (Element) -> PullSequence<Result>
  ) -> PullSequence<Result> {
    result(.joined(mapped(transform)))
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
    result(.joined(self))
  }

  /// Combines each element with what was made of those before; what it begins with is no element.
  @preconcurrency
  public func scan<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Element) -> Result
  ) -> PullSequence<Result> {
    scan(initial) { result, element, _ in next(result, element) }
  }

  /// The same; `next` gets the index of the element, too.
  @preconcurrency
  public func scan<Result>(
    _ initial: Result, indexed next: @escaping @Sendable (Result, Element, Int) -> Result
  ) -> PullSequence<Result> {
    result(scanned(initial, 0, next))
  }

  /// Combines each element with the one before it; the first one with `initial`.
  @preconcurrency
  public func combinePrevious<Result>(
    _ initial: Element, _ combine: @escaping @Sendable (Element, Element) -> Result
  ) -> PullSequence<Result> {
    result(
      PullSequence<Element>.just(initial).followed { self }.paired(with: self).mapped {
        combine($0.0, $0.1)
      })
  }

  /// Spreads the pairs of a sequence over a closure's arguments.
  @preconcurrency
  public func reduceEach<A, B, Result>(
    _ transform: @escaping @Sendable (A, B) -> Result
  ) -> PullSequence<Result> where Element == (A, B) {
    result(mapped { transform($0.0, $0.1) })
  }

  /// Spreads the triples of a sequence over a closure's arguments.
  @preconcurrency
  public func reduceEach<A, B, C, Result>(
    _ transform: @escaping @Sendable (A, B, C) -> Result
  ) -> PullSequence<Result> where Element == (A, B, C) {
    result(mapped { transform($0.0, $0.1, $0.2) })
  }

  // MARK: Filtering

  /// The elements for which a closure returns true.
  @preconcurrency
  public func filter(
    _ isIncluded: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result(filtered(isIncluded))
  }

  /// All but the first `count` elements, which are not made; none, if there are not so many.
  public func skip(_ count: Int) -> PullSequence<Element> {
    result(
      .lazy { [self] in
        var rest = self
        var left = count
        while left > 0, let tail = rest.tail {
          rest = tail
          left -= 1
        }
        return rest.node.get()
      })
  }

  /// The first `count` elements; no other one is made for that.
  public func take(_ count: Int) -> PullSequence<Element> { result(taken(count)) }

  /// The elements before the first one for which a closure returns true.
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result(taken(while: { !predicate($0) }))
  }

  /// The elements before the first one for which a closure returns false.
  @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result(taken(while: predicate))
  }

  /// The elements from the first one on for which a closure returns true; it is not asked again.
  @preconcurrency
  public func skip(
    until predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    skip(while: { !predicate($0) })
  }

  /// The elements from the first one on for which a closure returns false; it is not asked again.
  @preconcurrency
  public func skip(
    while predicate: @escaping @Sendable (Element) -> Bool
  ) -> PullSequence<Element> {
    result(
      .lazy { [self] in
        var rest = self
        while let (head, tail) = rest.uncons(), predicate(head) { rest = tail }
        return rest.node.get()
      })
  }

  /// The elements that differ from the one before, as a closure says.
  @preconcurrency
  public func distinctUntilChanged(
    by areEqual: @escaping @Sendable (Element, Element) -> Bool
  ) -> PullSequence<Element> {
    result(distinct(after: nil, areEqual))
  }

  // MARK: Combining

  /// A value, then the elements.
  public func startWith(_ value: Element) -> PullSequence<Element> { result(.cons(value, self)) }

  /// The elements of several sequences, one after the other.
  public static func concat(_ sequences: [PullSequence<Element>]) -> PullSequence<Element> {
    .joined(sequences.pullSequence)
  }

  /// Takes one element of each sequence at a time; ends with the shortest.
  ///
  /// Empty, if there is no sequence.
  public static func zip(_ sequences: [PullSequence<Element>]) -> PullSequence<[Element]> {
    sequences.isEmpty ? .empty : PullSequence<[Element]>.rows(sequences)
  }

  /// The same, and combines what it takes.
  @preconcurrency
  public static func zip<Result>(
    _ sequences: [PullSequence<Element>], transform: @escaping @Sendable ([Element]) -> Result
  ) -> PullSequence<Result> {
    zip(sequences).mapped(transform)
  }
}

extension PullSequence where Element: Equatable {
  /// The elements that are not equal to a value.
  public func ignore(_ value: Element) -> PullSequence<Element> {
    result(filtered { $0 != value })
  }

  /// The elements that are not equal to the one before.
  public func distinctUntilChanged() -> PullSequence<Element> {
    result(distinct(after: nil, ==))
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
}
