// SPDX-License-Identifier: MIT

/// What happens to values that come faster than a task takes them.
///
/// | | when nobody takes them | loses |
/// |---|---|---|
/// | ``unbounded`` | all of them wait | nothing; memory grows |
/// | ``oldest(_:)`` | the first n wait, later ones are dropped | the newest |
/// | ``newest(_:)`` | the last n wait, earlier ones are dropped | the oldest |
/// | ``suspending`` | the source waits, if it can | nothing |
public enum AsyncBuffering: Hashable, Sendable {
  /// All values wait: none is lost, and memory grows if the task is slower than the source for
  /// ever.
  case unbounded
  /// As many values wait; those that come while the buffer is full are dropped.
  ///
  /// With zero, a value that comes while the task is busy is lost.
  case oldest(Int)
  /// As many values wait; one that comes while the buffer is full takes the place of the oldest.
  ///
  /// With zero, a value that comes while the task is busy is lost.
  case newest(Int)
  /// The source makes a value when the task asks for one, if it is of a kind that can wait: a
  /// sequence (`from`, `of`, `range`, `generate`, `repeatElement`), or another asynchronous
  /// sequence; itself, or through operators with one source that add no subscription of their own,
  /// as `map`, `filter`, `scan` and `take` are.
  ///
  /// A sequence goes on inside the call that asks, on the thread of the task. All other sources
  /// (subjects, timers, `create`, work on a scheduler, the inner sequences of `flatMap`) cannot
  /// wait, since they are not asked: their values wait as with ``unbounded``.
  case suspending
}
