// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of Apple's AppKit, as far as Sources uses them.

@_exported public import Foundation
@_exported public import ObjectiveC

@MainActor open class NSResponder: NSObject {
  nonisolated public override init() { super.init() }
}

@MainActor open class NSView: NSResponder {
  public var isHidden = false
}

@MainActor open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let on = StateValue(rawValue: 1)
    public static let off = StateValue(rawValue: 0)
  }

  public nonisolated static let textDidChangeNotification = Notification.Name("text")
  public weak var target: AnyObject?
  public var action: Selector?
  public var stringValue = ""
  public var doubleValue = 0.0
}

@MainActor open class NSButton: NSControl {
  public var state = NSControl.StateValue.off
}

@MainActor open class NSSlider: NSControl {}

@MainActor open class NSTextField: NSControl {}
