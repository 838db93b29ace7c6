// SPDX-License-Identifier: MIT
public import BraidCore

extension ObservableType {
  /// Makes an observable of each value and merges them all.
  @preconcurrency @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    OperatorObservable(FlatMap(upstream: asObservable(), selector: selector))
  }
}

@frozen
@usableFromInline
struct FlatMap<Input, Inner: ObservableConvertibleType>: SourceOperator {
  @usableFromInline let upstream: Observable<Input>
  @usableFromInline let selector: @Sendable (Input) throws -> Inner

  @inlinable
  init(upstream: Observable<Input>, selector: @escaping @Sendable (Input) throws -> Inner) {
    self.upstream = upstream
    self.selector = selector
  }

  @inlinable
  func run(_ observer: consuming EventSink<Inner.Element>, _ scope: SinkDisposer) {
    let sink = MergeSink(observer, scope, InnerSelector(selector))
    upstream.connect(
      EventSink(next: { sink.receive($0) }, stop: { sink.sourceStopped($0) }), sink)
  }
}

/// Makes the inner observable of a value.
@frozen
@usableFromInline
struct InnerSelector<Input, Inner: ObservableConvertibleType> {
  @usableFromInline let select: @Sendable (Input) throws -> Inner

  @inlinable
  init(_ select: @escaping @Sendable (Input) throws -> Inner) { self.select = select }
}

extension MergeSink {
  @inlinable @inline(__always)
  func receive<Input, Inner>(_ input: Input)
  where Context == InnerSelector<Input, Inner>, Inner.Element == Element {
    do { subscribe(try context.select(input).asObservable()) } catch { end(.error(error)) }
  }
}
