// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends a value and completes, as in Rx.
  package static func just<Value>(_ value: Value) -> OperatorParts {
    JustOperator.parts(value, JustOperator.word, JustOperator.closure)
  }

  /// The same on the thread's trampoline, as in RAC.
  package static func trampolinedJust<Value>(_ value: Value) -> OperatorParts {
    JustOperator.parts(value, JustOperator.trampolinedWord, JustOperator.trampolinedClosure)
  }
}

/// Sends one value. A small one is stored in the source: it is created for each value of a
/// `flatMap`.
private final class JustOperator: RawOperator, @unchecked Sendable {  // immutable
  static let word = JustOperator(isWord: true, isTrampolined: false)
  static let closure = JustOperator(isWord: false, isTrampolined: false)
  static let trampolinedWord = JustOperator(isWord: true, isTrampolined: true)
  static let trampolinedClosure = JustOperator(isWord: false, isTrampolined: true)

  private let isWord: Bool
  private let isTrampolined: Bool

  private init(isWord: Bool, isTrampolined: Bool) {
    self.isWord = isWord
    self.isTrampolined = isTrampolined
  }

  static func parts<Value>(
    _ value: Value, _ word: JustOperator, _ closure: JustOperator
  ) -> OperatorParts {
    let type = RawType(Value.self)
    if type.isPlain, type.size <= MemoryLayout<UInt>.size {
      var bits: UInt = 0
      withAddress(of: value) { address in
        withUnsafeMutableBytes(of: &bits) {
          $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: type.size))
        }
      }
      return OperatorParts(word, AnyClosure(word: bits))
    }
    nonisolated(unsafe) let value = value  // sent by one thread at a time
    return OperatorParts(
      closure,
      .of(SendingValue { sink in withAddress(of: value) { sink.next(at: $0) } }))
  }

  override var name: String { "just" }

  override func run(_ source: RawSource, _ sink: consuming RawSink, _ scope: SinkDisposer) {
    if isTrampolined {
      let sink = sink
      Trampoline.current.run { send(source, sink, scope) }
    } else {
      send(source, sink, scope)
    }
  }

  @inline(__always)
  private func send(_ source: RawSource, _ sink: borrowing RawSink, _ scope: SinkDisposer) {
    if isWord {
      withUnsafePointer(to: source.closure.word) { sink.next(at: $0) }
    } else {
      source.closure(as: SendingValue.self).body(sink)
    }
    if !scope.isDisposed { sink.finish(.completed) }
  }
}
