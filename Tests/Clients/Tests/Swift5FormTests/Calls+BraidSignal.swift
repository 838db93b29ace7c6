// SPDX-License-Identifier: MIT
import BraidSignal

// Written by .ci/generate.

extension HasLifetime {
  func call_bind<Value>(
    _ keyPath: ReferenceWritableKeyPath<Self, Value>, from signal: Signal<Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(keyPath, from: signal, fileID: fileID, line: line)
  }
}

extension Signal {
  static func call_combineLatest<A, B>(
    _ first: Signal<A>, _ second: Signal<B>, transform: @escaping (A, B) throws -> Value
  ) -> Signal<Value> {
    combineLatest(first, second, transform: transform)
  }

  static func call_zip<A, B>(
    _ first: Signal<A>, _ second: Signal<B>, transform: @escaping (A, B) throws -> Value
  ) -> Signal<Value> {
    zip(first, second, transform: transform)
  }

  func call_distinctUntilChanged(by areEqual: @escaping (Value, Value) throws -> Bool) -> Signal<
    Value
  > {
    distinctUntilChanged(by: areEqual)
  }

  func call_reduce<Result>(_ initial: Result, _ next: @escaping (Result, Value) throws -> Result)
    -> Signal<Result>
  {
    reduce(initial, next)
  }

  func call_reduce<Result>(
    _ initial: Result, indexed next: @escaping (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    reduce(initial, indexed: next)
  }

  func call_reduce<Result>(
    into initial: Result, _ update: @escaping (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    reduce(into: initial, update)
  }

  func call_reduce<Result>(
    makeInitial: @escaping () throws -> Result, _ next: @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    reduce(makeInitial: makeInitial, next)
  }

  func call_scan<Result>(_ initial: Result, _ next: @escaping (Result, Value) throws -> Result)
    -> Signal<Result>
  {
    scan(initial, next)
  }

  func call_scan<Result>(
    _ initial: Result, indexed next: @escaping (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    scan(initial, indexed: next)
  }

  func call_scan<Result>(
    _ initial: Result, resettingTo resets: Signal<Result>,
    _ next: @escaping (Result, Value) throws -> Result
  ) -> Signal<Result> {
    scan(initial, resettingTo: resets, next)
  }

  func call_scan<Result>(
    into initial: Result, resettingTo resets: Signal<Result>,
    _ next: @escaping (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    scan(into: initial, resettingTo: resets, next)
  }

  func call_bind<Object: AnyObject>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    bind(to: object, keyPath, fileID: fileID, line: line)
  }

  func call_bind<Object: AnyObject, Wrapped>(
    to object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Wrapped>,
    default substitute: Wrapped, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable where Value == Wrapped? {
    bind(to: object, keyPath, default: substitute, fileID: fileID, line: line)
  }

  func call_bind<Object: AnyObject>(
    to object: Object, _ body: @escaping (Object, Value) -> Void, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(to: object, body, fileID: fileID, line: line)
  }

  func call_subscribe(
    next: ((Value) -> Void)? = nil, error: ((any Error) -> Void)? = nil,
    completed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> any Disposable {
    subscribe(next: next, error: error, completed: completed, fileID: fileID, line: line)
  }

  static func call_combineLatest<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>,
    transform: @escaping (A, B, C) throws -> Value
  ) -> Signal<Value> {
    combineLatest(first, second, third, transform: transform)
  }

  static func call_combineLatest<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    transform: @escaping (A, B, C, D) throws -> Value
  ) -> Signal<Value> {
    combineLatest(first, second, third, fourth, transform: transform)
  }

  static func call_combineLatest<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, transform: @escaping (A, B, C, D, E) throws -> Value
  ) -> Signal<Value> {
    combineLatest(first, second, third, fourth, fifth, transform: transform)
  }

  static func call_combineLatest<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, transform: @escaping (A, B, C, D, E, F) throws -> Value
  ) -> Signal<Value> {
    combineLatest(first, second, third, fourth, fifth, sixth, transform: transform)
  }

  static func call_combineLatest<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>,
    transform: @escaping (A, B, C, D, E, F, G) throws -> Value
  ) -> Signal<Value> {
    combineLatest(first, second, third, fourth, fifth, sixth, seventh, transform: transform)
  }

  static func call_combineLatest<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>,
    transform: @escaping (A, B, C, D, E, F, G, H) throws -> Value
  ) -> Signal<Value> {
    combineLatest(first, second, third, fourth, fifth, sixth, seventh, eighth, transform: transform)
  }

  static func call_zip<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>,
    transform: @escaping (A, B, C) throws -> Value
  ) -> Signal<Value> {
    zip(first, second, third, transform: transform)
  }

  static func call_zip<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    transform: @escaping (A, B, C, D) throws -> Value
  ) -> Signal<Value> {
    zip(first, second, third, fourth, transform: transform)
  }

  static func call_zip<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, transform: @escaping (A, B, C, D, E) throws -> Value
  ) -> Signal<Value> {
    zip(first, second, third, fourth, fifth, transform: transform)
  }

  static func call_zip<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, transform: @escaping (A, B, C, D, E, F) throws -> Value
  ) -> Signal<Value> {
    zip(first, second, third, fourth, fifth, sixth, transform: transform)
  }

  static func call_zip<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>,
    transform: @escaping (A, B, C, D, E, F, G) throws -> Value
  ) -> Signal<Value> {
    zip(first, second, third, fourth, fifth, sixth, seventh, transform: transform)
  }

  static func call_zip<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>,
    transform: @escaping (A, B, C, D, E, F, G, H) throws -> Value
  ) -> Signal<Value> {
    zip(first, second, third, fourth, fifth, sixth, seventh, eighth, transform: transform)
  }
}
