// SPDX-License-Identifier: MIT

/// An operator as a value: its parameters, and its behavior in each subscription.
///
/// A struct and not a closure: its module stores it inside the observable or signal, in one
/// allocation, and nothing that is not `Sendable` is captured.
@usableFromInline
package protocol SourceOperator<Output>: SendableMetatype {
  associatedtype Output

  /// Subscribes to the sources so that results arrive at `sink`, and sets the teardown of `scope`,
  /// if any. Runs on the thread's trampoline.
  func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer)
}
