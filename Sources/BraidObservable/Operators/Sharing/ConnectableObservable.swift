// SPDX-License-Identifier: MIT
public import BraidCore

/// An observable that waits for ``connect()`` before it subscribes to its source.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source for all observers at once.
  ///
  /// - Returns: Ends the subscription to the source.
  func connect() -> any Disposable
}

/// Shares one subscription to a source, which begins with ``connect()``.
///
///     source                   -a-b-c|
///     publish(), connect       -a-b-c|
///     the same, from tick 2    ---b-c|
///
/// Made by `publish`, `replay` and `multicast`; connected by hand, or with
/// ``ConnectableObservableType/refCount()`` by its observers.
///
/// - **Ends:** an end goes to all observers; after it, or when the connection is disposed, the next
///   observer finds a new subject, to be connected again. (`multicast` of a subject of yours keeps
///   using that one.) Observers of a connection that was disposed hear nothing more.
/// - **Threads:** `connect()` and `subscribe` may be called from any threads at once; the source is
///   subscribed to once.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable  // the core is thread-safe
{
  @usableFromInline package let core: MulticastCore<Element>
  /// The connection of the other model that this observable stands for, if it does.
  package let owner: AnyObject?

  @usableFromInline
  package init(_ core: MulticastCore<Element>, of owner: AnyObject? = nil) {
    self.core = core
    self.owner = owner
    super.init(.hot) { (_, sink: consuming EventSink<Element>, scope) in
      core.subscribe(sink, scope)
    }
  }

  /// Subscribes to the source, unless that has been done.
  ///
  /// - Returns: Ends the subscription to the source; each call during one connection returns the
  ///   same.
  public final func connect() -> any Disposable { core.connect() }
}
