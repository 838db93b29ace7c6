// SPDX-License-Identifier: MIT

/// A closure that was given to an operator, of any type.
///
/// It is stored in a struct that says how it is called, such as ``Predicate``: for values of a type
/// when the operator is created, for ``Untyped`` ones when it is used. The structs have one
/// representation: the address of a function, and an object with its captures.
package struct AnyClosure: @unchecked Sendable {  // the closures are `@Sendable`
  /// Stands for the class of the object that holds the captures of a closure.
  package final class Captures { private init() {} }

  private let function: UInt
  private let captures: Captures?

  /// No closure.
  package static var none: AnyClosure { AnyClosure(0, nil) }

  /// The closure with these parts, which are retained.
  @inline(__always)
  init(_ function: UInt, _ captures: Unmanaged<Captures>?) {
    self.function = function
    self.captures = captures?.takeUnretainedValue()
  }

  /// The parts; the caller releases the captures.
  @inline(__always)
  consuming func kept() -> (UInt, Unmanaged<Captures>?) {
    guard let captures else { return (function, nil) }
    return (function, Unmanaged.passRetained(captures))
  }

  @inline(__always)
  package static func of<Form>(_ form: Form) -> AnyClosure {
    reinterpreted(form, as: AnyClosure.self)
  }

  /// The closure as an operator calls it.
  @inline(__always)
  func called<Form>(as form: Form.Type) -> Form { reinterpreted(self, as: form) }
}

// The closures of operators are `@Sendable`: public functions require it, and the package's own
// closures only read their captures.

/// A closure with a result.
struct Transform<Input: ~Copyable, Output: ~Copyable>: @unchecked Sendable {
  let body: (borrowing Input) throws -> Output

  @inline(__always)
  init(body: consuming @escaping (borrowing Input) throws -> Output) { self.body = body }

  /// This closure, for code that does not know the type of the values.
  @inline(__always)
  var raw: Transform<Untyped, Output> { reinterpreted(self, as: Transform<Untyped, Output>.self) }
}

/// A closure that tests a value.
struct Predicate<Input: ~Copyable>: @unchecked Sendable {
  let body: (borrowing Input) throws -> Bool

  @inline(__always)
  init(body: consuming @escaping (borrowing Input) throws -> Bool) { self.body = body }
}

extension Predicate where Input == Untyped {
  @inline(__always)
  func accepts(_ value: UnsafeRawPointer) throws -> Bool { try body(untyped(at: value).pointee) }
}

/// A closure that compares two values.
struct Comparer<Input: ~Copyable>: @unchecked Sendable {
  let body: (borrowing Input, borrowing Input) throws -> Bool
}

/// A closure without a result.
struct Handler<Input: ~Copyable>: @unchecked Sendable {
  let body: (borrowing Input) throws -> Void

  /// This closure, for code that does not know the type of the values.
  @inline(__always)
  var raw: Handler<Untyped> { reinterpreted(self, as: Handler<Untyped>.self) }
}

extension Comparer where Input == Untyped {
  @inline(__always)
  func accepts(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) throws -> Bool {
    try body(untyped(at: first).pointee, untyped(at: second).pointee)
  }
}

/// A closure that combines two values into a new one.
struct Folding<First: ~Copyable, Second: ~Copyable, Output: ~Copyable>: @unchecked Sendable {
  let body: (borrowing First, borrowing Second) throws -> Output
}

/// A closure that sends its result for a value, so that the result may be of any size.
struct Sending<Input: ~Copyable>: @unchecked Sendable {
  let body: (borrowing Input, borrowing RawSink) throws -> Void
}

extension Sending where Input == Untyped {
  /// Sends the result of a closure.
  static func of<Value, Output>(
    _ transform: @escaping (Value) throws -> Output
  ) -> Sending<Untyped> {
    let transform = Transform(body: transform).raw
    return Sending { value, sink in
      let result = try transform.body(value)
      withAddress(of: result) { sink.next(at: $0) }
    }
  }

  /// Sends the result of a closure, if it is not nil.
  static func ofOptional<Value, Output>(
    _ transform: @escaping (Value) throws -> Output?
  ) -> Sending<Untyped> {
    let transform = Transform(body: transform).raw
    return Sending { value, sink in
      if let result = try transform.body(value) { withAddress(of: result) { sink.next(at: $0) } }
    }
  }
}
