// SPDX-License-Identifier: MIT

/// Buffers values while it is paused.
package struct PausableBufferedRule: GatedRule {
  private let type: RawType
  private let flushesOnCompleted: Bool
  private let flushesOnError: Bool
  private let limit: Int
  private var kept: ReplayBuffer
  /// Whether the result completes with the pauser; otherwise the pauser's latest value stays in
  /// force.
  private let endsWithPauser: Bool
  private var isPaused: Bool

  /// - Parameters:
  ///   - limit: The maximum number of buffered values; `nil` for no limit.
  ///   - flushesOnCompleted: Whether the buffer is emitted before a completion of the source.
  ///   - flushesOnError: Whether the buffer is emitted before an error of the source.
  ///   - isPaused: Whether values are buffered before the pauser has emitted.
  ///   - endsWithPauser: Whether the result completes when the pauser does.
  package init(
    _ type: RawType, limit: Int?, flushesOnCompleted: Bool, flushesOnError: Bool,
    isPaused: Bool = true, endsWithPauser: Bool = true
  ) {
    self.type = type
    self.limit = max(limit ?? .max, 0)
    kept = ReplayBuffer(type, limit: self.limit)
    self.flushesOnCompleted = flushesOnCompleted
    self.flushesOnError = flushesOnError
    self.isPaused = isPaused
    self.endsWithPauser = endsWithPauser
  }

  @inline(__always)
  package mutating func first(_ value: UnsafeRawPointer, at now: Duration, _ out: Engine) {
    if isPaused { kept.record(at: value) } else { out.next(value) }
  }

  package mutating func second(_ isOpen: UnsafeRawPointer, _ out: Engine) {
    isPaused = !isOpen.load(as: Bool.self)
    if !isPaused { flush(to: out) }
  }

  package var finalEvents: RuleEvents {
    endsWithPauser
      ? [.errors, .firstCompletion, .secondCompletion] : [.errors, .firstCompletion]
  }

  package mutating func terminated(
    _ source: RuleSource, _ termination: Termination, at now: Duration, _ out: Engine
  ) {
    if source == .second, termination.isCompleted, !endsWithPauser { return }
    let flushes = termination.isCompleted ? flushesOnCompleted : flushesOnError
    if source == .first, flushes { flush(to: out) }
    out.finish(termination)
  }

  private mutating func flush(to out: Engine) {
    let flushed = kept
    kept = ReplayBuffer(type, limit: limit)
    flushed.replay(to: out.sink) { out.outer.isDisposed }
  }
}

extension GatedOperator {
  /// An operator with a ``PausableBufferedRule`` for values of a given type.
  package convenience init<Element>(
    _ source: EventSource<Element>, pausedBy pauser: EventSource<Bool>,
    _ rule: @escaping (RawType) -> PausableBufferedRule
  ) {
    let type = RawType(Element.self)
    self.init((source.raw, type), (pauser.raw, RawType(Bool.self))) { rule(type) }
  }
}
