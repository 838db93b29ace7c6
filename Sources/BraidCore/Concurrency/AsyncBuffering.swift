// SPDX-License-Identifier: MIT

/// The buffering of values that arrive faster than a task consumes them.
///
/// | | while the task is busy | loses |
/// |---|---|---|
/// | ``unbounded`` | buffers all values | nothing; memory grows |
/// | ``oldest(_:)`` | buffers the first n values, drops later ones | the newest |
/// | ``newest(_:)`` | buffers the last n values, drops earlier ones | the oldest |
/// | ``suspending`` | suspends the source, if possible | nothing |
public enum AsyncBuffering: Hashable, Sendable {
  /// Buffers all values. Memory grows without limit if the source stays faster than the task.
  case unbounded
  /// Buffers at most this many values, and drops new values while the buffer is full.
  ///
  /// With zero, values that arrive while the task is busy are dropped.
  case oldest(Int)
  /// Buffers at most this many values. A new value replaces the oldest one while the buffer is
  /// full.
  ///
  /// With zero, values that arrive while the task is busy are dropped.
  case newest(Int)
  /// Suspends the source until the task asks for a value (back-pressure), if the source supports
  /// it.
  ///
  /// Sequences (`from`, `of`, `range`, `generate`, `repeatElement`) and asynchronous sequences
  /// support it. So do chains of such a source and single-source operators without an additional
  /// subscription, such as `map`, `filter`, `scan` and `take`. A sequence resumes synchronously
  /// inside the call to `next()`, on the task's thread.
  ///
  /// All other sources cannot be suspended: subjects, timers, `create`, sources on a scheduler, the
  /// inner sequences of `flatMap`. Their values are buffered as with ``unbounded``.
  case suspending
}
