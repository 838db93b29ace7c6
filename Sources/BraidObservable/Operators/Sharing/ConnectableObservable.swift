// SPDX-License-Identifier: MIT
public import BraidCore

/// An observable that does not subscribe to its source until ``connect()`` is called.
public protocol ConnectableObservableType: ObservableType, SendableMetatype {
  /// Subscribes to the source, on behalf of all observers.
  ///
  /// - Returns: A disposable that unsubscribes from the source.
  func connect() -> any Disposable
}

/// Shares one subscription to a source, which starts with ``connect()``.
///
///     source                   -a-b-c|
///     publish(), connect       -a-b-c|
///     the same, from tick 2    ---b-c|
///
/// ```swift
/// let source = Observable.of("a", "b", "c")
/// let shared = source.publish()
/// let first = shared.subscribe(onNext: { print("first: \($0)") })
/// let second = shared.subscribe(onNext: { print("second: \($0)") })
/// let connection = shared.connect()
/// ```
///
/// `publish`, `replay` and `multicast` return one. Connect it yourself, or use
/// ``ConnectableObservableType/refCount()`` to connect it while it has observers.
///
/// - **Ends:** a terminal event reaches all observers. After it, or after the connection was
///   disposed, the next observer subscribes to a new subject, which needs a new connection.
///   (`multicast` with a subject of yours keeps using that subject.) Disposing the connection sends
///   no terminal event to its observers; they receive nothing more.
/// - **Threads:** `connect()` and `subscribe` may be called concurrently from any thread; the
///   source is subscribed once. Events are delivered on the thread on which the source emits them.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType,
  @unchecked Sendable  // the core is thread-safe
{
  package final let core: MulticastCore
  /// The connection of the other model that this observable represents, if any.
  package final let owner: AnyObject?

  package init(_ core: MulticastCore, of owner: AnyObject? = nil) {
    self.core = core
    self.owner = owner
    super.init(.hot) { (_, sink: consuming EventSink<Element>, scope) in
      core.subscribe(sink.raw, scope)
    }
  }

  /// Subscribes to the source, unless it is connected already.
  ///
  /// - Returns: A disposable that unsubscribes from the source. All calls during one connection
  ///   return the same object.
  public final func connect() -> any Disposable { core.connect() }
}
