// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of Apple's UIKit, as far as Sources uses them, with names, types and isolation of
// the SDK. `#if` says what the SDK of a platform has not; the check replaces its condition.

@_exported public import Foundation
@_exported public import ObjectiveC

public typealias CGFloat = Double
// Stands in for a structure: that of Linux cannot be in a signature of Objective-C.
public typealias CGPoint = Double

@objc public class BridgedRange: NSObject {}

extension NSRange: @retroactive _ObjectiveCBridgeable {
  public func _bridgeToObjectiveC() -> BridgedRange { fatalError() }
  public static func _forceBridgeFromObjectiveC(_ source: BridgedRange, result: inout NSRange?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: BridgedRange, result: inout NSRange?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: BridgedRange?) -> NSRange {
    fatalError()
  }
}

#if !os(watchOS)

@objc @MainActor open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }
}

@objc @MainActor open class UIView: UIResponder {
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var window: UIWindow?
  public func layoutIfNeeded() {}
}

@objc @MainActor open class UIWindow: UIView {}
@objc @MainActor open class UIViewController: UIResponder {
  @objc open func viewDidAppear(_ animated: Bool) {}
}
@objc public class UIImage: NSObject, @unchecked Sendable {}
@MainActor @objc public protocol UITextInput {}

@objc @MainActor open class UIApplication: UIResponder {
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("1")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("2")
  public nonisolated static let didFinishLaunchingNotification = Notification.Name("3")
  public nonisolated static let didBecomeActiveNotification = Notification.Name("4")
  public nonisolated static let willResignActiveNotification = Notification.Name("5")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("6")
  public nonisolated static let willTerminateNotification = Notification.Name("7")
  public nonisolated static let significantTimeChangeNotification = Notification.Name("8")
  public nonisolated static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "9")
  public nonisolated static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
    "10")
  public nonisolated static let protectedDataDidBecomeAvailableNotification = Notification.Name(
    "11")
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name("12")
}

@objc @MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
  }

  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let selected = State(rawValue: 1 << 2)
  }

  public var isEnabled = true
  public var isSelected = false
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
}

@objc @MainActor open class UIGestureRecognizer: NSObject {
  nonisolated public override init() { super.init() }
  public func addTarget(_ target: Any, action: Selector) {}
  public func removeTarget(_ target: Any?, action: Selector?) {}
}
@objc @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  public var numberOfTapsRequired = 1
}

@objc @MainActor open class UIButton: UIControl {
  public func setTitle(_ title: String?, for state: UIControl.State) {}
  public func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {}
  public func setImage(_ image: UIImage?, for state: UIControl.State) {}
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
}

@objc @MainActor open class UILabel: UIView {
  public var text: String?
}

@objc @MainActor open class UITextField: UIControl, UITextInput {
  public var text: String?
  public var attributedText: NSAttributedString?
}

@objc @MainActor open class UISegmentedControl: UIControl {
  public var selectedSegmentIndex = 0
  public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {}
  public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {}
}

@objc @MainActor open class UIPageControl: UIControl {
  public var currentPage = 0
}

#if !os(tvOS)
@objc @MainActor open class UISwitch: UIControl {
  public var isOn = false
}

@objc @MainActor open class UISlider: UIControl {
  public var value: Float = 0
}

@objc @MainActor open class UIStepper: UIControl {
  public var value = 0.0
}

@objc @MainActor open class UIDatePicker: UIControl {
  public var date = Date()
  public var countDownDuration: TimeInterval = 0
}

@objc @MainActor open class UIRefreshControl: UIControl {
  public func beginRefreshing() {}
  public func endRefreshing() {}
}
#endif

@objc @MainActor open class UIActivityIndicatorView: UIView {
  public func startAnimating() {}
  public func stopAnimating() {}
}

// Scroll views

@MainActor @objc public protocol UIScrollViewDelegate {
  @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  @objc optional func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  @objc optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  @objc optional func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

@objc @MainActor open class UIScrollView: UIView {
  public weak var delegate: (any UIScrollViewDelegate)?
  public var contentOffset = CGPoint()
}

// Text

@objc public class NSTextStorage: NSMutableAttributedString {
  @objc public enum EditActions: Int, Sendable { case editedCharacters }
  public weak var delegate: (any NSTextStorageDelegate)?
}

@objc public protocol NSTextStorageDelegate {
  @objc optional func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

@MainActor @objc public protocol UITextViewDelegate: UIScrollViewDelegate {
  @objc optional func textViewDidBeginEditing(_ textView: UITextView)
  @objc optional func textViewDidEndEditing(_ textView: UITextView)
  @objc optional func textViewDidChange(_ textView: UITextView)
  @objc optional func textViewDidChangeSelection(_ textView: UITextView)
}

@objc @MainActor open class UITextView: UIScrollView, UITextInput {
  public nonisolated static let textDidChangeNotification = Notification.Name("text")
  public var text: String!
  public var attributedText: NSAttributedString!
  public var textStorage: NSTextStorage { fatalError() }
}

// Tables

@objc @MainActor open class UITableViewCell: UIView {
  @objc public enum EditingStyle: Int, Sendable { case none, delete, insert }
  public var textLabel: UILabel?
  open func prepareForReuse() {}
}
@objc @MainActor open class UITableViewHeaderFooterView: UIView { open func prepareForReuse() {} }

@objc @MainActor open class UIFocusUpdateContext: NSObject {}
@objc @MainActor open class UITableViewFocusUpdateContext: UIFocusUpdateContext {}
@objc @MainActor open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {}
@objc @MainActor open class UIFocusAnimationCoordinator: NSObject {}

@MainActor @objc public protocol UITableViewDelegate: UIScrollViewDelegate {
  @objc optional func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  @objc optional func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  @objc optional func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
}

@MainActor @objc public protocol UITableViewDataSource {
  @objc func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  @objc func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  @objc optional func numberOfSections(in tableView: UITableView) -> Int
  @objc optional func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  @objc optional func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

@MainActor @objc public protocol UITableViewDataSourcePrefetching {
  @objc func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  @objc optional func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

@objc @MainActor open class UITableView: UIScrollView {
  public weak var dataSource: (any UITableViewDataSource)?
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  public func reloadData() {}
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { fatalError() }
}

// Collections

@objc @MainActor open class UICollectionReusableView: UIView { open func prepareForReuse() {} }
@objc @MainActor open class UICollectionViewCell: UICollectionReusableView {}
@objc @MainActor open class UICollectionViewLayout: NSObject { public func invalidateLayout() {} }

@MainActor @objc public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  @objc optional func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator)
}

@MainActor @objc public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
}

@MainActor @objc public protocol UICollectionViewDataSource {
  @objc func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  @objc func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
}

@MainActor @objc public protocol UICollectionViewDataSourcePrefetching {
  @objc func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  @objc optional func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

@objc @MainActor open class UICollectionView: UIScrollView {
  public weak var dataSource: (any UICollectionViewDataSource)?
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  public var collectionViewLayout: UICollectionViewLayout { fatalError() }
  public func reloadData() {}
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { fatalError() }
}

// Pickers

#if !os(tvOS)
@MainActor @objc public protocol UIPickerViewDelegate {
  @objc optional func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  @objc optional func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  @objc optional func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

@MainActor @objc public protocol UIPickerViewDataSource {
  @objc func numberOfComponents(in pickerView: UIPickerView) -> Int
  @objc func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

@objc @MainActor open class UIPickerView: UIView {
  public weak var delegate: (any UIPickerViewDelegate)?
  public weak var dataSource: (any UIPickerViewDataSource)?
  public var numberOfComponents: Int { 0 }
  public func selectedRow(inComponent component: Int) -> Int { 0 }
  public func reloadAllComponents() {}
}
#endif

// Search

@MainActor @objc public protocol UISearchBarDelegate {
  @objc optional func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  @objc optional func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  @objc optional func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  @objc optional func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
#if !os(tvOS)
  @objc optional func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  @objc optional func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
#endif
  @objc optional func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

@objc @MainActor open class UISearchBar: UIView {
  public weak var delegate: (any UISearchBarDelegate)?
  public var text: String?
  public var selectedScopeButtonIndex = 0
}

@MainActor @objc public protocol UISearchControllerDelegate {
  @objc optional func willPresentSearchController(_ searchController: UISearchController)
  @objc optional func didPresentSearchController(_ searchController: UISearchController)
  @objc optional func willDismissSearchController(_ searchController: UISearchController)
  @objc optional func didDismissSearchController(_ searchController: UISearchController)
  @objc optional func presentSearchController(_ searchController: UISearchController)
}

@objc @MainActor open class UISearchController: UIViewController {
  public weak var delegate: (any UISearchControllerDelegate)?
}

// Bars and navigation

@objc @MainActor open class UIBarItem: NSObject {
  nonisolated public override init() { super.init() }
  public var isEnabled = true
  public var title: String?
}

@objc @MainActor open class UIBarButtonItem: UIBarItem {
  public weak var target: AnyObject?
  public var action: Selector?
}

@objc @MainActor open class UITabBarItem: UIBarItem {}

@MainActor @objc public protocol UITabBarDelegate {
  @objc optional func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
#if !os(tvOS) && !os(visionOS)
  @objc optional func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  @objc optional func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  @objc optional func tabBar(
    _ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  @objc optional func tabBar(
    _ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
#endif
}

@objc @MainActor open class UITabBar: UIView {
  public weak var delegate: (any UITabBarDelegate)?
}

@MainActor @objc public protocol UITabBarControllerDelegate {
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
#if !os(tvOS) && !os(visionOS)
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  @objc optional func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
#endif
}

@objc @MainActor open class UITabBarController: UIViewController {
  public weak var delegate: (any UITabBarControllerDelegate)?
}

@MainActor @objc public protocol UINavigationControllerDelegate {
  @objc optional func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  @objc optional func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

@objc @MainActor open class UINavigationController: UIViewController {
  public weak var delegate: (any UINavigationControllerDelegate)?
}

#endif
