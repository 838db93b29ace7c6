// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends whether any value satisfies `predicate`, as soon as that is known.
  ///
  ///     source    1--2--3--4|
  ///     over 2    ------(t|)
  ///
  /// - **Ends:** with the first such value; the source is disposed then. If the source completes
  ///   without one, sends false. An error passes, and so does one thrown by `predicate` (C7); in
  ///   ReactiveObjC they become false.
  ///
  /// - Parameter predicate: What is looked for.
  @preconcurrency @inlinable
  public final func contains(
    where predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Bool> {
    StagedSignal(self, FindStage(predicate, sought: true, answer: true)).named(after: self, "-any:")
  }

  /// Sends whether all values satisfy `predicate`, as soon as that is known.
  ///
  ///     source     1--2--3--4|
  ///     less than 3  ------(f|)
  ///
  /// - **Ends:** with the first value that does not; the source is disposed then. If the source
  ///   completes without one, sends true. An error passes, and so does one thrown by `predicate`
  ///   (C7); in ReactiveObjC they become false.
  ///
  /// - Parameter predicate: What all values should satisfy.
  @preconcurrency @inlinable
  public final func allSatisfy(
    _ predicate: @escaping @Sendable (Value) throws -> Bool
  ) -> Signal<Bool> {
    StagedSignal(self, FindStage(predicate, sought: false, answer: false)).named(
      after: self, "-all:")
  }

  /// Sends whether there is any value, as soon as that is known.
  ///
  ///     source      ---a--b|
  ///     isNotEmpty  ---(t|)
  ///
  /// - **Ends:** with the first value; the source is disposed then. An error passes.
  @inlinable
  public final func isNotEmpty() -> Signal<Bool> {
    StagedSignal(self, FindStage({ _ in true }, sought: true, answer: true))
      .named(after: self, "-any")
  }

  /// Sends whether there is no value, as soon as that is known: the opposite of ``isNotEmpty()``.
  ///
  ///     source   ---a--b|
  ///     isEmpty  ---(f|)
  @inlinable
  public final func isEmpty() -> Signal<Bool> {
    StagedSignal(self, FindStage({ _ in true }, sought: true, answer: false))
      .named(after: self, "-isEmpty")
  }

  /// ``isNotEmpty()`` by the name ReactiveObjC gives it.
  @inlinable
  public final func any() -> Signal<Bool> { isNotEmpty() }

  /// ``contains(where:)`` by the name ReactiveObjC gives it.
  @preconcurrency @inlinable
  public final func any(_ predicate: @escaping @Sendable (Value) throws -> Bool) -> Signal<Bool> {
    contains(where: predicate)
  }

  /// ``allSatisfy(_:)`` by the name ReactiveObjC gives it.
  @preconcurrency @inlinable
  public final func all(_ predicate: @escaping @Sendable (Value) throws -> Bool) -> Signal<Bool> {
    allSatisfy(predicate)
  }
}

/// Looks for a value of which `predicate` says what is sought: `answer` if there is one, otherwise
/// the opposite.
@usableFromInline
struct FindStage<Value>: MultiEmitOperator {
  @usableFromInline let predicate: @Sendable (Value) throws -> Bool
  @usableFromInline let sought: Bool
  @usableFromInline let answer: Bool

  @inlinable
  init(_ predicate: @escaping @Sendable (Value) throws -> Bool, sought: Bool, answer: Bool) {
    self.predicate = predicate
    self.sought = sought
    self.answer = answer
  }

  @inlinable static var interceptsTermination: Bool { true }

  @inlinable @inline(__always)
  func receive(_ value: Value, _ sink: MultiEmitOutput<Bool>) {
    do {
      if try predicate(value) != sought { return }
      sink.next(answer)
      sink.finish(.completed)
    } catch { sink.finish(.error(error)) }
  }

  @inlinable
  func sourceFinished(_ termination: Termination, _ sink: MultiEmitOutput<Bool>) {
    if termination.isCompleted { sink.next(!answer) }
    sink.finish(termination)
  }
}
