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
  private struct Selecting<Input: ~Copyable> {
    let select: (borrowing Input) throws -> RawSource
  }

  private let selecting: Selecting<Untyped>

  /// For an engine whose inner sources are passed to ``FlattenSink/take(_:)``.
  static var none: InnerSelector {
    InnerSelector(selecting: AnyClosure.none.called(as: Selecting<Untyped>.self))
  }

  private init(selecting: Selecting<Untyped>) { self.selecting = selecting }

  init<Input>(_ select: @escaping (Input) throws -> RawSource) {
    selecting = reinterpreted(Selecting<Input>(select: select), as: Selecting<Untyped>.self)
  }

  @inline(__always)
  func inner(of value: UnsafeRawPointer) throws -> RawSource {
    try selecting.select(untyped(at: value).pointee)
  }
}
