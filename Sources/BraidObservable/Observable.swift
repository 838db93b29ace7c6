// SPDX-License-Identifier: MIT
public import BraidCore

/// A sequence of events over time: any number of values, then at most one error or completion.
///
/// ```swift
/// let letters = Observable.of("a", "b", "c")
/// let subscription = letters
///   .map { $0.uppercased() }
///   .subscribe(onNext: { print($0) }, onCompleted: { print("completed") })
/// ```
///
/// An observable is cold unless its documentation says otherwise: it does nothing until it is
/// subscribed, and each subscription runs its source again. Subjects, relays and shared observables
/// are hot.
///
/// The clauses C1 to C11 of <doc:Contract> say what an observer may rely on.
public class Observable<Element>: EventSource<Element>, ObservableType {
  @inlinable
  package override init(_ start: Start, _ run: @escaping Run) { super.init(start, run) }

  @inlinable
  package override init(
    _ start: Start, by function: StaticString, _ run: consuming @escaping Run
  ) {
    super.init(start, by: function, consume run)
  }

  /// An observable that calls `run` for each subscription.
  @inlinable
  package convenience init(run: @escaping Run) { self.init(.trampolined, run) }

  /// The source of the other model that this observable stands for, if it does.
  @usableFromInline package var origin: EventSource<Element>? { nil }

  /// Returns this observable.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  /// Subscribes `observer` to the events of this observable.
  public final func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let scope = SinkDisposer()
    let sink = AnyObserver(observer).sink
    Tracing.subscribes(observer)
    subscribe(AnonymousObserver.sink(scope, sink.next, sink.finish), scope)
    return scope
  }
}

extension Observable: @unchecked Sendable where Element: Sendable {}  // immutable

/// An observable made of a source and a value operator, in one object.
@usableFromInline
final class StagedObservable<Operator: AttachedOperator>: Observable<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let source: Observable<Operator.Input>
  @usableFromInline let stage: Operator

  @inlinable
  init(
    _ source: consuming Observable<Operator.Input>, _ stage: consuming Operator,
    function: StaticString = #function
  ) {
    self.source = consume source
    self.stage = consume stage
    super.init(.trampolined, by: function) {
      (this, sink: consuming EventSink<Operator.Output>, scope) in
      let this = unsafeDowncast(this, to: StagedObservable.self)
      this.source.connect(this.stage.attached(to: sink, scope), scope)
    }
  }
}

/// An observable made by an operator, in one object.
@usableFromInline
final class OperatorObservable<Operator: SourceOperator>: Observable<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let operation: Operator

  @inlinable
  init(_ operation: consuming Operator, function: StaticString = #function) {
    self.operation = consume operation
    super.init(.trampolined, by: function) {
      (this, sink: consuming EventSink<Operator.Output>, scope) in
      unsafeDowncast(this, to: OperatorObservable.self).operation.run(sink, scope)
    }
  }
}

/// An observable whose operator is compiled once for all types.
final class RawObservable<Element>: Observable<Element>, OperatorSource,
  @unchecked Sendable  // immutable
{
  let operation: RawOperator

  required init(_ operation: RawOperator, function: StaticString) {
    self.operation = operation
    super.init(.trampolined, by: function) { (this, sink: consuming EventSink<Element>, scope) in
      unsafeDowncast(this, to: RawObservable.self).operation.run(sink.raw, scope)
    }
  }
}

private let rawClasses = ClassTable()

extension Observable {
  /// An observable of the values of an operator.
  static func of(
    _ operation: RawOperator, function: StaticString = #function
  ) -> Observable<Element> {
    rawClasses.find(Element.self) { RawObservable<Element>.self }.init(
      operation, function: function)
  }
}

/// Wraps a source of the other model.
///
/// Subscribing forwards to that source; events are not intercepted.
@usableFromInline
package final class ForwardingObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable
{
  @usableFromInline package let source: EventSource<Element>

  @inlinable
  package init(_ source: EventSource<Element>, function: StaticString = #function) {
    self.source = source
    super.init(source.start, by: function) { (this, sink: consuming EventSink<Element>, scope) in
      unsafeDowncast(this, to: ForwardingObservable.self).source.connect(sink, scope)
    }
  }

  package override var origin: EventSource<Element>? { source }
}
