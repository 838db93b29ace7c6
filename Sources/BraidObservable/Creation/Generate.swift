// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends a state and what becomes of it, while a condition holds: a `for` loop.
  ///
  ///     generate(initialState: 1, condition: { $0 < 9 }, iterate: { $0 * 2 })  (1248|)
  ///
  /// - **Ends:** completes when `condition` is false; fails if one of the closures throws.
  ///
  /// - Parameters:
  ///   - initialState: The first value.
  ///   - condition: Whether a state is sent; if not, it is the end.
  ///   - iterate: The state that follows another.
  @available(swift 6) @preconcurrency @inlinable
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> {
    OperatorObservable(StepsOperator(GenerateSteps(initialState, while: condition, iterate)))
  }

  /// Sends a state and what becomes of it on a scheduler, a piece of work each, while a condition
  /// holds.
  ///
  /// - Parameters:
  ///   - initialState: The first value.
  ///   - condition: Whether a state is sent; if not, it is the end.
  ///   - scheduler: Where states are made and sent.
  ///   - iterate: The state that follows another.
  @available(swift 6) @preconcurrency @inlinable
  public static func generate(
    initialState: Element, condition: @escaping @Sendable (Element) throws -> Bool,
    scheduler: any ImmediateSchedulerType,
    iterate: @escaping @Sendable (Element) throws -> Element
  ) -> Observable<Element> where Element: Sendable {
    .scheduled(on: scheduler) { GenerateSteps(initialState, while: condition, iterate) }
  }
}

/// A state that changes with each step, while a condition holds.
@usableFromInline
package struct GenerateSteps<Element>: StepSource {
  @usableFromInline var state: Element
  @usableFromInline var isFirst = true
  @usableFromInline let condition: @Sendable (Element) throws -> Bool
  @usableFromInline let iterate: @Sendable (Element) throws -> Element

  @inlinable
  package init(
    _ state: Element, while condition: @escaping @Sendable (Element) throws -> Bool,
    _ iterate: @escaping @Sendable (Element) throws -> Element
  ) {
    self.state = state
    self.condition = condition
    self.iterate = iterate
  }

  @inlinable
  package mutating func step(_ sink: EventSink<Element>) -> Bool {
    do {
      if isFirst { isFirst = false } else { state = try iterate(state) }
      if try condition(state) {
        sink.next(state)
        return true
      }
      sink.finish(.completed)
    } catch { sink.finish(.error(error)) }
    return false
  }
}
