// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Sends the values since the last time as an array whenever `trigger` sends.
  ///
  ///     source   a-b--c---d|
  ///     trigger  ---t--tt---
  ///     arrays   ---x--yz--(w|)
  ///
  /// (`x` is `["a", "b"]`, `y` is `["c"]`, `z` is empty, `w` is `["d"]`.) For arrays by time or
  /// count, use ``buffer(timeSpan:count:scheduler:)``; for the newest value only,
  /// ``sample(_:defaultValue:)``.
  ///
  /// - **Ends:** completion of the source sends what is left first, an empty array if nothing is;
  ///   an error passes at once and drops it. An end of `trigger`, an error too, changes nothing.
  /// - **Threads:** arrays arrive where `trigger` sends, one at a time (C2). `trigger` is
  ///   subscribed first.
  ///
  /// - Parameter trigger: Says when.
  /// - Returns: An observable of arrays.
  @inlinable
  public func bufferWithTrigger<Trigger: ObservableType>(
    _ trigger: Trigger
  ) -> Observable<[Element]> {
    StagedObservable(
      .merge(
        trigger.materialize().map { TriggeredInput<Element, Trigger.Element>.trigger($0) },
        materialize().map { TriggeredInput<Element, Trigger.Element>.source($0) }),
      BufferWithTriggerStage())
  }
}

/// Collects values until the trigger sends.
@usableFromInline
package struct BufferWithTriggerStage<Element, Signal>: MultiEmitOperator {
  @usableFromInline var held: [Element] = []

  @inlinable package init() {}

  @inlinable
  package mutating func receive(
    _ input: TriggeredInput<Element, Signal>, _ output: MultiEmitOutput<[Element]>
  ) {
    switch input {
    case .source(.next(let element)): held.append(element)
    case .source(.error(let error)):
      held = []
      output.finish(.error(error))
    case .source(.completed):
      send(to: output)
      output.finish(.completed)
    case .trigger(.next): send(to: output)
    case .trigger: break
    }
  }

  @inlinable
  mutating func send(to output: MultiEmitOutput<[Element]>) {
    let sent = held
    held = []
    output.next(sent)
  }
}
