// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Combine, as far as Sources and the clients use it.

public import Dispatch
public import Foundation

public struct CombineIdentifier: Hashable, Sendable {}

public protocol CustomCombineIdentifierConvertible {
  var combineIdentifier: CombineIdentifier { get }
}
extension CustomCombineIdentifierConvertible where Self: AnyObject {
  public var combineIdentifier: CombineIdentifier { fatalError() }
}

public protocol Cancellable {
  func cancel()
}
extension Cancellable {
  public func store(in set: inout Set<AnyCancellable>) {}
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {}
}

public final class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void) {}
  public init<C: Cancellable>(_ canceller: C) {}
  public func cancel() {}
  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
}

public enum Subscribers {
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    public static let unlimited = Demand()
    public static let none = Demand()
    public static func max(_ value: Int) -> Demand { fatalError() }
    public var max: Int? { fatalError() }
    public static func < (lhs: Demand, rhs: Demand) -> Bool { fatalError() }
  }
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
}
extension Subscribers.Completion: Sendable where Failure: Sendable {}

public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  func request(_ demand: Subscribers.Demand)
}

public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}
extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {}
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { fatalError() }
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    fatalError()
  }
  public func receive<S: Scheduler>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure> { fatalError() }
  public func delay<S: Scheduler>(for interval: S.SchedulerTimeType.Stride, scheduler: S)
    -> AnyPublisher<Output, Failure> { fatalError() }
}
extension Publisher where Failure == Never {
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
  public func assign(to published: inout Published<Output>.Publisher) {}
}

public struct AnyPublisher<Output, Failure: Error>: Publisher {
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
}

public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}

public final class PassthroughSubject<Output, Failure: Error>: Subject {
  public init() {}
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
  public func send(_ value: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func send(subscription: any Subscription) {}
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  public init(_ value: Output) { self.value = value }
  public var value: Output
  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {}
  public func send(_ value: Output) {}
  public func send(completion: Subscribers.Completion<Failure>) {}
  public func send(subscription: any Subscription) {}
}

@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value) { fatalError() }
  @available(*, unavailable) public var wrappedValue: Value { get { fatalError() } set {} }
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    public func receive<S: Subscriber>(subscriber: S) where Value == S.Input, S.Failure == Never {}
  }
  public var projectedValue: Publisher {
    mutating get { fatalError() }
    set { fatalError() }
  }
  public static subscript<EnclosingSelf: AnyObject>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value {
    get { fatalError() }
    set { fatalError() }
  }
}

public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}
extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) {}
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {}
}

public struct StubSchedulerTime: Strideable {
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric {
    public let magnitude: Int
    public init(integerLiteral value: Int) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) { fatalError() }
    public static func seconds(_ s: Int) -> Stride { 0 }
    public static func seconds(_ s: Double) -> Stride { 0 }
    public static func milliseconds(_ ms: Int) -> Stride { 0 }
    public static func microseconds(_ us: Int) -> Stride { 0 }
    public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    public static func + (lhs: Stride, rhs: Stride) -> Stride { 0 }
    public static func - (lhs: Stride, rhs: Stride) -> Stride { 0 }
    public static func * (lhs: Stride, rhs: Stride) -> Stride { 0 }
    public static func *= (lhs: inout Stride, rhs: Stride) {}
    public static func < (lhs: Stride, rhs: Stride) -> Bool { false }
  }
  public func distance(to other: StubSchedulerTime) -> Stride { 0 }
  public func advanced(by n: Stride) -> StubSchedulerTime { self }
}

extension DispatchQueue: Scheduler {
  public typealias SchedulerTimeType = StubSchedulerTime
  public typealias SchedulerOptions = Never
  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError() }
}

extension RunLoop: Scheduler {
  public typealias SchedulerTimeType = StubSchedulerTime
  public typealias SchedulerOptions = Never
  public var now: SchedulerTimeType { fatalError() }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void) {}
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable { fatalError() }
}
