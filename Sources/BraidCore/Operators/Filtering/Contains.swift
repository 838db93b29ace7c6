// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends `answer` for the first value for which `predicate` returns `sought`, or else `!answer`
  /// when the source completes.
  package static func find<Input>(
    _ predicate: @escaping (Input) throws -> Bool, sought: Bool, answer: Bool
  ) -> OperatorParts {
    OperatorParts("contains", .of(Predicate(body: predicate))) { source, sink, scope in
      events(FindSink(source, sought: sought, answer: answer, sink, scope))
    }
  }
}

private final class FindSink: EmittingSink, @unchecked Sendable {  // immutable
  private let predicate: Predicate<Untyped>
  private let sought: Bool
  private let answer: Bool

  init(
    _ source: RawSource, sought: Bool, answer: Bool, _ sink: consuming RawSink,
    _ scope: SinkDisposer
  ) {
    predicate = source.closure(as: Predicate<Untyped>.self)
    self.sought = sought
    self.answer = answer
    super.init(sink, scope)
  }

  override func receive(_ value: UnsafeRawPointer) {
    do {
      if try predicate.accepts(value) != sought { return }
      reply(answer)
      finish(.completed)
    } catch { finish(.error(error)) }
  }

  override func terminated(_ termination: Termination) {
    if termination.isCompleted { reply(!answer) }
    finish(termination)
  }

  private func reply(_ answer: Bool) { withUnsafePointer(to: answer) { send($0) } }
}
