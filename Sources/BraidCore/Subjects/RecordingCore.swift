// SPDX-License-Identifier: MIT

/// The core of a subject that replays values to late observers.
package final class RecordingCore: SubjectCore, @unchecked Sendable {  // under the lock
  var buffer: ReplayBuffer
  /// The number of values recorded so far.
  var version = 0

  /// - Parameter limit: The number of values that are replayed; positive.
  package init(_ type: RawType, _ kind: Kind, limit: Int) {
    buffer = ReplayBuffer(type, limit: limit)
    super.init(type, kind)
  }

  /// A core with a current value.
  package convenience init<Value>(_ value: Value, _ kind: Kind) {
    self.init(RawType(Value.self), kind, limit: 1)
    withAddress(of: value) { buffer.record(at: $0) }
    version = 1
  }
}
