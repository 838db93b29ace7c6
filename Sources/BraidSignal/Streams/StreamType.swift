// SPDX-License-Identifier: MIT
import BraidCore

/// The common interface of ``Signal`` and ``PullSequence``: values in order.
///
/// ReactiveObjC calls it `RACStream`.
///
/// Use it for code that works with pushed and pulled values alike:
///
/// ```swift
/// func twice<Source: StreamType>(_ source: Source) -> Source.Stream
/// where Source.Value: Sendable, Source.Stream: SendableMetatype {
///   source.bound { { .emit(Source.Stream.just($0).followed(by: Source.Stream.just($0))) } }
/// }
/// print(Array(twice([1, 2].pullSequence)))  // [1, 1, 2, 2]
/// twice(Signal.from([1, 2])).subscribe(next: { print($0) })  // 1, 1, 2, 2
/// ```
///
/// All operators of streams can be expressed by the five requirements without a default: ``empty``,
/// ``just(_:)``, ``bound(by:)``, ``followed(by:)`` and ``paired(with:_:)``. The same laws hold for
/// both types, value by value: `just` and `bound` form a monad, `empty` and `followed` a monoid,
/// and operators with the same name (`map`, `filter`, `scan`, `take`, ...) equal their `bound`
/// form. A bound signal emits the values of several inner signals in the order of their arrival; a
/// sequence iterates over its inner sequences one after another.
///
/// The requirements with closures have names of their own, because operators of signals take
/// throwing closures and operators of sequences do not.
public protocol StreamType<Value> {
  /// The type of the values.
  associatedtype Value
  /// The result type of operators: `Signal<Value>` or `PullSequence<Value>`.
  associatedtype Stream: StreamType<Value> where Stream.Stream == Stream

  /// A stream without values.
  static var empty: Stream { get }

  /// Returns a stream of one value.
  static func just(_ value: Value) -> Stream

  /// Maps each value to a stream and flattens these streams; can stop the source early.
  ///
  /// - Parameter makeBinder: Called once for each evaluation. The binder it returns can hold state.
  func bound(
    by makeBinder: @escaping @Sendable () -> (Value) -> StreamStep<Stream>
  ) -> Stream

  /// Returns the values of this stream, then the values of another one.
  func followed(by other: Stream) -> Stream

  /// Combines the first values of both streams, then the second ones, and so on.
  func paired(
    with other: Stream, _ combine: @escaping @Sendable (Value, Value) -> Value
  ) -> Stream

  /// Returns `value`, then the values of this stream.
  func startWith(_ value: Value) -> Stream

  /// Drops the first `count` values.
  func skip(_ count: Int) -> Stream

  /// Returns the first `count` values.
  func take(_ count: Int) -> Stream

  /// The name in descriptions and traces; empty if there is none.
  var name: String { get }
}

/// The result of a binder of ``StreamType/bound(by:)`` for one value.
public enum StreamStep<Stream> {
  /// Continues with the values of a stream, then takes the next value of the source.
  case emit(Stream)
  /// Continues with the values of a stream and takes no more values of the source.
  case emitAndStop(Stream)
  /// Takes no more values of the source.
  case stop
}

extension StreamStep: Sendable where Stream: Sendable {}

extension StreamType {
  /// The default: an empty name.
  public var name: String { "" }
}

extension Signal: StreamType {
  /// Equals ``bind(_:)`` with a closure that does not throw.
  public final func bound(
    by makeBinder: @escaping @Sendable () -> (Value) -> StreamStep<Signal<Value>>
  ) -> Signal<Value> {
    bind {
      let binder = makeBinder()
      return { value in
        switch binder(value) {
        case .emit(let signal): .emit(signal)
        case .emitAndStop(let signal): .emitAndStop(signal)
        case .stop: .stop
        }
      }
    }.made(by: #function)
  }

  /// Equals ``concat``, under the name shared by both kinds of streams.
  public final func followed(by other: Signal<Value>) -> Signal<Value> {
    concat(other).made(by: #function)
  }

  /// Equals ``zip``, and combines the values by `combine`.
  public final func paired(
    with other: Signal<Value>, _ combine: @escaping @Sendable (Value, Value) -> Value
  ) -> Signal<Value> {
    zip(with: other).map { combine($0.0, $0.1) }.made(by: #function)
  }
}

extension PullSequence: StreamType {
  /// Equals ``bind(_:)`` with the steps of any stream.
  public func bound(
    by makeBinder: @escaping @Sendable () -> (Element) -> StreamStep<PullSequence<Element>>
  ) -> PullSequence<Element> {
    bind {
      let binder = makeBinder()
      return { element in
        switch binder(element) {
        case .emit(let sequence): .emit(sequence)
        case .emitAndStop(let sequence): .emitAndStop(sequence)
        case .stop: .stop
        }
      }
    }
  }

  /// Equals ``concat``, under the name shared by both kinds of streams.
  public func followed(by other: PullSequence<Element>) -> PullSequence<Element> { concat(other) }

  /// Equals ``zip``, and combines the elements by `combine`.
  public func paired(
    with other: PullSequence<Element>,
    _ combine: @escaping @Sendable (Element, Element) -> Element
  ) -> PullSequence<Element> {
    zip(with: other).map { combine($0.0, $0.1) }
  }
}
