// SPDX-License-Identifier: MIT

/// An operator as a value: what it needs, and what it does for each subscription.
///
/// A struct and not a closure: its module keeps it inside the observable or signal it returns, in
/// one allocation, and nothing non-Sendable is captured anywhere.
@usableFromInline
package protocol SourceOperator<Output>: SendableMetatype {
  associatedtype Output

  /// Subscribes: connects the sources so that results arrive at `sink`, and gives `scope` what it
  /// has to tear down, if anything. Runs on the thread's trampoline.
  func run(_ sink: consuming EventSink<Output>, _ scope: SinkDisposer)
}
