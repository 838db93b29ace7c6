// SPDX-License-Identifier: MIT

/// What a subject keeps for observers that come later.
///
/// A value; no lock, no call-outs.
@usableFromInline
package protocol ReplayStore<Element>: SendableMetatype {
  associatedtype Element

  /// False lets a subject that keeps nothing skip all this at compile time.
  static var remembers: Bool { get }
  /// False for a subject that delivers its values only when it completes.
  static var deliversAtOnce: Bool { get }
  /// Whether an observer that comes after the end still gets the values before the end.
  var replaysAfterTermination: Bool { get }

  /// Keeps a value and hands back what it displaces, to be released outside the lock.
  mutating func record(_ element: Element) -> Element?
  /// Sees how the subject ends; hands back what nobody will ask for any more.
  mutating func finish(_ termination: Termination) -> Self?
  /// Sends what is kept, as long as it is wanted.
  func replay(to sink: EventSink<Element>, while isWanted: () -> Bool)
}

extension ReplayStore {
  @inlinable package static var remembers: Bool { true }
  @inlinable package static var deliversAtOnce: Bool { true }
  @inlinable package mutating func finish(_ termination: Termination) -> Self? { nil }
}

/// Keeps nothing: a publish subject.
@frozen
@usableFromInline
package struct NoReplay<Element>: ReplayStore {
  @inlinable package init() {}
  @inlinable package static var remembers: Bool { false }
  @inlinable package var replaysAfterTermination: Bool { false }
  @inlinable package mutating func record(_ element: Element) -> Element? { nil }
  @inlinable package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {}
}

/// Keeps the current value: a behavior subject.
@frozen
@usableFromInline
package struct CurrentValue<Element>: ReplayStore {
  /// Nil only in a subject that was disposed.
  @usableFromInline package var value: Element?
  /// How the subject ended, once it has.
  @usableFromInline package var termination: Termination?
  @usableFromInline package let replaysAfterTermination: Bool

  /// - Parameter value: Nil for what a disposed subject keeps.
  @inlinable
  package init(_ value: Element?, replaysAfterTermination: Bool = false) {
    self.value = value
    self.replaysAfterTermination = replaysAfterTermination
  }

  /// The current value.
  ///
  /// Only asked of a subject that was not disposed.
  @inlinable
  package var current: Element {
    guard let value else {
      Misuse.stop("Braid: the value of a disposed subject was asked for. Ask before disposing it.")
    }
    return value
  }

  @inlinable
  package mutating func record(_ element: Element) -> Element? {
    let old = value
    value = element
    return old
  }

  @inlinable
  package mutating func finish(_ termination: Termination) -> Self? {
    self.termination = termination
    return nil
  }

  @inlinable
  package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {
    if let value, isWanted() { sink.next(value) }
  }
}

/// Keeps the last values, up to a limit: a replay subject.
///
/// Recording is O(1).
@frozen
@usableFromInline
package struct ReplayBuffer<Element>: ReplayStore {
  @usableFromInline var elements: ContiguousArray<Element> = []
  /// Where the oldest element is, once the buffer is full.
  @usableFromInline var oldest = 0
  @usableFromInline let limit: Int

  /// A buffer of the last `limit` values; zero keeps none.
  @inlinable
  package init(limit: Int) { self.limit = limit }

  @inlinable package var replaysAfterTermination: Bool { true }

  @inlinable
  package mutating func record(_ element: Element) -> Element? {
    if elements.count < limit {
      elements.append(element)
      return nil
    }
    if limit == 0 { return nil }
    let displaced = elements[oldest]
    elements[oldest] = element
    oldest = oldest + 1 == limit ? 0 : oldest + 1
    return displaced
  }

  @inlinable
  package func replay(to sink: EventSink<Element>, while isWanted: () -> Bool) {
    var index = oldest
    for _ in elements.indices {
      if !isWanted() { return }
      sink.next(elements[index])
      index = index + 1 == elements.count ? 0 : index + 1
    }
  }
}
