// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

/// Whether observers are informed before or after the forwarded call.
enum DelegateMoment {
  /// Before the former delegate is called: `sentMessage`.
  case before
  /// After the former delegate was called: `methodInvoked`.
  case after
}

/// The observers of one method; completes when the proxy is released.
final class DelegateChannel<Arguments> {
  let calls = PublishSubject<Arguments>()

  deinit { calls.onCompleted() }
}

/// The observers of a proxy's methods.
@MainActor
final class DelegateChannels {
  private struct Key: Hashable {
    let name: String
    let moment: DelegateMoment
    let type: ObjectIdentifier
  }

  private var channels: [Key: AnyObject] = [:]
  private var counts: [String: Int] = [:]

  nonisolated init() {}

  /// Whether a method of this name has observers.
  func isObserved(_ name: String) -> Bool { counts[name] != nil }

  /// Counts an observer of a method; returns whether it is the first one.
  func add(_ name: String) -> Bool {
    counts[name, default: 0] += 1
    return counts[name] == 1
  }

  /// Counts an observer of a method out; returns whether it was the last one.
  func remove(_ name: String) -> Bool {
    guard let count = counts[name] else { return false }
    counts[name] = count == 1 ? nil : count - 1
    return count == 1
  }

  /// The calls of a method, with arguments of a type.
  func channel<Arguments>(
    _ name: String, _ moment: DelegateMoment, _ type: Arguments.Type
  ) -> DelegateChannel<Arguments> {
    let key = Key(name: name, moment: moment, type: ObjectIdentifier(type))
    if let channel = channels[key] as? DelegateChannel<Arguments> { return channel }
    let channel = DelegateChannel<Arguments>()
    channels[key] = channel
    return channel
  }

  /// Informs the observers of a method.
  func send<Arguments>(
    _ method: DelegateMethod<Arguments>, _ moment: DelegateMoment, _ arguments: Arguments
  ) {
    if let channel = existing(method.name, moment, Arguments.self) {
      channel.calls.onNext(arguments)
    }
    if let channel = existing(method.name, moment, [Any].self) {
      channel.calls.onNext(list(arguments))
    }
  }

  private func existing<Arguments>(
    _ name: String, _ moment: DelegateMoment, _ type: Arguments.Type
  ) -> DelegateChannel<Arguments>? {
    channels[Key(name: name, moment: moment, type: ObjectIdentifier(type))]
      as? DelegateChannel<Arguments>
  }

  /// The elements of a tuple, or the only value.
  private func list<Arguments>(_ arguments: Arguments) -> [Any] {
    let mirror = Mirror(reflecting: arguments)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : [arguments]
  }
}

#if canImport(ObjectiveC)
  import Foundation
  public import ObjectiveC
#endif

/// A method of a delegate protocol, with the types of its arguments.
///
/// A ``DelegateProxy`` that implements the method passes each call on with
/// ``DelegateProxy/pass(_:_:to:)``, and its observers subscribe with
/// ``DelegateProxy/methodInvoked(_:)`` or ``DelegateProxy/sentMessage(_:)``.
public struct DelegateMethod<Arguments>: Sendable {
  /// The name of the method; on Apple's platforms, the name of its selector.
  public let name: String

  /// A method of this name.
  public init(_ name: String) { self.name = name }

  #if canImport(ObjectiveC)
    /// The method of a selector.
    public init(_ selector: Selector) { name = NSStringFromSelector(selector) }
  #endif
}
