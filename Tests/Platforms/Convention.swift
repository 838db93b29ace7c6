// SPDX-License-Identifier: MIT

// Compiled by .ci/check-convention: each pair of functions must call the closure in the same way.

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
