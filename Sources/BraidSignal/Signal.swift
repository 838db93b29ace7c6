// SPDX-License-Identifier: MIT
public import BraidCore

/// A stream of events over time: any number of `next` events, then at most one `error` or
/// `completed`.
///
/// ```swift
/// let squares = Signal.from(1...5)
///   .filter { !$0.isMultiple(of: 2) }
///   .map { $0 * $0 }
/// squares.subscribe(next: { print($0) })  // 1, 9, 25
/// ```
///
/// A signal is cold unless documented otherwise: nothing happens before a subscription, and each
/// subscription runs the source again. Subjects are hot, as are signals shared by ``publish()``.
///
/// `Signal` is a class cluster: ``create(_:)``, ``just(_:)``, ``empty``, ``error(_:)``, ``never``
/// and the operators each return a subclass of their own. The model is ReactiveObjC's `RACSignal`.
/// The Rx model of the same concept is `Observable`; `asObservable()` and `asSignal()` of
/// BraidBridge convert between them.
open class Signal<Value>: EventSource<Value>, CustomStringConvertible {
  /// The name given by ``named(_:)``; guarded by the lock of `SignalLabel`.
  @exclusivity(unchecked) final var label: SignalLabel?

  @inlinable
  package override init(_ start: Start, _ run: @escaping Run) { super.init(start, run) }

  @inlinable
  package override init(
    _ start: Start, by function: StaticString, _ run: consuming @escaping Run
  ) {
    super.init(start, by: function, consume run)
  }

  /// Creates a signal that runs `run` for each subscription, on the thread's trampoline.
  ///
  /// Subjects use the trampoline too, although they do not need it: during a subscription it is the
  /// current scheduler of a thread that has none (``Scheduler/current``).
  @inlinable
  package convenience init(run: @escaping Run) { self.init(.trampolined, run) }

  /// The kind of signal, its address, and its name if it has one:
  /// `<Signal<Int>: 0x7f2c4c00b2e0> name: [taps] -map:`.
  public final var description: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let kind = "<\(Self.kind)<\(Value.self)>: 0x\(address)>"
    return name.isEmpty ? kind : "\(kind) name: \(name)"
  }

  /// The source of the other model that this signal stands for, if it does.
  @usableFromInline package var origin: EventSource<Value>? { nil }

  /// The kind of signal in descriptions.
  ///
  /// Operators and sources share the default, because users need not tell them apart.
  class var kind: String { "Signal" }

  /// Whether the signal calls the tracer itself.
  class var reportsEvents: Bool { false }
}

extension Signal: @unchecked Sendable where Value: Sendable {}  // immutable; the label has a lock

/// A signal that applies a value operator to a source, as one object.
@usableFromInline
final class StagedSignal<Operator: AttachedOperator>: Signal<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let source: Signal<Operator.Input>
  @usableFromInline let stage: Operator

  @inlinable
  init(
    _ source: consuming Signal<Operator.Input>, _ stage: consuming Operator,
    function: StaticString = #function
  ) {
    self.source = consume source
    self.stage = consume stage
    super.init(.trampolined, by: function) {
      (this, sink: consuming EventSink<Operator.Output>, scope) in
      let this = unsafeDowncast(this, to: StagedSignal.self)
      this.source.connect(this.stage.attached(to: sink, scope), scope)
    }
  }
}

/// A signal created by an operator, as one object.
@usableFromInline
final class OperatorSignal<Operator: SourceOperator>: Signal<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let operation: Operator

  @inlinable
  init(_ operation: consuming Operator, function: StaticString = #function) {
    self.operation = consume operation
    super.init(.trampolined, by: function) {
      (this, sink: consuming EventSink<Operator.Output>, scope) in
      let this = unsafeDowncast(this, to: OperatorSignal.self)
      this.operation.run(sink, scope)
    }
  }
}

/// A signal whose operator is compiled once for all types.
final class RawSignal<Value>: Signal<Value>, OperatorSource,
  @unchecked Sendable  // immutable
{
  let operation: RawOperator

  required init(_ operation: RawOperator, function: StaticString) {
    self.operation = operation
    super.init(.trampolined, by: function) { (this, sink: consuming EventSink<Value>, scope) in
      unsafeDowncast(this, to: RawSignal.self).operation.run(sink.raw, scope)
    }
  }
}

private let rawClasses = ClassTable()

extension Signal {
  /// A signal of the values of an operator.
  static func of(
    _ operation: RawOperator, function: StaticString = #function
  ) -> Signal<Value> {
    rawClasses.find(Value.self) { RawSignal<Value>.self }.init(operation, function: function)
  }
}

/// Wraps a source under a new name, or a source of the other model.
///
/// Subscribing forwards to that source; events are not intercepted. A hot observable, and one that
/// an operator forwards, does not start the thread's trampoline. A signal does, because its
/// subscription is the current scheduler of a thread that has none.
@usableFromInline
package final class ForwardingSignal<Value>: Signal<Value>,
  @unchecked Sendable  // immutable
{
  @usableFromInline package let source: EventSource<Value>

  @inlinable
  package init(_ source: EventSource<Value>, function: StaticString = #function) {
    self.source = source
    super.init(source.start == .immediate ? .immediate : .trampolined, by: function) {
      (this, sink: consuming EventSink<Value>, scope) in
      let this = unsafeDowncast(this, to: ForwardingSignal.self)
      if this.source.start == .trampolined { return this.source.connect(sink, scope) }
      let sink = sink
      Trampoline.current.run { this.source.connect(sink, scope) }
    }
  }

  package override var origin: EventSource<Value>? { source }
}

/// The errors with which operators of signals fail.
public enum SignalError: Error, Hashable, Sendable {
  /// ``Signal/timeout(_:on:)``: the source has not ended in time.
  case timedOut
  /// ``Signal/switch(on:cases:default:)``: no case matches this key, described as text.
  case noMatchingCase(String)
  /// ``Signal/single()``: the source has completed without a value.
  case noValue
  /// ``Signal/single()``: the source has emitted a second value.
  case moreThanOneValue
}
