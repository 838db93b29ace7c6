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
/// The clauses C1 to C11 of <doc:Contract> are the guarantees that an observer may rely on.
public class Observable<Element>: EventSource<Element>, ObservableType {
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

  /// An observable that calls `run` for each subscription.
  @inlinable
  package convenience init(run: @escaping Run) { self.init(.trampolined, run) }

  /// The source of the other model that this observable represents, if any.
  package var origin: EventSource<Element>? { nil }

  /// Returns this observable.
  @inlinable @inline(__always)
  public final func asObservable() -> Observable<Element> { self }

  /// Subscribes `observer` to the events of this observable.
  public final func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let scope = SinkDisposer()
    let sink = AnyObserver(observer).sink
    Tracing.subscribes(observer)
    AnonymousObserver.subscribe(Receiver(sink.next).raw, sink.finish, to: raw, scope)
    return scope
  }
}

extension Observable: @unchecked Sendable where Element: Sendable {}  // immutable

/// An observable made by an operator, in one object.
@usableFromInline
final class OperatorObservable<Operator: SourceOperator>: Observable<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let applied: Operator

  @inlinable
  init(_ operation: consuming Operator, function: StaticString = #function) {
    self.applied = consume operation
    super.init(.trampolined, by: function) {
      (this, sink: consuming EventSink<Operator.Output>, scope) in
      unsafeDowncast(this, to: OperatorObservable.self).applied.run(sink, scope)
    }
  }
}

/// An observable of the values of an operator, which is compiled once for all types.
class RawObservable<Element>: Observable<Element>, @unchecked Sendable {  // immutable
  required override init(
    _ start: Start, _ run: consuming @escaping RawSource.Run, _ upstream: consuming RawSource?,
    _ closure: consuming AnyClosure, by function: StaticString
  ) {
    super.init(start, consume run, consume upstream, consume closure, by: function)
  }
}

/// Not used: without a subclass, the compiler would look up the class of each object, instead of
/// taking it from the metatype that it is given.
private final class OtherRawObservable<Element>: RawObservable<Element>, @unchecked Sendable {}

private let rawClasses = AtomicPointer.global(nil)

/// The class of an operator's observable.
@inline(__always)
private func knownClass<Element>(_: Element.Type) -> RawObservable<Element>.Type {
  ClassTable.found(Element.self, in: rawClasses) { RawObservable<Element>.self }
}

/// Whether observables are values of a type, so that those need no conversion.
func areObservables<Source: ObservableConvertibleType>(_: Source.Type) -> Bool {
  let answer: Answer.Type = ClassTable.found(Source.self, in: answers) {
    knownClass(Source.Element.self) is Source.Type ? Yes.self : Answer.self
  }
  return answer == Yes.self
}

private class Answer {}
private final class Yes: Answer {}
private let answers = AtomicPointer.global(nil)

/// An observable of the values of an operator.
func makeObservable<Element>(
  _ operation: consuming RawOperator, start: Observable<Element>.Start = .trampolined,
  function: StaticString = #function
) -> Observable<Element> {
  knownClass(Element.self).init(start, RawOperator.running(operation), nil, .none, by: function)
}

/// An observable that applies an operator to a source, if the operator has one.
@usableFromInline
func makeObservable<Element>(
  _ source: consuming RawSource?, _ parts: consuming OperatorParts,
  function: StaticString = #function
) -> Observable<Element> {
  knownClass(Element.self).init(
    .trampolined, parts.run, consume source, parts.closure, by: function)
}

/// Wraps a source of the other model.
///
/// Subscribing forwards to that source; events are not intercepted.
package final class ForwardingObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable
{
  let source: EventSource<Element>

  @inlinable
  package init(_ source: EventSource<Element>, function: StaticString = #function) {
    self.source = source
    super.init(source.start, by: function) { (this, sink: consuming EventSink<Element>, scope) in
      unsafeDowncast(this, to: ForwardingObservable.self).source.connect(sink, scope)
    }
  }

  package override var origin: EventSource<Element>? { source }
}
