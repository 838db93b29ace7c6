// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of Apple's AppKit, as far as Sources uses them.

@_exported public import Foundation
@_exported public import ObjectiveC

@objc @MainActor open class NSResponder: NSObject {
  nonisolated public override init() { super.init() }
}

@MainActor @objc public protocol NSTextInputClient {}

@objc @MainActor open class NSView: NSResponder {
  public var isHidden = false
  public var alphaValue: CGFloat = 1
}

@objc @MainActor open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let on = StateValue(rawValue: 1)
    public static let off = StateValue(rawValue: 0)
  }

  public nonisolated static let textDidChangeNotification = Notification.Name("text")
  public weak var target: AnyObject?
  public var action: Selector?
  public var isEnabled = true
  public var stringValue = ""
  public var doubleValue = 0.0
}

@objc @MainActor open class NSButton: NSControl {
  public var state = NSControl.StateValue.off
}

@objc @MainActor open class NSSlider: NSControl {}

@MainActor @objc public protocol NSControlTextEditingDelegate {
  @objc optional func controlTextDidChange(_ notification: Notification)
}

@MainActor @objc public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

@objc @MainActor open class NSTextField: NSControl {
  public weak var delegate: (any NSTextFieldDelegate)?
}

@MainActor @objc public protocol NSTextDelegate {
  @objc optional func textDidChange(_ notification: Notification)
}

@MainActor @objc public protocol NSTextViewDelegate: NSTextDelegate {}

@objc @MainActor open class NSText: NSView {
  public nonisolated static let didChangeNotification = Notification.Name("text")
  public var string = ""
}

@objc @MainActor open class NSTextView: NSText {
  public weak var delegate: (any NSTextViewDelegate)?
}
