// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import BraidObservable
  public import UIKit

  extension UITabBar: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UITabBarDelegate
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
      /// Emits the items before the user begins customizing the bar.
      public var willBeginCustomizing: ControlEvent<[UITabBarItem]> {
        calls(RxTabBarDelegateProxy.willBeginCustomizing) { $1.1 }
      }

      /// Emits the items after the user began customizing the bar.
      public var didBeginCustomizing: ControlEvent<[UITabBarItem]> {
        calls(RxTabBarDelegateProxy.didBeginCustomizing) { $1.1 }
      }

      /// Emits the items, and whether they changed, before the user finishes customizing the bar.
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
      /// Emits the controllers before the user begins customizing the bar.
      public var willBeginCustomizing: ControlEvent<[UIViewController]> {
        calls(RxTabBarControllerDelegateProxy.willBeginCustomizing) { $1.1 }
      }

      /// Emits the controllers, and whether they changed, before the user finishes customizing.
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
