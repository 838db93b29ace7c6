// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of swift-foundation's essentials, as far as Sources uses them.

public typealias TimeInterval = Double

public struct Date: Comparable, Hashable, Sendable {
  public init() {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public init(timeIntervalSinceReferenceDate: TimeInterval) {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public static let distantFuture = Date()
  public static let distantPast = Date()
  public var timeIntervalSince1970: TimeInterval { 0 }
  public var timeIntervalSinceReferenceDate: TimeInterval { 0 }
  public func timeIntervalSince(_ date: Date) -> TimeInterval { 0 }
  public func addingTimeInterval(_ interval: TimeInterval) -> Date { self }
  public static func < (lhs: Date, rhs: Date) -> Bool { false }
  public static func + (lhs: Date, rhs: TimeInterval) -> Date { lhs }
}

public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection,
  RangeReplaceableCollection
{
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public init() {}
  public init(contentsOf url: URL, options: ReadingOptions = []) throws {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> UInt8 { get { 0 } set {} }
  public mutating func append(_ other: Data) {}
  public mutating func replaceSubrange<Bytes: Collection>(
    _ range: Range<Int>, with bytes: Bytes
  ) where Bytes.Element == UInt8 {}
}

public struct URL: Hashable, Sendable {
  public var isFileURL: Bool { true }
  public init?(string: String) {}
  public init(fileURLWithPath: String) {}
  public var path: String { "" }
}

extension String {
  public struct Encoding: Hashable, Sendable {
    public static let utf8 = Encoding()
  }
  public init(contentsOf url: URL, encoding: Encoding) throws { self = "" }
}

open class JSONDecoder: @unchecked Sendable {
  public init() {}
  open func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value { fatalError() }
}

open class PropertyListDecoder: @unchecked Sendable {
  public init() {}
  open func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws -> Value { fatalError() }
}

open class JSONEncoder: @unchecked Sendable {
  public init() {}
  open func encode<Value: Encodable>(_ value: Value) throws -> Data { Data() }
}

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
}

public enum POSIXErrorCode: Int32, Sendable { case ENOENT = 2, EIO = 5, ENOTDIR = 20, EINVAL = 22 }

public struct POSIXError: Error, Hashable {
  public init(_ code: POSIXErrorCode, userInfo: [String: Any] = [:]) { self.code = code }
  public let code: POSIXErrorCode
  public static func == (lhs: POSIXError, rhs: POSIXError) -> Bool { true }
  public func hash(into hasher: inout Hasher) {}
}

public let NSFilePathErrorKey = "NSFilePath"
public let NSURLErrorKey = "NSURL"
public let NSUnderlyingErrorKey = "NSUnderlyingError"

public struct CocoaError: Error {
  public struct Code: Hashable, Sendable {
    public static let fileReadNoSuchFile = Code(), fileReadUnknown = Code()
    public static let fileReadUnsupportedScheme = Code()
  }
  public init(_ code: Code, userInfo: [String: Any] = [:]) {}
}

public struct IndexPath: Hashable, Sendable, RandomAccessCollection {
  public init(indexes: [Int]) {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Int { 0 }
}
