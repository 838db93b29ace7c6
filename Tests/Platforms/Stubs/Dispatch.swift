// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of swift-corelibs-libdispatch, as far as Sources uses them.

public struct DispatchTime: Comparable, Sendable {
  public static let distantFuture = DispatchTime(uptimeNanoseconds: 0)
  public static func now() -> DispatchTime { .distantFuture }
  public let uptimeNanoseconds: UInt64
  public init(uptimeNanoseconds: UInt64) { self.uptimeNanoseconds = uptimeNanoseconds }
  public static func < (lhs: DispatchTime, rhs: DispatchTime) -> Bool { false }
}

public func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime { time }

public enum DispatchTimeInterval: Equatable, Sendable {
  case seconds(Int)
  case milliseconds(Int)
  case microseconds(Int)
  case nanoseconds(Int)
  case never
}

public enum DispatchTimeoutResult: Sendable { case success, timedOut }

public class DispatchObject {}

public final class DispatchSemaphore: DispatchObject, @unchecked Sendable {
  public init(value: Int) {}
  @discardableResult public func signal() -> Int { 0 }
  public func wait() {}
  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult { .success }
}

public struct DispatchQoS: Equatable, Sendable {
  public enum QoSClass: Sendable {
    case background, utility, `default`, userInitiated, userInteractive, unspecified
  }
  public let qosClass: QoSClass
  public static let background = DispatchQoS(qosClass: .background)
  public static let utility = DispatchQoS(qosClass: .utility)
  public static let `default` = DispatchQoS(qosClass: .default)
  public static let userInitiated = DispatchQoS(qosClass: .userInitiated)
  public static let userInteractive = DispatchQoS(qosClass: .userInteractive)
  public static let unspecified = DispatchQoS(qosClass: .unspecified)
}

public final class DispatchSpecificKey<T>: @unchecked Sendable {
  public init() {}
}

public final class DispatchQueue: DispatchObject, @unchecked Sendable {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 1)
  }

  public static let main = DispatchQueue(label: "")
  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { main }

  public convenience init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) { self.init(label) }
  private init(_ label: String) { self.label = label }

  public let label: String
  public var qos: DispatchQoS { .default }
  @preconcurrency
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {}
  public func setSpecific<T>(key: DispatchSpecificKey<T>, value: T?) {}
  public static func getSpecific<T>(key: DispatchSpecificKey<T>) -> T? { nil }
}

public protocol DispatchSourceProtocol: AnyObject {
  func setEventHandler(handler: (@Sendable @convention(block) () -> Void)?)
  func activate()
  func cancel()
}

public protocol DispatchSourceTimer: DispatchSourceProtocol {}
public protocol DispatchSourceRead: DispatchSourceProtocol {}

extension DispatchSourceTimer {
  public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {}
}

public enum DispatchSource {
  public static func makeTimerSource(
    queue: DispatchQueue?
  ) -> any DispatchSourceTimer { fatalError() }
#if !os(Windows)
  public static func makeReadSource(
    fileDescriptor: Int32, queue: DispatchQueue?
  ) -> any DispatchSourceRead { fatalError() }
#endif
}
