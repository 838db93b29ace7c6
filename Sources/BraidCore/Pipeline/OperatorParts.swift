// SPDX-License-Identifier: MIT

/// What an observable or a signal is made of that applies an operator to a source.
///
/// Each operator with one source is a function of this type; both models share it.
@usableFromInline
package struct OperatorParts: Sendable {
  package let operation: RawOperator
  /// The closure that the operator was given, if any.
  package let closure: AnyClosure

  init(_ operation: RawOperator, _ closure: AnyClosure = .none) {
    self.operation = operation
    self.closure = closure
  }

  /// An operator with parameters: `attach` returns the sink for the events of the source.
  init(
    _ name: String, _ closure: AnyClosure = .none,
    _ attach: @escaping @Sendable (RawSource, consuming RawSink, SinkDisposer) -> RawSink
  ) {
    self.init(StageOperator(name, attach), closure)
  }
}
