// SPDX-License-Identifier: MIT
import BraidCore

/// What a ``Signal`` and a ``PullSequence`` have in common: values in an order, `RACStream`.
///
/// For code that does not care whether values are pushed or pulled:
///
/// ```swift
/// func twice<Source: StreamType>(_ source: Source) -> Source.Stream {
///   source.bound { { .emit(Source.Stream.just($0).followed(by: Source.Stream.just($0))) } }
/// }
/// Array(twice([1, 2].pullSequence))  // [1, 1, 2, 2]
/// twice(Signal.from([1, 2]))         // sends the same
/// ```
///
/// All operators of streams can be explained by the five that have no default here: ``empty``,
/// ``just(_:)``, ``bound(by:)``, ``followed(by:)`` and ``paired(with:_:)``. Their laws hold for
/// both kinds, value by value: `just` and `bound` are a monad, `empty` and `followed` a monoid, and
/// what both kinds call by one name (`map`, `filter`, `scan`, `take`, ...) is its `bound` form.
/// Where a bound signal may receive from several inner signals at once, their order is that of
/// arrival; a sequence goes through them one after the other.
///
/// The methods that take closures have names of their own: operators of signals take closures that
/// may throw, those of sequences closures that may not.
public protocol StreamType<Value> {
  /// What it consists of.
  associatedtype Value
  /// What operators make of it: `Signal<Value>` or `PullSequence<Value>`.
  associatedtype Stream: StreamType<Value> where Stream.Stream == Stream

  /// No value.
  static var empty: Stream { get }

  /// One value.
  static func just(_ value: Value) -> Stream

  /// Makes a stream of each value, and sends or goes through all of them; may stop early.
  ///
  /// - Parameter makeBinder: Called once for each evaluation; what it returns may keep state.
  func bound(
    by makeBinder: @escaping @Sendable () -> (Value) -> StreamStep<Stream>
  ) -> Stream

  /// The values of this stream, then those of another one.
  func followed(by other: Stream) -> Stream

  /// Combines the first values of both streams, then the second ones, and so on.
  func paired(
    with other: Stream, _ combine: @escaping @Sendable (Value, Value) -> Value
  ) -> Stream

  /// A value, then the values of this stream.
  func startWith(_ value: Value) -> Stream

  /// All but the first values.
  func skip(_ count: Int) -> Stream

  /// The first values.
  func take(_ count: Int) -> Stream

  /// What it is called in descriptions and traces; empty if it has no name.
  var name: String { get }
}

/// What ``StreamType/bound(by:)`` does with a value.
public enum StreamStep<Stream> {
  /// The values of a stream, then the next value.
  case emit(Stream)
  /// The values of a stream, and no more values of the source.
  case emitAndStop(Stream)
  /// No more values.
  case stop
}

extension StreamStep: Sendable where Stream: Sendable {}

extension StreamType {
  /// No name.
  public var name: String { "" }
}

extension Signal: StreamType {
  /// ``bind(_:)`` with a closure that does not throw.
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
    }
  }

  /// ``concat`` by a name that both kinds of streams have.
  public final func followed(by other: Signal<Value>) -> Signal<Value> { concat(other) }

  /// ``zip``, and combines the values.
  public final func paired(
    with other: Signal<Value>, _ combine: @escaping @Sendable (Value, Value) -> Value
  ) -> Signal<Value> {
    zip(with: other).map { combine($0.0, $0.1) }
  }
}

extension PullSequence: StreamType {
  /// ``bind(_:)`` with the steps of any stream.
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

  /// ``concat`` by a name that both kinds of streams have.
  public func followed(by other: PullSequence<Element>) -> PullSequence<Element> { concat(other) }

  /// ``zip``, and combines the elements.
  public func paired(
    with other: PullSequence<Element>,
    _ combine: @escaping @Sendable (Element, Element) -> Element
  ) -> PullSequence<Element> {
    zip(with: other).map { combine($0.0, $0.1) }
  }
}
