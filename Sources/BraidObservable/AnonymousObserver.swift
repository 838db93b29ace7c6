// SPDX-License-Identifier: MIT
import BraidCore

/// The last observer of a chain: the user's closures, or the user's observer.
///
/// It is separate from its scope so that the closures, and the objects they capture, are released
/// when the source releases its observer, even while the disposable is still retained (C5).
final class AnonymousObserver: @unchecked Sendable {  // events are serial (C2)
  /// Receives the values; its `finish` is not used.
  private let values: RawSink
  /// `nil` once it has been called.
  @exclusivity(unchecked) private var onTermination: (@Sendable (Termination) -> Void)?
  private let scope: SinkDisposer

  private init(
    _ scope: SinkDisposer, _ values: RawSink,
    _ onTermination: @escaping @Sendable (Termination) -> Void
  ) {
    self.scope = scope
    self.values = values
    self.onTermination = onTermination
  }

  /// A sink that forwards to an observer, and retains it.
  static func sink<Element>(
    _ scope: SinkDisposer, _ onNext: (@Sendable (Element) -> Void)?,
    _ onTermination: @escaping @Sendable (Termination) -> Void
  ) -> EventSink<Element> {
    let values: EventSink<Element> =
      if let onNext {
        EventSink(next: onNext, finish: { _ in })
      } else {
        EventSink(next: { _ in }, finish: { _ in })
      }
    return AnonymousObserver(scope, values.raw, onTermination).sink.typed()
  }

  private var sink: RawSink {
    RawSink(next: { self.next(address(of: $0)) }, finish: { self.finish($0) })
  }

  @inline(__always)
  private func next(_ value: UnsafeRawPointer) {
    if !scope.isDisposed { values.next(at: value) }
  }

  private func finish(_ termination: Termination) {
    guard !scope.isDisposed, let onTermination else { return }
    self.onTermination = nil
    onTermination(termination)
    scope.finish()
  }
}
