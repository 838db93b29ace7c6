// SPDX-License-Identifier: MIT

/// `generate`: a state that changes with each step, while a condition holds.
package final class GenerateOperator: RawOperator, @unchecked Sendable {  // immutable
  private let start: (GenerateSteps, consuming RawSink, SinkDisposer) -> Void
  /// The steps before the first one, which each subscription copies.
  private let steps: GenerateSteps

  /// - Parameter start: Begins the steps of a subscription.
  package init<Element>(
    _ state: Element, while condition: @escaping (Element) throws -> Bool,
    _ iterate: @escaping (Element) throws -> Element,
    start: @escaping (GenerateSteps, consuming RawSink, SinkDisposer) -> Void
  ) {
    self.start = start
    steps = withAddress(of: state) {
      GenerateSteps(RawType(Element.self), at: $0, GenerateRules(condition, iterate))
    }
  }

  package override func run(
    _: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer
  ) {
    start(GenerateSteps(copying: steps), sink, scope)
  }
}

/// The closures of `generate`.
private struct GenerateRules {
  private struct Condition<Element: ~Copyable> {
    let call: (borrowing Element) throws -> Bool
  }

  private let condition: Condition<Untyped>
  /// The size of a plain state, which the result of ``next`` replaces; others are changed by
  /// ``update``.
  private let size: Int?
  private let next: Transform<Untyped, Room>
  private let update: (UnsafeMutableRawPointer) throws -> Void

  init<Element>(
    _ condition: @escaping (Element) throws -> Bool,
    _ iterate: @escaping (Element) throws -> Element
  ) {
    self.condition = reinterpreted(
      Condition<Element>(call: condition), as: Condition<Untyped>.self)
    let type = RawType(Element.self)
    size = type.isPlainInRoom ? type.size : nil
    next = reinterpreted(Transform(body: iterate), as: Transform<Untyped, Room>.self)
    update = { state in
      let state = state.assumingMemoryBound(to: Element.self)
      state.pointee = try iterate(state.pointee)
    }
  }

  /// Replaces the value at an address by the next one.
  @inline(__always)
  func iterate(_ state: UnsafeMutableRawPointer) throws {
    guard let size else { return try update(state) }
    let result = try next.body(untyped(at: state).pointee)
    copyBytes(size, address(of: result), to: state)
  }

  func accepts(_ state: UnsafeRawPointer) throws -> Bool {
    try condition.call(untyped(at: state).pointee)
  }
}

/// The state of `generate`, which its source advances before each value but the first.
package final class GenerateSteps: StepSource, @unchecked Sendable {  // steps never overlap
  private let type: RawType
  private let state: UnsafeMutableRawPointer
  private let rules: GenerateRules
  private var isFirst = true

  fileprivate init(_ type: RawType, at state: UnsafeRawPointer, _ rules: GenerateRules) {
    self.type = type
    self.state = type.allocate()
    self.rules = rules
    type.copy(state, to: self.state)
  }

  fileprivate convenience init(copying steps: GenerateSteps) {
    self.init(steps.type, at: steps.state, steps.rules)
  }

  deinit {
    type.destroy(state)
    type.deallocate(state)
  }

  package func step(_ sink: RawSink, _ scope: SinkDisposer) -> Bool {
    do {
      if isFirst { isFirst = false } else { try rules.iterate(state) }
      let isLast = try !rules.accepts(state)
      if scope.isDisposed { return false }
      if !isLast {
        sink.next(at: state)
        return true
      }
      sink.finish(.completed)
    } catch { if !scope.isDisposed { sink.finish(.error(error)) } }
    return false
  }
}
