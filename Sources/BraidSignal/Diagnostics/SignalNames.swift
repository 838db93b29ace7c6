// SPDX-License-Identifier: MIT
import BraidCore
public import Synchronization

/// Whether signals have names.
///
/// Names cost a string an operator, so they are off unless the environment has
/// `BRAID_DEBUG_SIGNAL_NAMES` (looked at once) or a program switches them on.
public enum SignalNames {
  /// Whether ``Signal/named(_:)`` and the operators name signals from now on.
  public static var areOn: Bool {
    get { isOn }
    set { state.store(newValue ? 2 : 1, ordering: .relaxed) }
  }

  /// 0 while the environment has not been read, then 1 for off and 2 for on.
  @usableFromInline static let state = Atomic<UInt8>(0)

  @inlinable
  static var isOn: Bool {
    let state = state.load(ordering: .relaxed)
    return state == 1 ? false : state == 2 || readEnvironment()
  }

  @usableFromInline @inline(never)
  static func readEnvironment() -> Bool {
    let new: UInt8 = CurrentProcess.hasVariable("BRAID_DEBUG_SIGNAL_NAMES") ? 2 : 1
    let (exchanged, original) = state.compareExchange(
      expected: 0, desired: new, ordering: .relaxed)
    return (exchanged ? new : original) == 2
  }
}

/// The name of a signal: an object, so that whoever traces the signal need not keep the signal.
@usableFromInline
final class SignalLabel: Sendable {
  static let lock = Lock()
  @usableFromInline let name: String

  init(_ name: String) { self.name = name }
}

extension Signal {
  /// What the signal is called in descriptions and traces; empty if it has no name.
  ///
  /// Operators name what they return after their source: `[[source] -map:] -filter:`.
  public final var name: String { currentLabel?.name ?? "" }

  /// Names the signal and returns it.
  ///
  /// Does nothing, and does not evaluate `name`, unless ``SignalNames/areOn``.
  @inlinable
  @discardableResult
  public final func named(_ name: @autoclosure () -> String) -> Self {
    if SignalNames.isOn { setName(name()) }
    return self
  }

  /// Names the signal after the operator that makes it of `source`: `[source] -map:`.
  ///
  /// All that an operator pays for while signals have no names is a load and a branch; anything
  /// more keeps the compiler from inlining it.
  @inlinable @inline(__always)
  final func named<Source>(after source: Signal<Source>, _ operation: StaticString) -> Self {
    if SignalNames.isOn { setName(after: source, operation) }
    return self
  }

  /// The same with what the operator was given: `[source] -take: 3`.
  @inlinable @inline(__always)
  final func named<Source>(
    after source: Signal<Source>, _ operation: StaticString,
    _ argument: @autoclosure () -> some CustomStringConvertible
  ) -> Self {
    if SignalNames.isOn { setName(after: source, operation, argument().description) }
    return self
  }

  @usableFromInline @inline(never)
  final func setName<Source>(
    after source: Signal<Source>, _ operation: StaticString, _ argument: String? = nil
  ) {
    let name = "[\(source.name)] \(operation)"
    setName(argument.map { "\(name) \($0)" } ?? name)
  }

  /// The label, if signals have names.
  @inlinable
  final var activeLabel: SignalLabel? { SignalNames.isOn ? currentLabel : nil }

  @usableFromInline
  final var currentLabel: SignalLabel? { SignalLabel.lock.withLock { label } }

  @usableFromInline @inline(never)
  final func setName(_ name: String) {
    let new = SignalLabel(name)
    let old = SignalLabel.lock.withLock {
      let old = label
      label = new
      return old
    }
    withExtendedLifetime(old) {}
  }
}
