// SPDX-License-Identifier: MIT

// Compiled by .ci/clients platforms: each pair of functions must call the closure in the same way.

@_rawLayout(size: 0, alignment: 1)
struct Untyped: ~Copyable {}

struct Receiver<Value: ~Copyable> { let call: (borrowing Value) -> Void }

@inline(never)
func receiveGeneric<Value>(_ it: Receiver<Value>, _ value: Value) { it.call(value) }

@inline(never)
func receiveUntyped(_ it: Receiver<Untyped>, _ value: borrowing Untyped) { it.call(value) }

struct Test<Value: ~Copyable> { let call: (borrowing Value) throws -> Bool }

@inline(never)
func testGeneric<Value>(_ it: Test<Value>, _ value: Value) throws -> Bool { try it.call(value) }

@inline(never)
func testUntyped(_ it: Test<Untyped>, _ value: borrowing Untyped) throws -> Bool {
  try it.call(value)
}

struct Selector<Value: ~Copyable> { let call: (borrowing Value) throws -> AnyObject }

@inline(never)
func selectGeneric<Value>(_ it: Selector<Value>, _ value: Value) throws -> AnyObject {
  try it.call(value)
}

@inline(never)
func selectUntyped(_ it: Selector<Untyped>, _ value: borrowing Untyped) throws -> AnyObject {
  try it.call(value)
}

struct Combine<First: ~Copyable, Second: ~Copyable, Result> {
  let call: (borrowing First, borrowing Second) throws -> Result
}

@inline(never)
func combineGeneric<First, Second, Result>(
  _ it: Combine<First, Second, Result>, _ first: First, _ second: Second
) throws -> Result { try it.call(first, second) }

@inline(never)
func combineUntyped<Result>(
  _ it: Combine<Untyped, Untyped, Result>, _ first: borrowing Untyped, _ second: borrowing Untyped
) throws -> Result { try it.call(first, second) }

@_rawLayout(size: 64, alignment: 16)
struct Room: ~Copyable {}

struct Transform<Value: ~Copyable, Result: ~Copyable> {
  let call: (borrowing Value) throws -> Result
}

@inline(never)
func transformGeneric<Value, Result>(_ it: Transform<Value, Result>, _ value: Value) throws
  -> Result
{ try it.call(value) }

@inline(never)
func transformUntyped(_ it: Transform<Untyped, Room>, _ value: borrowing Untyped) throws -> Room {
  try it.call(value)
}

struct Update<State: ~Copyable, Value: ~Copyable> {
  let call: (inout State, borrowing Value) throws -> Void
}

@inline(never)
func updateGeneric<State, Value>(
  _ it: Update<State, Value>, _ state: inout State, _ value: Value
) throws { try it.call(&state, value) }

@inline(never)
func updateUntyped(
  _ it: Update<Untyped, Untyped>, _ state: inout Untyped, _ value: borrowing Untyped
) throws { try it.call(&state, value) }

struct Sink<Value: ~Copyable> {
  let next: (borrowing Value) -> Void
  let finish: (Int) -> Void
}

struct Send<Value: ~Copyable, Result: ~Copyable> {
  let call: (borrowing Value, borrowing Sink<Result>) throws -> Void
}

@inline(never)
func sendGeneric<Value, Result>(
  _ it: Send<Value, Result>, _ value: Value, _ sink: Sink<Result>
) throws { try it.call(value, sink) }

@inline(never)
func sendUntyped(
  _ it: Send<Untyped, Untyped>, _ value: borrowing Untyped, _ sink: Sink<Untyped>
) throws { try it.call(value, sink) }

class Source<Value: ~Copyable> {}

struct Run<Value: ~Copyable> { let call: (Source<Value>, consuming Sink<Value>) -> Void }

@inline(never)
func runGeneric<Value>(_ it: Run<Value>, _ source: Source<Value>, _ sink: Sink<Value>) {
  it.call(source, sink)
}

// With a result, or the optimizer would make one function of the two.
@inline(never)
func runUntyped(_ it: Run<Untyped>, _ source: Source<Untyped>, _ sink: Sink<Untyped>) -> Int {
  it.call(source, sink)
  return 1
}
