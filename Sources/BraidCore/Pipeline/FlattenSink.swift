// SPDX-License-Identifier: MIT

/// An engine of the `flatMap` family.
///
/// It decides when to subscribe to an inner source while others are active.
package class FlattenSink: SerialSink, @unchecked Sendable {  // immutable
  /// Creates the inner sources, unless they are passed to ``take(_:)``.
  ///
  /// Not optional: calling a closure in an optional retains it.
  private final let selector: InnerSelector

  init(
    _ sink: consuming RawSink, _ type: RawType, _ outer: borrowing SinkDisposer,
    _ early: EarlyTeardown, _ selector: consuming InnerSelector
  ) {
    self.selector = consume selector
    super.init(sink, type, outer, early)
  }

  /// Accepts an inner source; called by the source only.
  func take(_ inner: RawSource) {}

  /// Whether a value of the source is dropped.
  var dropsValues: Bool { false }

  /// Subscribes to the source.
  final func run(_ source: RawSource) {
    source.connect(
      RawSink(next: { self.receive(address(of: $0)) }, finish: sourceEnd), self)
  }

  private final func receive(_ value: UnsafeRawPointer) {
    if hasSourceTerminated.load(ordering: .relaxed) || !mayStart || dropsValues { return }
    do {
      let inner = try selector.inner(of: value)
      // Again, since the closure may have disposed the subscription (C5).
      if mayStart { take(inner) }
    } catch { sourceFinished(.error(error)) }
  }

  // MARK: Immediate inner sources

  /// The closure for the end of an ``EventSource/Start/immediate`` inner source, of which only an
  /// error ends the result; it retains this object.
  final var immediateEnd: @Sendable (Termination) -> Void {
    { if case .error(let error) = $0 { self.immediateFailed(error) } }
  }

  /// Handles that error.
  func immediateFailed(_ error: any Error) { finish(.error(error)) }
}

/// Creates the inner source of a value: the closure of `flatMap` and its relatives, in either
/// model.
package struct InnerSelector: @unchecked Sendable {  // as the closures of operators
  /// How the closure returns the source.
  package enum Form: Sendable {
    /// As an object: its type says that it is one.
    case source
    /// To memory of the caller: the type is an argument of generic code, which passed it on.
    case result
  }

  private struct Selecting<Input: ~Copyable, Output: ~Copyable> {
    let select: (borrowing Input) throws -> EventSource<Output>
  }

  // The closure is one of these, as it is called: a conversion for each value would retain it.
  private let selecting: Selecting<Untyped, Untyped>
  private let making: Transform<Untyped, RawSource>
  private let form: Form

  /// For values that are inner sources themselves.
  init() { self.init(.of(InnerSelector.none), .source) }

  init(_ closure: AnyClosure, _ form: Form) {
    self.form = form
    switch form {
    case .source:
      selecting = closure.called(as: Selecting<Untyped, Untyped>.self)
      making = Transform { address(of: $0).load(as: RawSource.self) }
    case .result:
      selecting = InnerSelector.none
      making = closure.called(as: Transform<Untyped, RawSource>.self)
    }
  }

  private static var none: Selecting<Untyped, Untyped> {
    Selecting { address(of: $0).load(as: RawSource.self) }
  }

  init<Input, Output: ~Copyable>(_ select: @escaping (Input) throws -> EventSource<Output>) {
    self.init(InnerSelector.closure(select), .source)
  }

  /// A closure that returns the source as an object.
  static func closure<Input, Output: ~Copyable>(
    _ select: @escaping (Input) throws -> EventSource<Output>
  ) -> AnyClosure {
    .of(Selecting(select: select))
  }

  @inline(__always)
  func inner(of value: UnsafeRawPointer) throws -> RawSource {
    switch form {
    case .source: try selecting.select(untyped(at: value).pointee)
    case .result: try making.body(untyped(at: value).pointee)
    }
  }
}
