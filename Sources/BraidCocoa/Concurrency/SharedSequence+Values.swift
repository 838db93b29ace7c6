// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

extension SharedSequenceConvertibleType where Element: Sendable {
  /// The values for a task to iterate over, which does not throw; as many as come wait for it.
  ///
  /// ```swift
  /// let titles = Driver<String>.just("Inbox")
  /// for await title in titles.values { print(title) }
  /// ```
  ///
  /// May be used in any task, not only on the main actor: unlike `drive`, it calls nobody. A driver
  /// gives its newest value first.
  @inlinable
  public var values: AsyncValues<Element, Never> { values(buffering: .unbounded) }

  /// The values for a task to iterate over, which does not throw.
  ///
  /// - Parameter buffering: What happens to values that come faster than the task takes them;
  ///   `.newest(1)` for what only the latest state matters to.
  /// - Returns: The sequence; each iteration is a subscription of its own.
  @inlinable
  public func values(buffering: AsyncBuffering) -> AsyncValues<Element, Never> {
    asSharedSequence().asInfallible().values(buffering: buffering)
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
  /// A driver of this sequence's values: `asInfallible(priority:)`, shared, on the main thread.
  ///
  /// - Parameter priority: That of the task that iterates; without one, that of whoever drives.
  /// - Returns: The driver.
  @inlinable
  public func asDriver(priority: TaskPriority? = nil) -> Driver<Element> {
    asInfallible(priority: priority).asDriver()
  }
}
