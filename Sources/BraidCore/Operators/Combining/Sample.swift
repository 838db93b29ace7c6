// SPDX-License-Identifier: MIT

/// `sample`: sends the latest value of the source whenever the trigger sends.
@usableFromInline
package struct SampleRule<Element, Sampler>: GatedRule {
  @usableFromInline package typealias Output = Element

  @usableFromInline var latest: Element?
  @usableFromInline var isSourceOver = false
  /// Sent if there is no value when the trigger sends.
  @usableFromInline let defaultValue: Element?
  /// Whether a value is sent repeatedly, and the completion of either source ends the result, as in
  /// RAC.
  ///
  /// In Rx a value is sent once, and after the completion of the source, the result terminates with
  /// the next event of the trigger.
  @usableFromInline let repeats: Bool

  @inlinable
  package init(defaultValue: Element? = nil, repeats: Bool) {
    self.defaultValue = defaultValue
    self.repeats = repeats
  }

  @inlinable package static var subscribesFirstInOrder: Bool { true }

  @inlinable @inline(__always)
  package mutating func first(_ element: Element, at now: Void, _ out: Engine) {
    latest = element
  }

  @inlinable @inline(__always)
  package mutating func second(_ value: Sampler, _ out: Engine) {
    let value = latest ?? defaultValue
    if !repeats { latest = nil }
    if let value { out.next(value) }
    if isSourceOver { out.finish(.completed) }
  }

  @inlinable
  package mutating func ended(
    _ source: RuleSource, _ termination: Termination, at now: Void, _ out: Engine
  ) {
    if repeats { return out.tearDownAndFinish(termination) }
    if source == .first, termination.isCompleted {
      isSourceOver = true
      return
    }
    if termination.isCompleted, let value = latest ?? defaultValue {
      latest = nil
      out.next(value)
    }
    out.finish(termination)
  }
}
