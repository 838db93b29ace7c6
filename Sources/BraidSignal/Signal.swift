// SPDX-License-Identifier: MIT
public import BraidCore

/// A sequence of events over time, in ReactiveObjC's words: `next` any number of times, then
/// perhaps `error` or `completed`.
///
/// The face of a class cluster: ``create(_:)``, ``just(_:)``, ``empty``, ``error(_:)``, ``never``
/// and the operators each return their own kind of signal. A signal is cold unless it says
/// otherwise: nothing happens until somebody subscribes, and each subscription does it anew.
/// Subjects, and what is made of them by ``publish()``, are hot.
///
/// The Rx style has the same idea in `Observable`; `asObservable()` and `asSignal()` of BraidBridge
/// turn one into the other.
open class Signal<Value>: EventSource<Value>, CustomStringConvertible {
  /// What ``named(_:)`` gave it; under the lock of `SignalLabel`.
  @exclusivity(unchecked) @usableFromInline final var label: SignalLabel?

  @inlinable
  package override init(_ start: Start, _ run: @escaping Run) { super.init(start, run) }

  /// A signal that runs `run` for each subscription, on the thread's trampoline; so do subjects,
  /// which would not need it: a subscription is a scheduler where there is none
  /// (``Scheduler/current``).
  @inlinable
  package convenience init(run: @escaping Run) { self.init(.trampolined, run) }

  /// What kind of signal it is, its address, and its name if it has one:
  /// `<Signal<Int>: 0x7f2c4c00b2e0> name: [taps] -map:`.
  public final var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let kind = "<\(Self.kind)<\(Value.self)>: 0x\(address)>"
    return name.isEmpty ? kind : "\(kind) name: \(name)"
  }

  /// The source of the other model that this signal stands for, if it does.
  @usableFromInline package var origin: EventSource<Value>? { nil }

  /// What descriptions call signals of this class; operators and sources are all the same to a
  /// user.
  class var kind: String { "Signal" }
}

extension Signal: @unchecked Sendable where Value: Sendable {}  // immutable; the label has a lock

/// A signal made of another one and a value operator, in one object.
@usableFromInline
final class StagedSignal<Operator: AttachedOperator>: Signal<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let source: Signal<Operator.Input>
  @usableFromInline let stage: Operator

  @inlinable
  init(_ source: Signal<Operator.Input>, _ stage: Operator) {
    self.source = source
    self.stage = stage
    super.init(.trampolined) { (this, sink: consuming EventSink<Operator.Output>, scope) in
      let this = unsafeDowncast(this, to: StagedSignal.self)
      if SignalTracing.isOn { return this.start(this.makeProbe(sink, scope), scope) }
      this.start(sink, scope)
    }
  }

  @inlinable @inline(__always)
  func start(_ sink: consuming EventSink<Operator.Output>, _ scope: SinkDisposer) {
    source.connect(stage.attached(to: sink, scope), scope)
  }
}

/// A signal made by an operator, in one object.
@usableFromInline
final class OperatorSignal<Operator: SourceOperator>: Signal<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let operation: Operator

  @inlinable
  init(_ operation: Operator) {
    self.operation = operation
    super.init(.trampolined) { (this, sink: consuming EventSink<Operator.Output>, scope) in
      let this = unsafeDowncast(this, to: OperatorSignal.self)
      this.operation.run(this.probed(sink, scope), scope)
    }
  }
}

/// Stands for another signal, under a name of its own, or for a source of the other model.
/// Subscribing forwards to that source; events are not intercepted.
///
/// A hot observable, or one that an operator forwards, does not start the thread's trampoline; a
/// signal does, because its subscription is the current scheduler where there is no other.
@usableFromInline
package final class ForwardingSignal<Value>: Signal<Value>,
  @unchecked Sendable  // immutable
{
  @usableFromInline package let source: EventSource<Value>

  @inlinable
  package init(_ source: EventSource<Value>) {
    self.source = source
    super.init(source.start == .immediate ? .immediate : .trampolined) {
      (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ForwardingSignal.self)
      let sink = this.probed(sink, scope)
      if this.source.start == .trampolined { return this.source.connect(sink, scope) }
      Trampoline.current.run { this.source.connect(sink, scope) }
    }
  }

  @usableFromInline package override var origin: EventSource<Value>? { source }
}
