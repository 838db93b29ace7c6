// SPDX-License-Identifier: MIT
public import BraidCore

/// A sequence of events over time: any number of values, then perhaps an error or a completion.
///
/// An observable is a description: nothing happens until somebody subscribes, and each subscription
/// runs the description anew. (Subjects and shared observables are the exceptions, and say so.)
///
/// Clauses C1 to C11 of the contract say what a subscriber may rely on.
public class Observable<Element>: EventSource<Element>, ObservableType {
  @inlinable
  package override init(_ start: Start, _ run: @escaping Run) { super.init(start, run) }

  /// An observable that runs `run` for each subscription.
  @inlinable
  package convenience init(run: @escaping Run) { self.init(.trampolined, run) }

  /// The source of the other model that this observable stands for, if it does.
  @usableFromInline package var origin: EventSource<Element>? { nil }

  /// Itself.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  /// Sends this observable's events to `observer` until it ends or is disposed.
  @inlinable
  public final func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let scope = SinkDisposer()
    let sink = AnyObserver(observer).sink
    let end = AnonymousObserver(scope, sink.next, sink.finish)
    subscribe(AnonymousObserver.sink(consume end), scope)
    return scope
  }
}

extension Observable: @unchecked Sendable where Element: Sendable {}  // immutable

/// An observable made of another one and a value operator, in one object.
@usableFromInline
final class StagedObservable<Operator: AttachedOperator>: Observable<Operator.Output>,
  @unchecked Sendable  // immutable
{
  @usableFromInline let source: Observable<Operator.Input>
  @usableFromInline let stage: Operator

  @inlinable
  init(_ source: Observable<Operator.Input>, _ stage: Operator) {
    self.source = source
    self.stage = stage
    super.init(.trampolined) { (this, sink: consuming EventSink<Operator.Output>, scope) in
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
  init(_ operation: Operator) {
    self.operation = operation
    super.init(.trampolined) { (this, sink: consuming EventSink<Operator.Output>, scope) in
      unsafeDowncast(this, to: OperatorObservable.self).operation.run(sink, scope)
    }
  }
}
