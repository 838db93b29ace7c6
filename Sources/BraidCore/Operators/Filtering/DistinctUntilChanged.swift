// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Drops each value that equals its predecessor.
  package static func distinctUntilChanged<Input>(
    _ areEqual: consuming @escaping (Input, Input) throws -> Bool
  ) -> OperatorParts {
    OperatorParts(distinctOperator, .of(Comparer(body: areEqual)))
  }

  /// Drops each value that equals its predecessor.
  ///
  /// Here, where the closure refers to one type: in an extension of a protocol with an associated
  /// type it would look up that type for each value.
  package static func distinctUntilChanged<Input: Equatable>(_: Input.Type) -> OperatorParts {
    distinctUntilChanged { (last: Input, value: Input) in last == value }
  }

  /// Drops each value whose key equals the previous value's.
  package static func distinctUntilChanged<Input, Key>(
    _ key: @escaping (Input) throws -> Key,
    _ areEqual: @escaping (Key, Key) throws -> Bool
  ) -> OperatorParts {
    let key = reinterpreted(Transform(body: key), as: Transform<Untyped, Key>.self)
    let areEqual = reinterpreted(
      Comparer(body: areEqual), as: Comparer<Untyped>.self)
    let judge = KeyJudge { value, last in
      let key = try key.body(value)
      return try withAddress(of: key) { key in
        Result {
          if last.isFull, try areEqual.accepts(last.memory, key) { return false }
          last.set(key)
          return true
        }
      }.get()
    }
    let type = RawType(Key.self)
    return OperatorParts("distinctUntilChanged") { _, sink, _ in
      values(DistinctKeySink(type, judge, sink))
    }
  }
}

private let distinctOperator: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(DistinctSink(source, sink)), scope)
}

private final class DistinctSink: StageSink, @unchecked Sendable {  // events are serial
  private let areEqual: Comparer<Untyped>
  private var last: ValueCell

  init(_ source: RawSource, _ sink: consuming RawSink) {
    areEqual = source.closure(as: Comparer<Untyped>.self)
    last = ValueCell(source.valueType)
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      if last.isFull, try areEqual.accepts(last.memory, value) { return }
      last.set(value)
      send(value)
    } catch { fail(error) }
  }
}

/// Computes the key of a value, stores it and returns true, unless it equals the stored key.
private struct KeyJudge: @unchecked Sendable {
  let isNew: (borrowing Untyped, inout ValueCell) throws -> Bool
}

private final class DistinctKeySink: StageSink, @unchecked Sendable {  // events are serial
  private let judge: KeyJudge
  private var last: ValueCell

  init(_ type: RawType, _ judge: KeyJudge, _ sink: consuming RawSink) {
    self.judge = judge
    last = ValueCell(type)
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do { if try judge.isNew(untyped(at: value).pointee, &last) { send(value) } } catch {
      fail(error)
    }
  }
}
