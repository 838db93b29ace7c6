// SPDX-License-Identifier: MIT
import BraidCore

// Overloads of operators for async closures. They are disfavored, so that a closure without `await`
// means the synchronous form. `map` and `tryMap` have none: with two forms of these, which are
// members of a class, chains take the type checker too long
// (Docs/Decisions/0008-swift-5-overloads.md).

extension Signal where Value: Sendable {
  /// Runs an async closure for each value, all concurrently, and emits the results as they arrive.
  ///
  /// ```swift
  /// let ids = Signal.from([1, 2])
  /// let names = ids.flattenMap { id in
  ///   try await Task.sleep(for: .seconds(1))
  ///   return "user \(id)"
  /// }
  /// ```
  ///
  /// To run the closure for one value at a time, in order, use `flatMap(.concat)`; for the latest
  /// value only, `flatMap(.latest)`. A signal that a closure of one of these returns is subscribed
  /// to.
  ///
  /// - **Ends:** completes when the source has completed and the closure has returned for all
  ///   values. The first error fails the result and cancels the other tasks. Disposal cancels all
  ///   tasks. A `CancellationError` with another cause is an error.
  /// - **Threads:** the closure runs in a task that belongs to no actor. The task has the priority
  ///   and the task-local values of the code that emits the value. Results arrive on the threads of
  ///   tasks, one at a time (C2).
  /// - Complexity: one task for each value.
  ///
  /// - Parameter transform: Returns the result for a value.
  @_disfavoredOverload @preconcurrency
  public final func flattenMap<Result>(
    _ transform: @escaping @Sendable (Value) async throws -> Result
  ) -> Signal<Result> {
    flattened(.merge, transform).named(
      after: self, "-flattenMap:")
  }

  /// The name in RxSwift and Combine for `flattenMap` with an async closure.
  @_disfavoredOverload @preconcurrency
  public final func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) async throws -> Result
  ) -> Signal<Result> {
    flattenMap(transform).made(by: #function)
  }

  /// Runs an async closure for each value by `strategy`.
  ///
  /// ```swift
  /// let queries = SignalSubject<String>()
  /// let results = queries.flatMap(.latest) { query in
  ///   try await Task.sleep(for: .seconds(1))
  ///   return "results for \(query)"
  /// }
  /// ```
  ///
  /// `.latest` cancels the task of the previous value, `.concat` runs the closure for one value at
  /// a time, `.concurrent` for a limited number, and `.merge` for all values concurrently;
  /// `.throttle` drops a value that arrives while the closure runs; `.race` emits the first result
  /// and cancels the other tasks. Otherwise like `flattenMap` with an async closure.
  ///
  /// - Parameters:
  ///   - strategy: How to treat a new value while the closure runs for others.
  ///   - transform: Returns the result for a value.
  @_disfavoredOverload @preconcurrency
  public final func flatMap<Result>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping @Sendable (Value) async throws -> Result
  ) -> Signal<Result> {
    switch strategy {
    case .merge:
      flattenMap(transform).made(by: #function)
    case .concat:
      flattened(.limited(1), transform)
        .named(after: self, "-flattenMap: concat")
    case .latest:
      flattened(.latest, transform)
        .named(after: self, "-flattenMap: latest")
    case .concurrent(let limit):
      limit <= 0
        ? flattenMap(transform).made(by: #function)
        : flattened(.limited(limit), transform)
          .named(after: self, "-flattenMap: concurrent")
    case .throttle:
      flattened(.first, transform).named(after: self, "-flattenMap: throttle")
    case .race:
      flattened(.race, transform).named(after: self, "-flattenMap: race")
    }
  }

  /// Runs an async closure for each value, one at a time, and emits the value when it has returned.
  ///
  /// ```swift
  /// let drafts = SignalSubject<String>()
  /// let saved = drafts.doNext { draft in
  ///   try await Task.sleep(for: .seconds(1))
  ///   print("saved \(draft)")
  /// }
  /// ```
  ///
  /// Values wait, in a queue without a limit, while the closure runs for an earlier value, and so
  /// does completion. Otherwise like `flatMap(.concat)` with an async closure.
  ///
  /// - Parameter body: Called before the value is forwarded.
  @_documentation(visibility: internal)  // documentation links cannot tell the two `doNext` apart
  @_disfavoredOverload @preconcurrency
  public final func doNext(
    _ body: @escaping @Sendable (Value) async throws -> Void
  ) -> Signal<Value> {
    flattened(.limited(1)) { value in
      try await body(value)
      return value
    }.named(after: self, "-doNext:")
  }

  private final func flattened<Result>(
    _ strategy: FlattenOperator.Strategy,
    _ transform: @escaping @Sendable (Value) async throws -> Result,
    function: StaticString = #function
  ) -> Signal<Result> {
    makeSignal(
      raw, .flatten(FlattenOperator(strategy, .always, .source), asyncSource(transform)),
      function: function)
  }
}

// Documentation links cannot tell these from the forms whose closure is synchronous.
@_documentation(visibility: internal)
extension Signal where Value: Sendable {
  /// Runs an async closure for each value, all concurrently, and merges the returned signals.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameter transform: Returns the signal for a value.
  @_disfavoredOverload @preconcurrency
  public final func flattenMap<Result>(
    _ transform: @escaping @Sendable (Value) async throws -> Signal<Result>
  ) -> Signal<Result> {
    flattenMap(awaited(transform))
  }

  /// The name in RxSwift and Combine for `flattenMap` with an async closure that returns a signal.
  @_disfavoredOverload @preconcurrency
  public final func flatMap<Result>(
    _ transform: @escaping @Sendable (Value) async throws -> Signal<Result>
  ) -> Signal<Result> {
    flattenMap(awaited(transform)).made(by: #function)
  }

  /// Runs an async closure for each value by `strategy`, and emits the values of the signals that
  /// they return.
  ///
  /// Otherwise like the form whose async closure returns a value.
  ///
  /// - Parameters:
  ///   - strategy: How to treat a new value while the closure or its signal runs for others.
  ///   - transform: Returns the signal for a value.
  @_disfavoredOverload @preconcurrency
  public final func flatMap<Result>(
    _ strategy: FlattenStrategy,
    _ transform: @escaping @Sendable (Value) async throws -> Signal<Result>
  ) -> Signal<Result> {
    flatMap(strategy, awaited(transform))
  }

  /// The signal of a value: the one that its task returns.
  private final func awaited<Result>(
    _ transform: @escaping @Sendable (Value) async throws -> Signal<Result>
  ) -> @Sendable (Value) -> Signal<Result> {
    { value in Signal<Signal<Result>>.async { try await transform(value) }.flatten(.merge) }
  }
}
