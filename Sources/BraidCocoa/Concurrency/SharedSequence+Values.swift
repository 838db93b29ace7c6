// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

extension SharedSequenceConvertibleType where Element: Sendable {
  /// The values as an asynchronous sequence that does not throw, with an unbounded buffer.
  ///
  /// ```swift
  /// let titles = Driver<String>.just("Inbox")
  /// for await title in titles.values { print(title) }
  /// ```
  ///
  /// Any task can iterate over it, not only one on the main actor: unlike `drive`, an iteration
  /// calls no closure on the main thread. A driver emits its newest value first. If the task can be
  /// slower than the source, use ``values(buffering:)``.
  public var values: AsyncValues<Element, Never> { values(buffering: .unbounded) }

  /// Returns the values as an asynchronous sequence that does not throw.
  ///
  /// - Parameter buffering: How to treat values that arrive faster than the task takes them. If
  ///   only the latest state matters, use `.newest(1)`.
  /// - Returns: The sequence. Each iteration is a subscription of its own.
  public func values(buffering: AsyncBuffering) -> AsyncValues<Element, Never> {
    asSharedSequence().asInfallible().values(buffering: buffering)
  }
}

extension AsyncSequence where Self: Sendable, Element: Sendable, Failure == Never {
  /// Returns a driver of this sequence's values; equals `asInfallible(priority:)`, shared on the
  /// main thread.
  ///
  /// - Parameter priority: The priority of the iterating task. Defaults to the subscriber's.
  /// - Returns: The driver.
  public func asDriver(priority: TaskPriority? = nil) -> Driver<Element> {
    asInfallible(priority: priority).asDriver()
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension AsyncSequence where Element: Sendable, Failure == Never {
  /// By hand, like `asInfallible(priority:)`.
  public func asDriver(priority: TaskPriority? = nil) -> Driver<Element> {
    asInfallible(priority: priority).asDriver()
  }
}
