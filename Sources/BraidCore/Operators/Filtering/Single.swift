// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends the only value for which `predicate` returns true.
  ///
  /// - Parameter errors: Ends the result if there is none, or more than one.
  package static func single<Input>(
    _ predicate: @escaping (Input) throws -> Bool,
    errors: (none: any Error, many: any Error)
  ) -> OperatorParts {
    OperatorParts("single", .of(Predicate(body: predicate))) { source, sink, _ in
      events(SingleSink(source, errors, sink))
    }
  }

  /// Sends the only value when the source completes; otherwise ends with `none` or `many`.
  package static func only(none: Termination, many: any Error) -> OperatorParts {
    OperatorParts("asSingle") { source, sink, scope in
      events(OnlyValueSink(source.valueType, none, many, sink, scope))
    }
  }

  /// Sends the value at an index, then completes; fails with `missing` if there is none.
  package static func element(at index: Int, missing: any Error) -> OperatorParts {
    OperatorParts("element") { _, sink, scope in
      events(ElementSink(index, missing, sink, scope))
    }
  }
}

private final class SingleSink: StageSink, @unchecked Sendable {  // events are serial
  private let predicate: Predicate<Untyped>
  private let errors: (none: any Error, many: any Error)
  private var wasSeen = false

  init(
    _ source: RawSource, _ errors: (none: any Error, many: any Error), _ sink: consuming RawSink
  ) {
    predicate = source.closure(as: Predicate<Untyped>.self)
    self.errors = errors
    super.init(sink)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      guard try predicate.accepts(value) else { return }
      if wasSeen { return fail(errors.many) }
      wasSeen = true
      send(value)
    } catch { fail(error) }
  }

  override func sourceFinished(_ termination: Termination) {
    sink.finish(termination.isCompleted && !wasSeen ? .error(errors.none) : termination)
  }
}

private final class OnlyValueSink: EmittingSink, @unchecked Sendable {  // events are serial
  private let none: Termination
  private let many: any Error
  private var value: ValueCell

  init(
    _ type: RawType, _ none: Termination, _ many: any Error, _ sink: consuming RawSink,
    _ scope: SinkDisposer
  ) {
    self.none = none
    self.many = many
    value = ValueCell(type)
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) {
    if !self.value.isFull { return self.value.set(value) }
    end(.error(many))
  }

  override func terminated(_ termination: Termination) {
    guard termination.isCompleted else { return end(termination) }
    guard value.isFull else { return end(none) }
    send(value.memory)
    end(.completed)
  }

  private func end(_ termination: Termination) {
    value.clear()
    finish(termination)
  }
}

private final class ElementSink: EmittingSink, @unchecked Sendable {  // events are serial
  private let missing: any Error
  private var remaining: Int

  init(_ index: Int, _ missing: any Error, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    remaining = index
    self.missing = missing
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) {
    remaining -= 1
    if remaining != -1 { return }
    send(value)
    finish(.completed)
  }

  override func terminated(_ termination: Termination) {
    finish(termination.isCompleted && remaining >= 0 ? .error(missing) : termination)
  }
}
