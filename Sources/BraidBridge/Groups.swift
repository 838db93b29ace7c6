// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension GroupedObservable {
  /// This group as a signal, with its key.
  public func asSignal() -> GroupedSignal<Key, Element> {
    let source = asObservable()
    return source.origin as? GroupedSignal<Key, Element> ?? GroupedSignal(key, of: source)
  }

  /// This group as a signal, with its key.
  public func asRACSignal() -> GroupedSignal<Key, Element> { asSignal() }
}

extension GroupedSignal {
  /// This group as an observable, with its key.
  ///
  /// ```swift
  /// let words = Signal.from(["a", "bb", "cc"])
  /// let groups = words.groupBy { $0.count }.asObservable().map { $0.asGroupedObservable() }
  /// _ = groups.subscribe(onNext: { print($0.key) })  // 1, 2
  /// ```
  public func asGroupedObservable() -> GroupedObservable<Key, Value> {
    GroupedObservable(key: key, source: asObservable())
  }
}
