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
  final var label: SignalLabel?

  @usableFromInline
  package override init(_ start: Start, _ run: @escaping Run) { super.init(start, run) }

  @usableFromInline
  package override init(
    _ start: Start, by function: StaticString, _ run: consuming @escaping Run
  ) {
    super.init(start, by: function, consume run)
  }

  override init(
    _ start: Start, _ run: consuming @escaping RawSource.Run, _ upstream: consuming RawSource?,
    _ closure: consuming AnyClosure, by function: StaticString
  ) {
    super.init(start, consume run, consume upstream, consume closure, by: function)
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

  /// The source of the other model that this signal represents, if any.
  package var origin: EventSource<Value>? { nil }

  /// The kind of signal in descriptions.
  ///
  /// Operators and sources share the default, because users need not tell them apart.
  class var kind: String { "Signal" }

  /// Whether the signal calls the tracer itself.
  class var reportsEvents: Bool { false }
}

extension Signal: @unchecked Sendable where Value: Sendable {}  // immutable; the label has a lock

/// A signal created by an operator, as one object.
@usableFromInline
final class OperatorSignal<Operator: SourceOperator>: Signal<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let applied: Operator

  @inlinable
  init(_ operation: consuming Operator, function: StaticString = #function) {
    self.applied = consume operation
    super.init(.trampolined, by: function) {
      (this, sink: consuming EventSink<Operator.Output>, scope) in
      let this = unsafeDowncast(this, to: OperatorSignal.self)
      this.applied.run(sink, scope)
    }
  }
}

/// A signal of the values of an operator, which is compiled once for all types.
class RawSignal<Value>: Signal<Value>, @unchecked Sendable {  // immutable
  required override init(
    _ start: Start, _ run: consuming @escaping RawSource.Run, _ upstream: consuming RawSource?,
    _ closure: consuming AnyClosure, by function: StaticString
  ) {
    super.init(start, consume run, consume upstream, consume closure, by: function)
  }
}

/// Not used: without a subclass, the compiler would look up the class of each object, instead of
/// taking it from the metatype that it is given.
private final class OtherRawSignal<Value>: RawSignal<Value>, @unchecked Sendable {}

private let rawClasses = AtomicPointer.global(nil)

/// The class of an operator's signal.
@inline(__always)
private func knownClass<Value>(_: Value.Type) -> RawSignal<Value>.Type {
  ClassTable.found(Value.self, in: rawClasses) { RawSignal<Value>.self }
}

/// A signal of the values of an operator.
func makeSignal<Value>(
  _ operation: consuming RawOperator, start: Signal<Value>.Start = .trampolined,
  function: StaticString = #function
) -> Signal<Value> {
  knownClass(Value.self).init(start, RawOperator.running(operation), nil, .none, by: function)
}

/// A signal that applies an operator to a source, if the operator has one.
@usableFromInline
func makeSignal<Value>(
  _ source: consuming RawSource?, _ parts: consuming OperatorParts,
  function: StaticString = #function
) -> Signal<Value> {
  knownClass(Value.self).init(
    .trampolined, parts.run, consume source, parts.closure, by: function)
}

/// Wraps a source under a new name, or a source of the other model.
///
/// Subscribing forwards to that source; events are not intercepted. A hot observable does not start
/// the thread's trampoline, nor does an observable that an operator forwards. A signal does,
/// because its subscription is the current scheduler of a thread that has none.
package final class ForwardingSignal<Value>: Signal<Value>,
  @unchecked Sendable  // immutable
{
  let source: EventSource<Value>

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
