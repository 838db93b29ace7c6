// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of swift-corelibs-foundation, as far as Sources uses them. Without Dispatch, as in
// WebAssembly, there are no notifications, operations, processes and run loops.

#if canImport(Dispatch)
  @_exported public import Dispatch
#endif

// On Apple's platforms, Foundation has the essentials itself.
#if canImport(FoundationEssentials)
  @_exported public import FoundationEssentials
#endif

public enum JSONSerialization {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any { 0 }
}

public protocol NSObjectProtocol: AnyObject {}

open class NSObject: NSObjectProtocol, Hashable {
  public init() {}
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool { lhs === rhs }
  open func hash(into hasher: inout Hasher) {}
}

open class NSNull: NSObject, @unchecked Sendable {}

open class UserDefaults: NSObject {
  public static let didChangeNotification = Notification.Name("")
  public class var standard: UserDefaults { UserDefaults() }
  open func object(forKey key: String) -> Any? { nil }
  open func set(_ value: Any?, forKey key: String) {}
  open func removeObject(forKey key: String) {}
}

public struct Notification: Sendable {
  public struct Name: Hashable, Sendable {
    public init(_ name: String) {}
  }
  public let name: Name
}

open class FileHandle: NSObject, @unchecked Sendable {
  open class var standardError: FileHandle { FileHandle() }
  open class var nullDevice: FileHandle { FileHandle() }
  open func write(_ data: Data) {}
  open func close() throws {}
#if !os(Windows)
  open var fileDescriptor: Int32 { 0 }
#endif
}

open class Thread: NSObject {
  open class var isMainThread: Bool { true }
  public convenience init(block: @Sendable @escaping () -> Void) { self.init() }
  open func start() {}
  open var stackSize = 0
  open var name: String?
}

#if canImport(Dispatch)
  open class NotificationCenter: @unchecked Sendable {
    open class var `default`: NotificationCenter { NotificationCenter() }
    public init() {}
    open func post(name: Notification.Name, object: Any?) {}
    open func addObserver(
      forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
      using block: @Sendable @escaping (Notification) -> Void
    ) -> any NSObjectProtocol { NSObject() }
    open func removeObserver(_ observer: Any) {}
  }

  open class Operation: NSObject, @unchecked Sendable {
    public enum QueuePriority: Int, Sendable { case veryLow, low, normal, high, veryHigh }
    open var queuePriority = QueuePriority.normal
  }

  open class BlockOperation: Operation, @unchecked Sendable {
    public init(block: @Sendable @escaping () -> Void) { super.init() }
  }

  open class OperationQueue: NSObject, @unchecked Sendable {
    open func addOperation(_ operation: Operation) {}
    open var maxConcurrentOperationCount: Int { get { 1 } set {} }
  }

  open class RunLoop: NSObject {
    public struct Mode: Hashable, Sendable {
      public static let `default` = Mode()
    }
    open class var main: RunLoop { RunLoop() }
    open func run(mode: Mode, before limit: Date) -> Bool { false }
  }

  open class Pipe: NSObject, @unchecked Sendable {
    open var fileHandleForReading: FileHandle { FileHandle() }
    open var fileHandleForWriting: FileHandle { FileHandle() }
  }

  open class Process: NSObject, @unchecked Sendable {
    public enum TerminationReason: Int, Sendable { case exit, uncaughtSignal }
    open var executableURL: URL?
    open var arguments: [String]?
    open var environment: [String: String]?
    open var currentDirectoryURL: URL?
    open var standardInput: Any?
    open var standardOutput: Any?
    open var standardError: Any?
    open var terminationHandler: (@Sendable (Process) -> Void)?
    open var terminationStatus: Int32 { 0 }
    open var terminationReason: TerminationReason { .exit }
    open var isRunning: Bool { false }
    open func run() throws {}
    open func terminate() {}
    open func waitUntilExit() {}
  }
#endif
