// SPDX-License-Identifier: MIT
import BraidCore

/// Controls whether signals have names.
///
/// A name costs one string for each operator. Names are therefore off, unless the environment
/// contains `BRAID_DEBUG_SIGNAL_NAMES` (read once) or the program sets ``areOn``.
public enum SignalNames {
  /// Whether ``Signal/named(_:)`` and the operators name new signals.
  public static var areOn: Bool {
    get { isOn }
    set { state.store(newValue ? 2 : 1, ordering: .relaxed) }
  }

  /// 0 while the environment has not been read; then 1 for off, 2 for on.
  @usableFromInline static let state = AtomicUInt8.global(0)

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

/// The name of a signal.
///
/// An object, so that a tracer retains the name and not the signal.
final class SignalLabel: Sendable {
  static let lock = Lock()
  let name: String

  init(_ name: String) { self.name = name }
}

extension Signal {
  /// The name of the signal in descriptions and traces; empty if it has none.
  ///
  /// Operators derive the name of their result from the name of their source:
  /// `[[source] -map:] -filter:`.
  public final var name: String { currentLabel?.name ?? "" }

  /// Sets the name of the signal and returns the signal.
  ///
  /// It is also the name in `Trace.graph()`; ``checkpoint(_:fileID:line:)`` adds the place.
  ///
  /// Has no effect, and does not evaluate `name`, unless ``SignalNames/areOn`` is true or the
  /// program is traced.
  @inlinable
  @discardableResult
  public final func named(_ name: @autoclosure () -> String) -> Self {
    if SignalNames.isOn { setName(name()) }
    if Tracing.isOn { noteName(name()) }
    return self
  }

  /// Names the signal in traces, with the place of the call.
  ///
  ///     source              a-b--c|
  ///     checkpoint("name")  a-b--c|
  ///
  /// ```swift
  /// let lengths = SignalSubject<String>().map { $0.count }.checkpoint("lengths")
  /// ```
  ///
  /// Sets ``name``, too, if ``SignalNames/areOn`` is true. While tracing is off, costs one load and
  /// does not evaluate `name`.
  ///
  /// - Parameters:
  ///   - name: The name in `Trace.graph()`, in the path of an error, in timelines and in metrics.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: This signal.
  @inlinable
  @discardableResult
  public final func checkpoint(
    _ name: @autoclosure () -> String, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    if SignalNames.isOn { setName(name()) }
    if Tracing.isOn { checkpoint(name(), Tracing.Site(fileID, line)) }
    return self
  }

  /// Names the signal in traces, unless it is an operator that names its result.
  @usableFromInline @inline(never)
  final func noteName(_ name: String) {
    if name.hasPrefix("+") || name.hasPrefix("-") { return }
    checkpoint(name, nil)
  }

  /// Names the signal after its source and operator: `[source] -map:`, and in traces after the
  /// function.
  ///
  /// Without names, an operator pays for a load and a branch only; anything more would prevent its
  /// inlining.
  @_alwaysEmitIntoClient @inline(__always)
  final func named<Source>(
    after source: Signal<Source>, _ operation: StaticString, function: StaticString = #function
  ) -> Self {
    if SignalNames.isOn { setName(after: source, operation) }
    return made(by: function)
  }

  /// Names the signal after its source, its operator and the operator's argument:
  /// `[source] -take: 3`, and in traces after the function.
  @inline(__always)
  final func named<Source>(
    after source: Signal<Source>, _ operation: StaticString,
    _ argument: @autoclosure () -> some CustomStringConvertible,
    function: StaticString = #function
  ) -> Self {
    if SignalNames.isOn { setName(after: source, operation, argument().description) }
    return made(by: function)
  }

  @usableFromInline @inline(never)
  final func setName<Source>(
    after source: Signal<Source>, _ operation: StaticString, _ argument: String? = nil
  ) {
    let name = "[\(source.name)] \(operation)"
    setName(argument.map { "\(name) \($0)" } ?? name)
  }

  /// The label, or nil while names are off.
  final var activeLabel: SignalLabel? { SignalNames.isOn ? currentLabel : nil }

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
