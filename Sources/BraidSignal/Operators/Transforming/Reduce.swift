// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal {
  /// Sends what `next` has made of all values, when the source completes.
  ///
  ///     source      1--2--3--|
  ///     0, then +   ---------(6|)
  ///
  /// An empty source gives the initial value; an error drops the result. An error thrown by `next`
  /// ends the signal (C7).
  ///
  /// - Parameters:
  ///   - initial: What `next` gets with the first value.
  ///   - next: Makes a result of the result before and a value.
  @available(swift 6) @preconcurrency @inlinable
  public final func reduce<Result>(
    _ initial: Result, _ next: @escaping @Sendable (Result, Value) throws -> Result
  ) -> Signal<Result> {
    StagedSignal(self, ReduceStage(initial, next)).named(after: self, "-aggregateWithStart:reduce:")
  }

  /// The same; `next` also gets the number of the value, counted from zero.
  @available(swift 6) @preconcurrency @inlinable
  public final func reduce<Result>(
    _ initial: Result, indexed next: @escaping @Sendable (Result, Value, Int) throws -> Result
  ) -> Signal<Result> {
    StagedSignal(
      self,
      ReduceStage<Value, (result: Result, index: Int), Result>((initial, 0)) {
        (try next($0.result, $1, $0.index), $0.index + 1)
      } _: {
        $0.result
      }
    ).named(after: self, "-aggregateWithStart:reduceWithIndex:")
  }

  /// Sends a state that `update` has changed with all values, when the source completes.
  ///
  ///     source              1--2--3--|
  ///     reduce(into: 0, +=) ---------(6|)
  ///
  /// The form for collections, as `reduce(into:_:)` of Swift's sequences: it appends in place. Each
  /// subscription starts with `initial`; for an object use ``reduce(makeInitial:_:)``, since all
  /// subscriptions would share it.
  ///
  /// - **Ends:** as ``reduce(_:_:)``.
  ///
  /// - Parameters:
  ///   - initial: The state before the first value.
  ///   - update: Changes the state with a value.
  @available(swift 6) @preconcurrency @inlinable
  public final func reduce<Result>(
    into initial: Result, _ update: @escaping @Sendable (inout Result, Value) throws -> Void
  ) -> Signal<Result> {
    StagedSignal(self, ReduceIntoStage(initial, update)).named(after: self, "-reduceInto:")
  }

  /// Sends the result of all values, starting with a value that is made for each subscription: an
  /// object, for example.
  ///
  /// - **Ends:** as ``reduce(_:_:)``; fails if `makeInitial` throws.
  ///
  /// - Parameters:
  ///   - makeInitial: Makes the initial result. Called once for each subscription.
  ///   - next: Makes a result of the result before and a value.
  @available(swift 6) @preconcurrency @inlinable
  public final func reduce<Result>(
    makeInitial: @escaping @Sendable () throws -> Result,
    _ next: @escaping @Sendable (Result, Value) throws -> Result
  ) -> Signal<Result> {
    OperatorSignal(
      AnonymousOperator { sink, scope in
        do {
          let stage = ReduceStage(try makeInitial(), next)
          self.connect(stage.attached(to: sink, scope), scope)
        } catch { sink.finish(.error(error)) }
      }
    ).named(after: self, "-aggregateWithStartFactory:reduce:")
  }
}
