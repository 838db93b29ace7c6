// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// What Foundation has on Apple's platforms and not on Linux, as far as Sources uses it.
// Every file is compiled as if it imported this module.

public import Foundation
public import ObjectiveC

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
}

public struct NSKeyValueChangeKey: Hashable, Sendable, _ObjectiveCBridgeable {
  public static let newKey = NSKeyValueChangeKey()
  public static let oldKey = NSKeyValueChangeKey()

  public func _bridgeToObjectiveC() -> NSString { "" }
  public static func _forceBridgeFromObjectiveC(
    _ source: NSString, result: inout NSKeyValueChangeKey?
  ) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSString, result: inout NSKeyValueChangeKey?
  ) -> Bool { false }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSString?) -> Self { .newKey }
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

extension NSObject {
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  @objc open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}

extension NSObjectProtocol where Self: NSObject {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

extension NSObject {
  @objc open func responds(to selector: Selector!) -> Bool { false }
  @objc open func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

extension NSObjectProtocol {
  public func responds(to selector: Selector!) -> Bool { false }
}

public func NSStringFromSelector(_ selector: Selector) -> String { "" }

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}
