// SPDX-License-Identifier: MIT
import BraidCore
public import BraidObservable
public import Foundation

#if canImport(ObjectiveC)
  public import ObjectiveC
#endif

/// The delegate of an object, for observers: it emits the calls of methods, and forwards every call
/// to the delegate that the object had before.
///
/// A subclass conforms to the delegate protocol and to ``DelegateProxyType``, and implements the
/// methods that are observed:
///
/// ```swift
/// @MainActor protocol PlayerDelegate: AnyObject {
///   func player(_ player: Player, didFinish track: String)
/// }
///
/// @MainActor final class Player: HasDelegate, DelegateProxyOwner {
///   typealias Delegate = any PlayerDelegate
///   weak var delegate: (any PlayerDelegate)?
///   let delegateProxies = DelegateProxies()
/// }
///
/// final class PlayerDelegateProxy: DelegateProxy<Player, any PlayerDelegate>, DelegateProxyType,
///   PlayerDelegate
/// {
///   static let didFinish = DelegateMethod<(Player, String)>("player(_:didFinish:)")
///   override class var methods: [String] { [didFinish.name] }
///
///   static func registerKnownImplementations() {
///     register { PlayerDelegateProxy(parentObject: $0, delegateProxy: PlayerDelegateProxy.self) }
///   }
///
///   func player(_ player: Player, didFinish track: String) {
///     pass(PlayerDelegateProxy.didFinish, (player, track)) {
///       forwardToDelegate()?.player(player, didFinish: track)
///     }
///   }
/// }
///
/// extension Reactive where Base: Player {
///   @MainActor var finished: Observable<String> {
///     PlayerDelegateProxy.proxy(for: base).methodInvoked(PlayerDelegateProxy.didFinish)
///       .map { _, track in track }
///   }
/// }
/// ```
///
/// RxCocoa's proxy observes every `void` method of the protocol, by intercepting unimplemented
/// methods at run time. This one observes the methods that the class implements; methods that it
/// does not implement go directly to the former delegate, on platforms with an Objective-C runtime.
/// An object asks its delegate once which optional methods it implements, so the proxy is assigned
/// again when the first observer of a method subscribes and when the last one unsubscribes.
@preconcurrency @MainActor
open class DelegateProxy<P: AnyObject, D>: NSObject {
  /// The type of the object whose delegate this is.
  public typealias ParentObject = P
  /// The delegate protocol, as an existential type.
  public typealias Delegate = D

  private weak var parent: P?
  private let currentDelegate: @MainActor (P) -> AnyObject?
  private let setCurrentDelegate: @MainActor (D?, P) -> Void
  private let channels = DelegateChannels()
  private weak var forward: AnyObject?
  private var retainedForward: AnyObject?
  private var installations: [Installation] = []
  private var original: Installation?

  /// Creates a proxy of an object.
  ///
  /// - Parameters:
  ///   - parentObject: The object, which is not retained.
  ///   - delegateProxy: The type of the proxy.
  public init<Proxy: DelegateProxyType>(parentObject: P, delegateProxy: Proxy.Type)
  where Proxy: DelegateProxy<P, D>, Proxy.ParentObject == P, Proxy.Delegate == D {
    parent = parentObject
    currentDelegate = { object in Proxy.currentDelegate(for: object).map { $0 as AnyObject } }
    setCurrentDelegate = { delegate, object in Proxy.setCurrentDelegate(delegate, to: object) }
    super.init()
  }

  /// The names of the optional methods that the class implements in order to observe them.
  ///
  /// The proxy claims to implement them only while they have observers, or if the former delegate
  /// implements them. The default is an empty list.
  open class var methods: [String] { [] }

  // MARK: Observers

  /// Emits the arguments of each call of a method, after the former delegate was called.
  ///
  /// - **Ends:** completes when the proxy is released, which is when its object is released.
  /// - **Threads:** the method is observed on the main queue; values arrive on the main thread.
  ///
  /// - Parameter method: A method that the class implements with ``pass(_:_:to:)``.
  public final func methodInvoked<Arguments>(
    _ method: DelegateMethod<Arguments>
  ) -> Observable<Arguments> {
    calls(method.name, .after)
  }

  /// Emits the arguments of each call of a method, before the former delegate is called.
  ///
  /// - **Ends:** like ``methodInvoked(_:)``.
  /// - **Threads:** like ``methodInvoked(_:)``.
  ///
  /// - Parameter method: A method that the class implements with ``pass(_:_:to:)``.
  public final func sentMessage<Arguments>(
    _ method: DelegateMethod<Arguments>
  ) -> Observable<Arguments> {
    calls(method.name, .before)
  }

  #if canImport(ObjectiveC)
    /// Emits the arguments of each call of a method, after the former delegate was called.
    ///
    /// - **Ends:** completes when the object is released.
    /// - **Threads:** values arrive on the main thread.
    ///
    /// - Parameter selector: A method of ``methods``; any other one is a programming error.
    open func methodInvoked(_ selector: Selector) -> Observable<[Any]> {
      calls(known(selector), .after)
    }

    /// Emits the arguments of each call of a method, before the former delegate is called.
    ///
    /// - **Ends:** completes when the object is released.
    /// - **Threads:** values arrive on the main thread.
    ///
    /// - Parameter selector: A method of ``methods``; any other one is a programming error.
    open func sentMessage(_ selector: Selector) -> Observable<[Any]> {
      calls(known(selector), .before)
    }

    private func known(_ selector: Selector) -> String {
      let name = NSStringFromSelector(selector)
      if !Self.methods.contains(name) {
        Misuse.complain(
          """
          \(Self.self) does not implement \(name), and methods are not intercepted at run time. \
          Subclass the proxy, implement the method, call pass(_:_:to:) in it, and add its name to \
          methods; or implement the method in a delegate of your own and send from there.
          """)
      }
      return name
    }
  #endif

  private func calls<Arguments>(
    _ name: String, _ moment: DelegateMoment
  ) -> Observable<Arguments> {
    Observable.observed(self) { proxy, observer in
      let isFirst = proxy.channels.add(name)
      let channel = proxy.channels.channel(name, moment, Arguments.self)
      let subscription = channel.calls.subscribe(observer)
      if isFirst { proxy.assignAgain() }
      return { [weak proxy] in
        subscription.dispose()
        if let proxy, proxy.channels.remove(name) { proxy.assignAgain() }
      }
    }
  }

  /// Whether a method of this name has observers.
  public final func isObserved(_ name: String) -> Bool { channels.isObserved(name) }

  /// Informs the observers of a method, and calls the former delegate.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - arguments: The arguments of the call.
  ///   - next: Calls the method of ``forwardToDelegate()``.
  public final func pass<Arguments>(
    _ method: DelegateMethod<Arguments>, _ arguments: Arguments, to next: () -> Void
  ) {
    guard channels.isObserved(method.name) else { return next() }
    channels.send(method, .before, arguments)
    next()
    channels.send(method, .after, arguments)
  }

  // MARK: The former delegate

  /// The delegate to which calls are forwarded.
  open func forwardToDelegate() -> D? { forward as? D }

  /// Sets the delegate to which calls are forwarded.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - retainDelegate: Whether the proxy retains it.
  open func setForwardToDelegate(_ delegate: D?, retainDelegate: Bool) {
    let object = delegate.map { $0 as AnyObject }
    forward = object
    retainedForward = retainDelegate ? object : nil
    assignAgain()
  }

  /// Forwards to another delegate until the result is disposed, and then to the former one again.
  final func install(_ delegate: AnyObject, isRetained: Bool) -> any Disposable {
    if installations.isEmpty {
      original = Installation(forward, isRetained: retainedForward != nil)
    }
    let installation = Installation(delegate, isRetained: isRetained)
    installations.append(installation)
    setForwardToDelegate(delegate as? D, retainDelegate: isRetained)
    let reference = WeakReference(self)
    return Disposables.create {
      MainQueueTurn.take { reference.object?.remove(installation) }
    }
  }

  private func remove(_ installation: Installation) {
    let isCurrent = installations.last === installation && forward === installation.object
    installations.removeAll { $0 === installation }
    let former = installations.last ?? original
    if installations.isEmpty { original = nil }
    guard isCurrent else { return }
    setForwardToDelegate(former?.object as? D, retainDelegate: former?.isRetained ?? false)
  }

  /// Assigns the proxy again, so that the object asks which methods it implements.
  private func assignAgain() {
    guard let parent, currentDelegate(parent) === self else { return }
    setCurrentDelegate(nil, parent)
    setCurrentDelegate(self as? D, parent)
  }

  // MARK: Methods that the class does not implement

  #if canImport(ObjectiveC)
    /// Whether the proxy implements a method, an observer waits for it, or the former delegate
    /// implements it.
    nonisolated open override func responds(to selector: Selector!) -> Bool {
      guard let selector, Thread.isMainThread else { return super.responds(to: selector) }
      let isImplemented = super.responds(to: selector)
      return MainActor.assumeIsolated {
        let name = NSStringFromSelector(selector)
        if isImplemented && (!Self.methods.contains(name) || isObserved(name)) { return true }
        return (forward as? any NSObjectProtocol)?.responds(to: selector) ?? false
      }
    }

    /// The former delegate, for methods that the class does not implement.
    nonisolated open override func forwardingTarget(for selector: Selector!) -> Any? {
      guard let selector, Thread.isMainThread else { return super.forwardingTarget(for: selector) }
      nonisolated(unsafe) var target: AnyObject?  // on one thread
      MainActor.assumeIsolated {
        if (forward as? any NSObjectProtocol)?.responds(to: selector) == true { target = forward }
      }
      return target ?? super.forwardingTarget(for: selector)
    }
  #endif
}

/// An installed delegate, or the former delegate.
@MainActor
private final class Installation {
  private weak var reference: AnyObject?
  private let retained: AnyObject?

  init(_ object: AnyObject?, isRetained: Bool) {
    reference = object
    retained = isRetained ? object : nil
  }

  var object: AnyObject? { reference }
  var isRetained: Bool { retained != nil }
}
