// SPDX-License-Identifier: MIT
import BraidCore

// Mistakes that are declared, unavailable, for the sentence that the compiler says where they
// are made; without it the message would be about generic parameters. Closures of
// flattenMap and flatMap that return no signal are deprecated instead: an unavailable form would
// lose against the one for async closures, which takes any closure.

extension Signal {
  /// A closure that returns an optional signal.
  @available(
    *, deprecated,
    message: """
      nil stands for no signal: end the closure with `?? .empty`.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func flattenMap<Result>(
    _ transform: @escaping (Value) throws -> Signal<Result>?
  ) -> Signal<Result> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return flattenMap { try transform($0) ?? .empty }
  }

  /// A closure that returns a plain value.
  @available(
    *, deprecated,
    message: """
      the closure of flattenMap returns a signal, or is async. For a plain value write map(_:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func flattenMap<Result>(
    _ transform: @escaping (Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return map { try transform($0) }
  }

  /// A closure that returns an optional signal.
  @available(
    *, deprecated,
    message: """
      nil stands for no signal: end the closure with `?? .empty`.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func flatMap<Result>(
    _ transform: @escaping (Value) throws -> Signal<Result>?
  ) -> Signal<Result> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return flatMap { try transform($0) ?? .empty }
  }

  /// A closure that returns a plain value.
  @available(
    *, deprecated,
    message: """
      the closure of flatMap returns a signal, or is async. For a plain value write map(_:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func flatMap<Result>(
    _ transform: @escaping (Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return map { try transform($0) }
  }

  /// A closure that returns an optional signal.
  @available(
    *, deprecated,
    message: """
      nil stands for no signal: end the closure with `?? .empty`.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func flatMap<Result>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) throws -> Signal<Result>?
  ) -> Signal<Result> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return flatMap(strategy) { try transform($0) ?? .empty }
  }

  /// A closure that returns a plain value.
  @available(
    *, deprecated,
    message: """
      the closure of flatMap returns a signal, or is async. For a plain value write map(_:).
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func flatMap<Result>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let transform = transform  // the caller promises
    return map { try transform($0) }
  }

  /// A closure that returns an optional signal.
  @available(
    *, unavailable,
    message: """
      write then { other }: the signal is made when this one has completed.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func then(_ other: Signal<Value>) -> Signal<Value> { neverCalled() }
}

extension Signal {
  /// A closure that returns no disposable.
  @available(
    *, unavailable,
    message: """
      the closure of create returns what to tear down. End it with `return nil`, or with \
      `return AnyDisposable { ... }` to stop what it has started.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public static func create(_ didSubscribe: @escaping (PassthroughSubscriber<Value>) -> Void)
    -> Signal<Value>
  { neverCalled() }
}

extension Command {
  /// A closure that returns a plain value.
  @available(
    *, unavailable,
    message: """
      the closure of a command returns a signal. For a plain value write .just(value); for \
      work that takes its time, Signal.startEagerly(on:_:) or a task.
      """
  )
  @_documentation(visibility: internal) @_disfavoredOverload
  public convenience init(_ work: @escaping (Input) throws -> Output) { neverCalled() }
}

extension Command {
  /// The name that the waiting form had.
  @available(*, unavailable, renamed: "executeToEnd(_:)")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func execute(_ input: Input) async throws -> Output? { neverCalled() }
}

extension Command where Input == Void {
  /// The name that the waiting form had.
  @available(*, unavailable, renamed: "executeToEnd()")
  @_documentation(visibility: internal) @_disfavoredOverload
  public func execute() async throws -> Output? { neverCalled() }
}

extension Signal {
  /// The name that the form with a factory had.
  @available(*, unavailable, renamed: "reduce(makeInitial:_:)")
  @_documentation(visibility: internal) @_disfavoredOverload
  public final func reduce<Result>(
    into makeInitial: @escaping () throws -> Result,
    _ next: @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> { neverCalled() }
}

/// The body of what is declared for its message: the compiler refuses each call of it.
func neverCalled() -> Never {
  Misuse.stop(
    """
    BraidSignal: a function was called that is declared unavailable. The compiler refuses such \
    calls, so the program was built against other declarations than it runs with: build it anew.
    """)
}
