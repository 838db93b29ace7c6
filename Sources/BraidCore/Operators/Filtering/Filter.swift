// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends the values for which `isIncluded` returns true.
  package static func filter<Input>(
    _ isIncluded: consuming @escaping (Input) throws -> Bool
  ) -> OperatorParts {
    OperatorParts(filterOperator, .of(Predicate(body: isIncluded)))
  }
}

private let filterOperator: RawSource.Run = { (source, sink: consuming RawSink, scope) in
  source.connect(stage: values(FilterSink(source, sink)), scope)
}

private final class FilterSink: StageSink, @unchecked Sendable {  // immutable
  private let isIncluded: Predicate<Untyped>

  init(_ source: RawSource, _ sink: consuming RawSink) {
    isIncluded = source.closure(as: Predicate<Untyped>.self)
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do { if try isIncluded.accepts(value) { send(value) } } catch { fail(error) }
  }
}
