// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends each result of `transform` that is not nil.
  package static func compactMap<Input, Output>(
    _ transform: @escaping (Input) throws -> Output?
  ) -> OperatorParts {
    if RawType(Output.self).optionalFitsRoom {
      return OperatorParts(compactMapOperator, .of(Transform(body: transform)))
    }
    return OperatorParts(sendResult, .of(Sending.ofOptional(transform)))
  }

  /// Sends each value that is not nil.
  package static var unwrap: OperatorParts { OperatorParts(unwrapOperator) }
}

private let compactMapOperator: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(CompactMapSink(source, sink)), scope)
}

private let unwrapOperator: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(UnwrapSink(source.valueType, sink)), scope)
}

private final class CompactMapSink: StageSink, @unchecked Sendable {  // immutable
  private let transform: Transform<Untyped, Room>
  private let type: RawType

  init(_ source: RawSource, _ sink: consuming RawSink) {
    transform = source.closure(as: Transform<Untyped, Room>.self)
    type = source.valueType
    super.init(sink)
  }

  @inline(__always)
  override func receive(_ value: UnsafeRawPointer) {
    do {
      let result = try transform.body(untyped(at: value).pointee)
      let address = address(of: result)
      if type.isNil(at: address) { return }
      send(address)
      type.destroy(UnsafeMutableRawPointer(mutating: address))
    } catch { fail(error) }
  }
}

private final class UnwrapSink: StageSink, @unchecked Sendable {  // immutable
  private let type: RawType

  init(_ type: RawType, _ sink: consuming RawSink) {
    self.type = type
    super.init(sink)
  }

  // An optional begins with its value.
  override func receive(_ value: UnsafeRawPointer) { if !type.isNil(at: value) { send(value) } }
}
