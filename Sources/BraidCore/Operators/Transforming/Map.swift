// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends the result of `transform` for each value.
  package static func map<Input, Output>(
    _ transform: consuming @escaping (Input) throws -> Output
  ) -> OperatorParts {
    let type = RawType(Output.self)
    if type.fitsRoom {
      return OperatorParts(
        type.isPlain ? mapToPlain : mapToOwned, .of(Transform(body: transform)))
    }
    return OperatorParts(sendResult, .of(Sending.of(transform)))
  }

  /// Sends the same value for each value of the source.
  package static func map<Output>(to value: Output) -> OperatorParts {
    let box = ValueBox(value)
    return OperatorParts("map") { _, sink, _ in values(ConstantSink(box, sink)) }
  }
}

private let mapToPlain: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(PlainMapSink(source, sink)), scope)
}

private let mapToOwned: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(OwnedMapSink(source, sink)), scope)
}

/// Sends results that need not be destroyed.
private final class PlainMapSink: StageSink, @unchecked Sendable {  // immutable
  private let transform: Transform<Untyped, Room>

  init(_ source: RawSource, _ sink: consuming RawSink) {
    transform = source.closure(as: Transform<Untyped, Room>.self)
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      let result = try transform.body(untyped(at: value).pointee)
      send(address(of: result))
    } catch { fail(error) }
  }
}

/// Sends results that are destroyed after that.
private final class OwnedMapSink: StageSink, @unchecked Sendable {  // immutable
  private let transform: Transform<Untyped, Room>
  private let type: RawType

  init(_ source: RawSource, _ sink: consuming RawSink) {
    transform = source.closure(as: Transform<Untyped, Room>.self)
    type = source.valueType
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      let result = try transform.body(untyped(at: value).pointee)
      let address = address(of: result)
      send(address)
      type.destroy(UnsafeMutableRawPointer(mutating: address))
    } catch { fail(error) }
  }
}

private final class ConstantSink: StageSink, @unchecked Sendable {  // immutable
  private let box: ValueBox

  init(_ box: ValueBox, _ sink: consuming RawSink) {
    self.box = box
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) { send(box.address) }
}
