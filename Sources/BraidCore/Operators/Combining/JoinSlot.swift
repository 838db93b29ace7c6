// SPDX-License-Identifier: MIT

/// Which values of its sources a join combines.
package enum JoinKind: Sendable {
  /// The latest value of each: `combineLatest`.
  case latest
  /// The values at the same position: `zip`.
  case zip
}

/// The state of one source of a join: its values, the latest one or a queue, and whether it has
/// terminated.
struct JoinSlot: ~Copyable {
  var values: ValueQueue
  var hasTerminated = false

  init(_ type: RawType, at place: UnsafeMutableRawPointer) {
    values = ValueQueue(type, at: place)
  }
}
