// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of Apple's UIKit, as far as Sources uses them, with names, types and isolation of
// the SDK.

@_exported public import Foundation
@_exported public import ObjectiveC

public typealias CGFloat = Double

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() { super.init() }
}

@MainActor open class UIView: UIResponder {
  public var isHidden = false
  public var alpha: CGFloat = 1
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
  }

  public var isEnabled = true
  public var isSelected = false
  public func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  public func removeTarget(_ target: Any?, action: Selector?, for events: Event) {}
}

@MainActor open class UIButton: UIControl {}

@MainActor open class UILabel: UIView {
  public var text: String?
}

@MainActor open class UITextField: UIControl {
  public var text: String?
}

@MainActor open class UISegmentedControl: UIControl {
  public var selectedSegmentIndex = 0
}

@MainActor open class UIPageControl: UIControl {
  public var currentPage = 0
}

@MainActor open class UISwitch: UIControl {
  public var isOn = false
}

@MainActor open class UISlider: UIControl {
  public var value: Float = 0
}

@MainActor open class UIStepper: UIControl {
  public var value = 0.0
}

@MainActor open class UIDatePicker: UIControl {
  public var date = Date()
  public var countDownDuration: TimeInterval = 0
}

@MainActor open class UIRefreshControl: UIControl {
  public func beginRefreshing() {}
  public func endRefreshing() {}
}

@MainActor open class UIActivityIndicatorView: UIView {
  public func startAnimating() {}
  public func stopAnimating() {}
}

@MainActor open class UIScrollView: UIView {}

@MainActor open class UITextView: UIScrollView {
  public nonisolated static let textDidChangeNotification = Notification.Name("text")
  public var text: String!
}

@MainActor open class UITableView: UIScrollView {}

@MainActor open class UICollectionView: UIScrollView {}

@MainActor open class UIPickerView: UIView {}

@MainActor open class UIBarItem: NSObject {
  nonisolated public override init() { super.init() }
  public var isEnabled = true
  public var title: String?
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public weak var target: AnyObject?
  public var action: Selector?
}
