// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends the first `count` values, then completes; `count` is at least one.
  package static func take(_ count: Int) -> OperatorParts {
    OperatorParts("take") { _, sink, scope in values(TakeSink(count, sink, scope)) }
  }

  /// Sends values until `predicate` returns `end`.
  ///
  /// - Parameter includesLast: Whether the value that ends the sequence is sent, too.
  package static func take<Input>(
    _ predicate: @escaping (Input) throws -> Bool, until end: Bool, includesLast: Bool
  ) -> OperatorParts {
    OperatorParts("take", .of(Predicate(body: predicate))) { source, sink, scope in
      values(TakeWhileSink(source, end, includesLast, sink, scope))
    }
  }
}

private final class TakeSink: EmittingSink, @unchecked Sendable {  // events are serial
  private var remaining: Int

  init(_ count: Int, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    remaining = count
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) {
    if remaining > 1 {
      remaining -= 1
      send(value)
    } else if remaining == 1 {
      remaining = 0
      send(value)
      finish(.completed)
    }
  }
}

private final class TakeWhileSink: EmittingSink, @unchecked Sendable {  // immutable
  private let predicate: Predicate<Untyped>
  private let end: Bool
  private let includesLast: Bool

  init(
    _ source: RawSource, _ end: Bool, _ includesLast: Bool, _ sink: consuming RawSink,
    _ scope: SinkDisposer
  ) {
    predicate = source.closure(as: Predicate<Untyped>.self)
    self.end = end
    self.includesLast = includesLast
    super.init(sink, scope)
  }

  @inline(__always)
  override func receive(_ value: UnsafeRawPointer) {
    do {
      if try predicate.accepts(value) != end { return send(value) }
      if includesLast { send(value) }
      finish(.completed)
    } catch { finish(.error(error)) }
  }
}
