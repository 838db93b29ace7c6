// SPDX-License-Identifier: MIT
import Synchronization

/// The part of a ``SerialSink`` that does not depend on its values: the gate, and the end of the
/// result.
///
/// Not generic, so it is compiled once, in the library, and needs no type metadata.
@usableFromInline
package class SerialGroup: SubscriptionGroup, @unchecked Sendable {  // guarded by the gate
  @usableFromInline final let gate = SerialGate()
  /// Which ends tear their source down before they are forwarded; `always` goes for all sources, at
  /// the end of the result.
  @usableFromInline final let early: EarlyTeardown
  /// Whether the source of the operator has terminated or was abandoned, or its selector has
  /// thrown; accessed by that source only.
  @exclusivity(unchecked) @usableFromInline final var isSourceOver = false

  /// A message without a value.
  @usableFromInline
  package enum End {
    case finish(Termination)
    /// No source remains that could send an event.
    case abandon
    /// The inner source with this number has failed; see ``SwitchSink``.
    case innerFailed(any Error, from: UInt64)
  }

  @usableFromInline
  init(_ outer: borrowing SinkDisposer, _ early: EarlyTeardown) {
    self.early = early
    super.init(outer)
  }

  /// Ends the result.
  ///
  /// From now on the operator starts nothing, even if the terminal event is queued.
  @usableFromInline
  final func finish(_ termination: Termination) {
    isEnding.store(true, ordering: .relaxed)
    send(.finish(termination))
  }

  /// The closure for the end of an ``EventSource/Start/immediate`` inner source, of which only an
  /// error ends the result; it retains this object.
  @inline(__always)
  final var immediateEnd: @Sendable (Termination) -> Void {
    { self.immediateFinished($0) }
  }

  @usableFromInline
  final func immediateFinished(_ termination: Termination) {
    if case .error(let error) = termination { immediateFailed(error) }
  }

  /// Handles that error.
  func immediateFailed(_ error: any Error) { finish(.error(error)) }

  /// Abandons the result after the events that were sent before.
  @usableFromInline
  final func abandonSerially() { send(.abandon) }

  /// Handles an end immediately if the gate is idle, otherwise queues it.
  final func send(_ end: End) {
    gate.deliver({ handle(end) }, orQueue: { enqueue(end) }, drain: { drain() })
  }

  /// Forwards the end to the observer; implemented by ``SerialSink``.
  func forward(_ end: Termination) {}

  /// Queues an end for the thread inside the gate; implemented by ``SerialSink``, which knows the
  /// type of the messages.
  func enqueue(_ end: End) {}

  /// Handles the queued messages and leaves; implemented by ``SerialSink``.
  func drain() {}

  /// Handles an end inside the gate, unless the result has ended.
  @usableFromInline
  final func handle(_ end: End) {
    if outer.isDisposed { return }
    switch end {
    case .finish(let termination): self.end(termination)
    case .abandon: abandonResult()
    case .innerFailed(let error, let number): innerFailed(error, from: number)
    }
  }

  /// Handles the error of a numbered inner source, inside the gate; see ``SwitchSink``.
  func innerFailed(_ error: any Error, from number: UInt64) {}

  /// A numbered inner source was abandoned.
  func innerAbandoned(_ number: UInt64) {}

  /// Forwards the end of the result; inside the gate.
  @usableFromInline
  final func end(_ termination: Termination) {
    if early == .always { dispose() }
    forward(termination)
  }
}
