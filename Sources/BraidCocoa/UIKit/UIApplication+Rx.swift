// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import BraidObservable
  public import UIKit

  extension Reactive where Base: UIApplication {
    /// Emits after the app moved to the background.
    public static var didEnterBackground: ControlEvent<Void> {
      posts(UIApplication.didEnterBackgroundNotification)
    }

    /// Emits before the app moves to the foreground.
    public static var willEnterForeground: ControlEvent<Void> {
      posts(UIApplication.willEnterForegroundNotification)
    }

    /// Emits after the app was launched.
    public static var didFinishLaunching: ControlEvent<Void> {
      posts(UIApplication.didFinishLaunchingNotification)
    }

    /// Emits after the app became active.
    public static var didBecomeActive: ControlEvent<Void> {
      posts(UIApplication.didBecomeActiveNotification)
    }

    /// Emits before the app becomes inactive.
    public static var willResignActive: ControlEvent<Void> {
      posts(UIApplication.willResignActiveNotification)
    }

    /// Emits when the system is low on memory.
    public static var didReceiveMemoryWarning: ControlEvent<Void> {
      posts(UIApplication.didReceiveMemoryWarningNotification)
    }

    /// Emits before the app is terminated.
    public static var willTerminate: ControlEvent<Void> {
      posts(UIApplication.willTerminateNotification)
    }

    /// Emits after a significant change of the time: midnight, another time zone.
    public static var significantTimeChange: ControlEvent<Void> {
      posts(UIApplication.significantTimeChangeNotification)
    }

    /// Emits when the permission to refresh in the background changes.
    public static var backgroundRefreshStatusDidChange: ControlEvent<Void> {
      posts(UIApplication.backgroundRefreshStatusDidChangeNotification)
    }

    /// Emits before protected files become unavailable.
    public static var protectedDataWillBecomeUnavailable: ControlEvent<Void> {
      posts(UIApplication.protectedDataWillBecomeUnavailableNotification)
    }

    /// Emits after protected files became available.
    public static var protectedDataDidBecomeAvailable: ControlEvent<Void> {
      posts(UIApplication.protectedDataDidBecomeAvailableNotification)
    }

    /// Emits after the user took a screenshot.
    public static var userDidTakeScreenshot: ControlEvent<Void> {
      posts(UIApplication.userDidTakeScreenshotNotification)
    }

    private static func posts(_ name: Notification.Name) -> ControlEvent<Void> {
      ControlEvent(events: NotificationCenter.default.rx.notification(name).map { _ in })
    }
  }
#endif
