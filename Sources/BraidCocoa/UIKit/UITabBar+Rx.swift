// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import BraidObservable
  public import UIKit

  extension UITabBar: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UITabBarDelegate
  }

  /// The delegate of tab bars, for observers.
  open class RxTabBarDelegateProxy: DelegateProxy<UITabBar, any UITabBarDelegate>,
    DelegateProxyType, UITabBarDelegate
  {
    open override class var methods: [String] {
      #if !os(tvOS) && !os(visionOS)
        return [
          didSelect.name,
          willBeginCustomizing.name,
          didBeginCustomizing.name,
          willEndCustomizing.name,
          didEndCustomizing.name,
        ]
      #else
        return [didSelect.name]
      #endif
    }

    /// The object.
    public private(set) weak var tabBar: UITabBar?

    /// Creates a proxy.
    public init(tabBar: UITabBar) {
      self.tabBar = tabBar
      super.init(parentObject: tabBar, delegateProxy: RxTabBarDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxTabBarDelegateProxy(tabBar: $0) }
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      pass(Self.didSelect, (tabBar, item)) { forwardToDelegate()?.tabBar?(tabBar, didSelect: item) }
    }

    #if !os(tvOS) && !os(visionOS)
      open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        pass(Self.willBeginCustomizing, (tabBar, items)) {
          forwardToDelegate()?.tabBar?(tabBar, willBeginCustomizing: items)
        }
      }

      open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        pass(Self.didBeginCustomizing, (tabBar, items)) {
          forwardToDelegate()?.tabBar?(tabBar, didBeginCustomizing: items)
        }
      }

      open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
      {
        pass(Self.willEndCustomizing, (tabBar, items, changed)) {
          forwardToDelegate()?.tabBar?(tabBar, willEndCustomizing: items, changed: changed)
        }
      }

      open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        pass(Self.didEndCustomizing, (tabBar, items, changed)) {
          forwardToDelegate()?.tabBar?(tabBar, didEndCustomizing: items, changed: changed)
        }
      }
    #endif
  }

  nonisolated extension RxTabBarDelegateProxy {
    static let didSelect = DelegateMethod<(UITabBar, UITabBarItem)>(
      #selector((any UITabBarDelegate).tabBar(_:didSelect:)))
    #if !os(tvOS) && !os(visionOS)
      static let willBeginCustomizing = DelegateMethod<(UITabBar, [UITabBarItem])>(
        #selector((any UITabBarDelegate).tabBar(_:willBeginCustomizing:)))
      static let didBeginCustomizing = DelegateMethod<(UITabBar, [UITabBarItem])>(
        #selector((any UITabBarDelegate).tabBar(_:didBeginCustomizing:)))
      static let willEndCustomizing = DelegateMethod<(UITabBar, [UITabBarItem], Bool)>(
        #selector((any UITabBarDelegate).tabBar(_:willEndCustomizing:changed:)))
      static let didEndCustomizing = DelegateMethod<(UITabBar, [UITabBarItem], Bool)>(
        #selector((any UITabBarDelegate).tabBar(_:didEndCustomizing:changed:)))
    #endif
  }

  extension Reactive where Base: UITabBar {
    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate: DelegateProxy<UITabBar, any UITabBarDelegate> {
      RxTabBarDelegateProxy.proxy(for: base)
    }

    /// Emits each item that the user selects.
    public var didSelectItem: ControlEvent<UITabBarItem> {
      calls(RxTabBarDelegateProxy.didSelect) { $1.1 }
    }

    #if !os(tvOS) && !os(visionOS)
      /// Emits the items before the user begins to customize the bar.
      public var willBeginCustomizing: ControlEvent<[UITabBarItem]> {
        calls(RxTabBarDelegateProxy.willBeginCustomizing) { $1.1 }
      }

      /// Emits the items after the user began to customize the bar.
      public var didBeginCustomizing: ControlEvent<[UITabBarItem]> {
        calls(RxTabBarDelegateProxy.didBeginCustomizing) { $1.1 }
      }

      /// Emits the items, and whether they changed, before the user ends to customize the bar.
      public var willEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
        calls(RxTabBarDelegateProxy.willEndCustomizing) { ($1.1, $1.2) }
      }

      /// Emits the items, and whether they changed, after the user customized the bar.
      public var didEndCustomizing: ControlEvent<([UITabBarItem], Bool)> {
        calls(RxTabBarDelegateProxy.didEndCustomizing) { ($1.1, $1.2) }
      }
    #endif

    private func calls<Arguments, Value>(
      _ method: DelegateMethod<Arguments>,
      _ value: @escaping @MainActor (Base, Arguments) throws -> Value
    ) -> ControlEvent<Value> {
      ControlEvent(onMain: delegateCalls({ RxTabBarDelegateProxy.proxy(for: $0) }, method, value))
    }
  }

  extension UITabBarController: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UITabBarControllerDelegate
  }

  /// The delegate of tab bar controllers, for observers.
  open class RxTabBarControllerDelegateProxy: DelegateProxy<
    UITabBarController, any UITabBarControllerDelegate
  >,
  DelegateProxyType, UITabBarControllerDelegate
  {
    open override class var methods: [String] {
      #if !os(tvOS) && !os(visionOS)
        return [
          didSelect.name,
          willBeginCustomizing.name,
          willEndCustomizing.name,
          didEndCustomizing.name,
        ]
      #else
        return [didSelect.name]
      #endif
    }

    /// The object.
    public private(set) weak var tabBar: UITabBarController?

    /// Creates a proxy.
    public init(tabBar: UITabBarController) {
      self.tabBar = tabBar
      super.init(parentObject: tabBar, delegateProxy: RxTabBarControllerDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxTabBarControllerDelegateProxy(tabBar: $0) }
    }

    open func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      pass(Self.didSelect, (tabBarController, viewController)) {
        forwardToDelegate()?.tabBarController?(tabBarController, didSelect: viewController)
      }
    }

    #if !os(tvOS) && !os(visionOS)
      open func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
      ) {
        pass(Self.willBeginCustomizing, (tabBarController, viewControllers)) {
          forwardToDelegate()?.tabBarController?(
            tabBarController, willBeginCustomizing: viewControllers)
        }
      }

      open func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) {
        pass(Self.willEndCustomizing, (tabBarController, viewControllers, changed)) {
          forwardToDelegate()?.tabBarController?(
            tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }
      }

      open func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) {
        pass(Self.didEndCustomizing, (tabBarController, viewControllers, changed)) {
          forwardToDelegate()?.tabBarController?(
            tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }
      }
    #endif
  }

  nonisolated extension RxTabBarControllerDelegateProxy {
    static let didSelect = DelegateMethod<(UITabBarController, UIViewController)>(
      #selector((any UITabBarControllerDelegate).tabBarController(_:didSelect:)))
    #if !os(tvOS) && !os(visionOS)
      static let willBeginCustomizing = DelegateMethod<
        (UITabBarController, [UIViewController])
      >(
        #selector((any UITabBarControllerDelegate).tabBarController(_:willBeginCustomizing:)))
      static let willEndCustomizing = DelegateMethod<
        (UITabBarController, [UIViewController], Bool)
      >(
        #selector((any UITabBarControllerDelegate).tabBarController(_:willEndCustomizing:changed:)))
      static let didEndCustomizing = DelegateMethod<
        (UITabBarController, [UIViewController], Bool)
      >(
        #selector((any UITabBarControllerDelegate).tabBarController(_:didEndCustomizing:changed:)))
    #endif
  }

  extension Reactive where Base: UITabBarController {
    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<UITabBarController, any UITabBarControllerDelegate>
    {
      RxTabBarControllerDelegateProxy.proxy(for: base)
    }

    /// Emits each view controller that the user selects.
    public var didSelect: ControlEvent<UIViewController> {
      calls(RxTabBarControllerDelegateProxy.didSelect) { $1.1 }
    }

    #if !os(tvOS) && !os(visionOS)
      /// Emits the controllers before the user begins to customize the bar.
      public var willBeginCustomizing: ControlEvent<[UIViewController]> {
        calls(RxTabBarControllerDelegateProxy.willBeginCustomizing) { $1.1 }
      }

      /// Emits the controllers, and whether they changed, before the user ends to customize.
      public var willEndCustomizing:
        ControlEvent<(viewControllers: [UIViewController], changed: Bool)>
      {
        calls(RxTabBarControllerDelegateProxy.willEndCustomizing) { ($1.1, $1.2) }
      }

      /// Emits the controllers, and whether they changed, after the user customized the bar.
      public var didEndCustomizing:
        ControlEvent<(viewControllers: [UIViewController], changed: Bool)>
      {
        calls(RxTabBarControllerDelegateProxy.didEndCustomizing) { ($1.1, $1.2) }
      }
    #endif

    private func calls<Arguments, Value>(
      _ method: DelegateMethod<Arguments>,
      _ value: @escaping @MainActor (Base, Arguments) throws -> Value
    ) -> ControlEvent<Value> {
      ControlEvent(
        onMain: delegateCalls({ RxTabBarControllerDelegateProxy.proxy(for: $0) }, method, value))
    }
  }

  extension UINavigationController: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UINavigationControllerDelegate
  }

  /// The delegate of navigation controllers, for observers.
  open class RxNavigationControllerDelegateProxy: DelegateProxy<
    UINavigationController, any UINavigationControllerDelegate
  >,
  DelegateProxyType, UINavigationControllerDelegate
  {
    open override class var methods: [String] { [willShow.name, didShow.name] }

    /// The object.
    public private(set) weak var navigationController: UINavigationController?

    /// Creates a proxy.
    public init(navigationController: UINavigationController) {
      self.navigationController = navigationController
      super.init(
        parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxNavigationControllerDelegateProxy(navigationController: $0) }
    }

    open func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      pass(Self.willShow, (navigationController, viewController, animated)) {
        forwardToDelegate()?.navigationController?(
          navigationController, willShow: viewController, animated: animated)
      }
    }

    open func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      pass(Self.didShow, (navigationController, viewController, animated)) {
        forwardToDelegate()?.navigationController?(
          navigationController, didShow: viewController, animated: animated)
      }
    }
  }

  nonisolated extension RxNavigationControllerDelegateProxy {
    static let willShow = DelegateMethod<
      (UINavigationController, UIViewController, Bool)
    >(
      #selector((any UINavigationControllerDelegate).navigationController(_:willShow:animated:)))
    static let didShow = DelegateMethod<
      (UINavigationController, UIViewController, Bool)
    >(
      #selector((any UINavigationControllerDelegate).navigationController(_:didShow:animated:)))
  }

  extension Reactive where Base: UINavigationController {
    /// A view controller that is shown, and whether with an animation.
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<UINavigationController, any UINavigationControllerDelegate>
    {
      RxNavigationControllerDelegateProxy.proxy(for: base)
    }

    /// Emits each view controller before it is shown.
    public var willShow: ControlEvent<ShowEvent> {
      calls(RxNavigationControllerDelegateProxy.willShow) { ($1.1, $1.2) }
    }

    /// Emits each view controller after it was shown.
    public var didShow: ControlEvent<ShowEvent> {
      calls(RxNavigationControllerDelegateProxy.didShow) { ($1.1, $1.2) }
    }

    private func calls<Arguments, Value>(
      _ method: DelegateMethod<Arguments>,
      _ value: @escaping @MainActor (Base, Arguments) throws -> Value
    ) -> ControlEvent<Value> {
      ControlEvent(
        onMain: delegateCalls({ RxNavigationControllerDelegateProxy.proxy(for: $0) }, method, value)
      )
    }
  }
#endif
