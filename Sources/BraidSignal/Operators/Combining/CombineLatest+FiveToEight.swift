// SPDX-License-Identifier: MIT

// `combineLatest` of five to eight signals, written out: with the form of any number of signals the
// compiler does not find the type of a closure such as `{ $0 + $1 + $2 + $3 + $4 }` in reasonable
// time (`Docs/Decisions/0007-written-out-joins.md`).

extension Signal {
  /// The same of five signals.
  @preconcurrency @inlinable
  public static func combineLatest<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, transform: @escaping @Sendable (A, B, C, D, E) throws -> Value
  ) -> Signal<Value> {
    latestOfMany(first, second, third, fourth, fifth, transform: transform)
  }

  /// The same of six signals.
  @preconcurrency @inlinable
  public static func combineLatest<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>,
    transform: @escaping @Sendable (A, B, C, D, E, F) throws -> Value
  ) -> Signal<Value> {
    latestOfMany(first, second, third, fourth, fifth, sixth, transform: transform)
  }

  /// The same of seven signals.
  @preconcurrency @inlinable
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>,
    transform: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Value
  ) -> Signal<Value> {
    latestOfMany(first, second, third, fourth, fifth, sixth, seventh, transform: transform)
  }

  /// The same of eight signals.
  @preconcurrency @inlinable
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>,
    transform: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Value
  ) -> Signal<Value> {
    latestOfMany(first, second, third, fourth, fifth, sixth, seventh, eighth, transform: transform)
  }
}

extension Signal where Value == Any {
  /// Sends the latest values of five signals as a tuple, whenever one of them sends.
  @inlinable
  public static func combineLatest<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>
  ) -> Signal<(A, B, C, D, E)> {
    .latestOfMany(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }
      .named("+combineLatest:")
  }

  /// Sends the latest values of six signals as a tuple, whenever one of them sends.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>
  ) -> Signal<(A, B, C, D, E, F)> {
    .latestOfMany(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }
      .named("+combineLatest:")
  }

  /// Sends the latest values of seven signals as a tuple, whenever one of them sends.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>
  ) -> Signal<(A, B, C, D, E, F, G)> {
    .latestOfMany(first, second, third, fourth, fifth, sixth, seventh) {
      ($0, $1, $2, $3, $4, $5, $6)
    }.named("+combineLatest:")
  }

  /// Sends the latest values of eight signals as a tuple, whenever one of them sends.
  @inlinable
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>
  ) -> Signal<(A, B, C, D, E, F, G, H)> {
    .latestOfMany(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }.named("+combineLatest:")
  }
}
