// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import BraidCore

// Written by .ci/generate.
// The caller guarantees that closures may run on the thread that sends the event.

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension HasLifetime {
  @_alwaysEmitIntoClient @discardableResult
  public func bind<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, from signal: Signal<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(keyPath, from: signal, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @discardableResult
  public func bind<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value?>, from signal: Signal<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(keyPath, from: signal, isolation: nil, fileID: fileID, line: line)
  }
}

@available(swift, obsoleted: 6) @_documentation(visibility: internal)
extension Signal {
  @_disfavoredOverload
  public static func combineLatest<A, B>(
    _ first: Signal<A>, _ second: Signal<B>, transform: consuming @escaping (A, B) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(JoinOperator(.latest, .afterAll, first, second, consume transform)).named(
      "+combineLatest:reduce:")
  }

  @_disfavoredOverload
  public static func zip<A, B>(
    _ first: Signal<A>, _ second: Signal<B>, transform: consuming @escaping (A, B) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(JoinOperator(.zip, .whenUnmatchable, first, second, consume transform)).named(
      "+zip:reduce:")
  }

  @_disfavoredOverload
  public final func distinctUntilChanged(
    by areEqual: consuming @escaping (Value, Value) throws -> Bool
  ) -> Signal<Value> {
    nonisolated(unsafe) let areEqual = consume areEqual
    return makeSignal(raw, .distinctUntilChanged(consume areEqual)).named(
      after: self, "-distinctUntilChanged")
  }

  @_disfavoredOverload
  public final func reduce<Result>(
    _ initial: Result, _ next: consuming @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = consume next
    return makeSignal(raw, .reduce(initial, consume next)).named(
      after: self, "-aggregateWithStart:reduce:")
  }

  @_disfavoredOverload
  public final func reduceWithIndex<Result>(
    _ initial: Result, _ next: consuming @escaping (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = consume next
    return makeSignal(
      raw,
      .reduce((result: initial, index: 0)) { (state, value: Value) in
        (result: try next(state.result, value, state.index), index: state.index + 1)
      } _: {
        $0.result
      }
    ).named(after: self, "-aggregateWithStart:reduceWithIndex:")
  }

  @_disfavoredOverload
  public final func reduce<Result>(
    into initial: Result, _ update: consuming @escaping (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    nonisolated(unsafe) let update = consume update
    return makeSignal(raw, .reduce(into: initial, consume update)).named(
      after: self, "-reduceInto:")
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public final func reduce<Result>(
    makeInitial: consuming @escaping () throws -> Result,
    _ next: @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let makeInitial = makeInitial, next = next
    return reduce(makeInitial: { try makeInitial() }, { try next($0, $1) })
  }

  @_disfavoredOverload
  public final func scan<Result>(
    _ initial: Result, _ next: consuming @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = consume next
    return makeSignal(raw, .scan(initial, consume next)).named(
      after: self, "-scanWithStart:reduce:")
  }

  @_alwaysEmitIntoClient @_disfavoredOverload
  public final func scanWithIndex<Result>(
    _ initial: Result, _ next: consuming @escaping (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = next
    return scanWithIndex(initial, { try next($0, $1, $2) })
  }

  @_disfavoredOverload
  public final func scan<Result>(
    _ initial: Result, resettingTo resets: Signal<Result>,
    _ next: consuming @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = consume next
    return makeSignal(GatedOperator(self, scanning: initial, resettingTo: resets, consume next))
      .named(after: self, "-scanWithStart:resettingTo:", resets.name)
  }

  @_disfavoredOverload
  public final func scan<Result>(
    into initial: Result, resettingTo resets: Signal<Result>,
    _ next: consuming @escaping (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    nonisolated(unsafe) let next = consume next
    return makeSignal(GatedOperator(self, scanningInto: initial, resettingTo: resets, consume next))
      .named(after: self, "-scanInto:resettingTo:", resets.name)
  }

  @_alwaysEmitIntoClient @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(to: object, keyPath, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value?>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(to: object, keyPath, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @discardableResult
  public final func bind<Object: AnyObject, Wrapped>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Wrapped>,
    default substitute: Wrapped, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Value == Wrapped? {
    bind(to: object, keyPath, default: substitute, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @discardableResult
  public final func bind<Object: AnyObject>(
    to object: Object, _ body: @escaping (Object, Value) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(to: object, body, isolation: nil, fileID: fileID, line: line)
  }

  @_alwaysEmitIntoClient @discardableResult
  public final func subscribe(
    next: consuming ((Value) -> Void)? = nil, error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(
      next: next, error: error, completed: completed, isolation: nil, fileID: fileID, line: line)
  }

  @_disfavoredOverload
  public static func combineLatest<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>,
    transform: consuming @escaping (A, B, C) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(JoinOperator(.latest, .afterAll, first, second, third, consume transform))
      .named("+combineLatest:reduce:")
  }

  @_disfavoredOverload
  public static func combineLatest<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    transform: consuming @escaping (A, B, C, D) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(.latest, .afterAll, first, second, third, fourth, consume transform)
    ).named("+combineLatest:reduce:")
  }

  @_disfavoredOverload
  public static func combineLatest<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, transform: consuming @escaping (A, B, C, D, E) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(.latest, .afterAll, first, second, third, fourth, fifth, consume transform)
    ).named("+combineLatest:reduce:")
  }

  @_disfavoredOverload
  public static func combineLatest<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>,
    transform: consuming @escaping (A, B, C, D, E, F) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(
        .latest, .afterAll, first, second, third, fourth, fifth, sixth, consume transform)
    ).named("+combineLatest:reduce:")
  }

  @_disfavoredOverload
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>,
    transform: consuming @escaping (A, B, C, D, E, F, G) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(
        .latest, .afterAll, first, second, third, fourth, fifth, sixth, seventh, consume transform)
    ).named("+combineLatest:reduce:")
  }

  @_disfavoredOverload
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>,
    transform: consuming @escaping (A, B, C, D, E, F, G, H) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(
        .latest, .afterAll, first, second, third, fourth, fifth, sixth, seventh, eighth,
        consume transform)
    ).named("+combineLatest:reduce:")
  }

  @_disfavoredOverload
  public static func zip<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>,
    transform: consuming @escaping (A, B, C) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(JoinOperator(.zip, .whenUnmatchable, first, second, third, consume transform))
      .named("+zip:reduce:")
  }

  @_disfavoredOverload
  public static func zip<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    transform: consuming @escaping (A, B, C, D) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(.zip, .whenUnmatchable, first, second, third, fourth, consume transform)
    ).named("+zip:reduce:")
  }

  @_disfavoredOverload
  public static func zip<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, transform: consuming @escaping (A, B, C, D, E) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(.zip, .whenUnmatchable, first, second, third, fourth, fifth, consume transform)
    ).named("+zip:reduce:")
  }

  @_disfavoredOverload
  public static func zip<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>,
    transform: consuming @escaping (A, B, C, D, E, F) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(
        .zip, .whenUnmatchable, first, second, third, fourth, fifth, sixth, consume transform)
    ).named("+zip:reduce:")
  }

  @_disfavoredOverload
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>,
    transform: consuming @escaping (A, B, C, D, E, F, G) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(
        .zip, .whenUnmatchable, first, second, third, fourth, fifth, sixth, seventh,
        consume transform)
    ).named("+zip:reduce:")
  }

  @_disfavoredOverload
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>,
    transform: consuming @escaping (A, B, C, D, E, F, G, H) throws -> Value
  ) -> Signal<Value> {
    nonisolated(unsafe) let transform = consume transform
    return makeSignal(
      JoinOperator(
        .zip, .whenUnmatchable, first, second, third, fourth, fifth, sixth, seventh, eighth,
        consume transform)
    ).named("+zip:reduce:")
  }
}
