// SPDX-License-Identifier: MIT
public import BraidCore

/// A sequence of events over time: any number of values, then perhaps an error or a completion.
///
/// An observable is a description: nothing happens until somebody subscribes, and each subscription
/// runs the description anew. (Subjects and shared observables are the exceptions, and say so.)
///
/// Clauses C1 to C11 of the contract say what a subscriber may rely on.
public class Observable<Element>: ObservableType {
  /// What subscribing does.
  @usableFromInline package let source: Source<Element>

  @inlinable
  package init(_ source: Source<Element>) { self.source = source }

  /// An observable that runs `run` for each subscription.
  @inlinable
  package init(run: @escaping Source<Element>.Run) { source = .run(run) }

  /// Itself.
  @inlinable
  public final func asObservable() -> Observable<Element> { self }

  /// Sends this observable's events to `observer` until it ends or is disposed.
  @inlinable
  public final func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> any Disposable where Observer.Element == Element {
    let scope = SinkDisposer()
    source.start(AnyObserver(observer).sink, scope)
    return scope
  }
}

extension Observable: @unchecked Sendable where Element: Sendable {}  // `source` is immutable
