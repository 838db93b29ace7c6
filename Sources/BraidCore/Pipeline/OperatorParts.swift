// SPDX-License-Identifier: MIT

/// The parts of an observable or a signal that applies an operator to a source.
///
/// Each operator with one source is a function of this type; both models share it.
@usableFromInline
package struct OperatorParts: Sendable {
  /// Subscribes to the source; captures nothing, or a ``RawOperator`` with parameters.
  package let run: RawSource.Run
  /// The closure that the operator was given, if any.
  package let closure: AnyClosure

  package init(_ run: @escaping RawSource.Run, _ closure: AnyClosure = .none) {
    self.run = run
    self.closure = closure
  }

  /// An operator with parameters: `attach` returns the sink for the events of the source.
  init(
    _ name: String, _ closure: AnyClosure = .none,
    _ attach: @escaping @Sendable (RawSource, consuming RawSink, SinkDisposer) -> RawSink
  ) {
    self.init(RawOperator.running(StageOperator(name, attach)), closure)
  }
}
