// SPDX-License-Identifier: MIT
import BraidCore

// Written by .ci/generate.

@available(swift 6)
extension Signal {
  /// Combines the latest values of three signals; see the form with two.
  @preconcurrency
  public static func combineLatest<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>,
    transform: @escaping @Sendable (A, B, C) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.latest, .afterAll, first, second, third, transform)).named(
      "+combineLatest:reduce:")
  }

  /// Combines the latest values of four signals; see the form with two.
  @preconcurrency
  public static func combineLatest<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    transform: @escaping @Sendable (A, B, C, D) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.latest, .afterAll, first, second, third, fourth, transform)).named(
      "+combineLatest:reduce:")
  }

  /// Combines the latest values of five signals; see the form with two.
  @preconcurrency
  public static func combineLatest<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, transform: @escaping @Sendable (A, B, C, D, E) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.latest, .afterAll, first, second, third, fourth, fifth, transform))
      .named("+combineLatest:reduce:")
  }

  /// Combines the latest values of six signals; see the form with two.
  @preconcurrency
  public static func combineLatest<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>,
    transform: @escaping @Sendable (A, B, C, D, E, F) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      JoinOperator(.latest, .afterAll, first, second, third, fourth, fifth, sixth, transform)
    ).named("+combineLatest:reduce:")
  }

  /// Combines the latest values of seven signals; see the form with two.
  @preconcurrency
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>,
    transform: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      JoinOperator(
        .latest, .afterAll, first, second, third, fourth, fifth, sixth, seventh, transform)
    ).named("+combineLatest:reduce:")
  }

  /// Combines the latest values of eight signals; see the form with two.
  @preconcurrency
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>,
    transform: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      JoinOperator(
        .latest, .afterAll, first, second, third, fourth, fifth, sixth, seventh, eighth, transform)
    ).named("+combineLatest:reduce:")
  }
}

extension Signal where Value == Any {
  /// Combines the latest values of two signals into tuples.
  public static func combineLatest<A, B>(
    _ first: Signal<A>, _ second: Signal<B>
  ) -> Signal<(A, B)> {
    .combineLatest(first, second) { ($0, $1) }.named("+combineLatest:")
  }

  /// Combines the latest values of three signals into tuples.
  public static func combineLatest<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>
  ) -> Signal<(A, B, C)> {
    .combineLatest(first, second, third) { ($0, $1, $2) }.named("+combineLatest:")
  }

  /// Combines the latest values of four signals into tuples.
  public static func combineLatest<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>
  ) -> Signal<(A, B, C, D)> {
    .combineLatest(first, second, third, fourth) { ($0, $1, $2, $3) }.named("+combineLatest:")
  }

  /// Combines the latest values of five signals into tuples.
  public static func combineLatest<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>
  ) -> Signal<(A, B, C, D, E)> {
    .combineLatest(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }.named(
      "+combineLatest:")
  }

  /// Combines the latest values of six signals into tuples.
  public static func combineLatest<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>
  ) -> Signal<(A, B, C, D, E, F)> {
    .combineLatest(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }.named(
      "+combineLatest:")
  }

  /// Combines the latest values of seven signals into tuples.
  public static func combineLatest<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>
  ) -> Signal<(A, B, C, D, E, F, G)> {
    .combineLatest(first, second, third, fourth, fifth, sixth, seventh) {
      ($0, $1, $2, $3, $4, $5, $6)
    }.named("+combineLatest:")
  }

  /// Combines the latest values of eight signals into tuples.
  public static func combineLatest<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>
  ) -> Signal<(A, B, C, D, E, F, G, H)> {
    .combineLatest(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }.named("+combineLatest:")
  }
}

@available(swift 6)
extension Signal {
  /// Combines the values of three signals by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>,
    transform: @escaping @Sendable (A, B, C) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.zip, .whenUnmatchable, first, second, third, transform)).named(
      "+zip:reduce:")
  }

  /// Combines the values of four signals by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    transform: @escaping @Sendable (A, B, C, D) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.zip, .whenUnmatchable, first, second, third, fourth, transform)).named(
      "+zip:reduce:")
  }

  /// Combines the values of five signals by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, transform: @escaping @Sendable (A, B, C, D, E) throws -> Value
  ) -> Signal<Value> {
    makeSignal(JoinOperator(.zip, .whenUnmatchable, first, second, third, fourth, fifth, transform))
      .named("+zip:reduce:")
  }

  /// Combines the values of six signals by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>,
    transform: @escaping @Sendable (A, B, C, D, E, F) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      JoinOperator(.zip, .whenUnmatchable, first, second, third, fourth, fifth, sixth, transform)
    ).named("+zip:reduce:")
  }

  /// Combines the values of seven signals by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>,
    transform: @escaping @Sendable (A, B, C, D, E, F, G) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      JoinOperator(
        .zip, .whenUnmatchable, first, second, third, fourth, fifth, sixth, seventh, transform)
    ).named("+zip:reduce:")
  }

  /// Combines the values of eight signals by position; see the form with two.
  @preconcurrency
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>,
    transform: @escaping @Sendable (A, B, C, D, E, F, G, H) throws -> Value
  ) -> Signal<Value> {
    makeSignal(
      JoinOperator(
        .zip, .whenUnmatchable, first, second, third, fourth, fifth, sixth, seventh, eighth,
        transform)
    ).named("+zip:reduce:")
  }
}

extension Signal where Value == Any {
  /// Combines the values of two signals by position into tuples.
  public static func zip<A, B>(
    _ first: Signal<A>, _ second: Signal<B>
  ) -> Signal<(A, B)> {
    .zip(first, second) { ($0, $1) }.named("+zip:")
  }

  /// Combines the values of three signals by position into tuples.
  public static func zip<A, B, C>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>
  ) -> Signal<(A, B, C)> {
    .zip(first, second, third) { ($0, $1, $2) }.named("+zip:")
  }

  /// Combines the values of four signals by position into tuples.
  public static func zip<A, B, C, D>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>
  ) -> Signal<(A, B, C, D)> {
    .zip(first, second, third, fourth) { ($0, $1, $2, $3) }.named("+zip:")
  }

  /// Combines the values of five signals by position into tuples.
  public static func zip<A, B, C, D, E>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>
  ) -> Signal<(A, B, C, D, E)> {
    .zip(first, second, third, fourth, fifth) { ($0, $1, $2, $3, $4) }.named("+zip:")
  }

  /// Combines the values of six signals by position into tuples.
  public static func zip<A, B, C, D, E, F>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>
  ) -> Signal<(A, B, C, D, E, F)> {
    .zip(first, second, third, fourth, fifth, sixth) { ($0, $1, $2, $3, $4, $5) }.named("+zip:")
  }

  /// Combines the values of seven signals by position into tuples.
  public static func zip<A, B, C, D, E, F, G>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>
  ) -> Signal<(A, B, C, D, E, F, G)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh) { ($0, $1, $2, $3, $4, $5, $6) }
      .named("+zip:")
  }

  /// Combines the values of eight signals by position into tuples.
  public static func zip<A, B, C, D, E, F, G, H>(
    _ first: Signal<A>, _ second: Signal<B>, _ third: Signal<C>, _ fourth: Signal<D>,
    _ fifth: Signal<E>, _ sixth: Signal<F>, _ seventh: Signal<G>, _ eighth: Signal<H>
  ) -> Signal<(A, B, C, D, E, F, G, H)> {
    .zip(first, second, third, fourth, fifth, sixth, seventh, eighth) {
      ($0, $1, $2, $3, $4, $5, $6, $7)
    }.named("+zip:")
  }
}

extension Property where Value == Any {
  /// Combines the latest values of two properties into tuples.
  public static func combineLatest<A: PropertyType, B: PropertyType>(
    _ first: A, _ second: B
  ) -> Property<(A.Value, B.Value)> {
    Property<(A.Value, B.Value)>(of: Signal.combineLatest(first.signal, second.signal))
  }

  /// Combines the latest values of three properties into tuples.
  public static func combineLatest<A: PropertyType, B: PropertyType, C: PropertyType>(
    _ first: A, _ second: B, _ third: C
  ) -> Property<(A.Value, B.Value, C.Value)> {
    Property<(A.Value, B.Value, C.Value)>(
      of: Signal.combineLatest(first.signal, second.signal, third.signal))
  }

  /// Combines the latest values of four properties into tuples.
  public static func combineLatest<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> Property<(A.Value, B.Value, C.Value, D.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value)>(
      of: Signal.combineLatest(first.signal, second.signal, third.signal, fourth.signal))
  }

  /// Combines the latest values of five properties into tuples.
  public static func combineLatest<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType, E: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value, E.Value)>(
      of: Signal.combineLatest(
        first.signal, second.signal, third.signal, fourth.signal, fifth.signal))
  }

  /// Combines the latest values of six properties into tuples.
  public static func combineLatest<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType, E: PropertyType,
    F: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value)>(
      of: Signal.combineLatest(
        first.signal, second.signal, third.signal, fourth.signal, fifth.signal, sixth.signal))
  }

  /// Combines the latest values of seven properties into tuples.
  public static func combineLatest<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType, E: PropertyType,
    F: PropertyType, G: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)>(
      of: Signal.combineLatest(
        first.signal, second.signal, third.signal, fourth.signal, fifth.signal, sixth.signal,
        seventh.signal))
  }

  /// Combines the latest values of eight properties into tuples.
  public static func combineLatest<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType, E: PropertyType,
    F: PropertyType, G: PropertyType, H: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)>(
      of: Signal.combineLatest(
        first.signal, second.signal, third.signal, fourth.signal, fifth.signal, sixth.signal,
        seventh.signal, eighth.signal))
  }
}

extension Property where Value == Any {
  /// Combines the values of two properties by position into tuples.
  public static func zip<A: PropertyType, B: PropertyType>(
    _ first: A, _ second: B
  ) -> Property<(A.Value, B.Value)> {
    Property<(A.Value, B.Value)>(of: Signal.zip(first.signal, second.signal))
  }

  /// Combines the values of three properties by position into tuples.
  public static func zip<A: PropertyType, B: PropertyType, C: PropertyType>(
    _ first: A, _ second: B, _ third: C
  ) -> Property<(A.Value, B.Value, C.Value)> {
    Property<(A.Value, B.Value, C.Value)>(of: Signal.zip(first.signal, second.signal, third.signal))
  }

  /// Combines the values of four properties by position into tuples.
  public static func zip<A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType>(
    _ first: A, _ second: B, _ third: C, _ fourth: D
  ) -> Property<(A.Value, B.Value, C.Value, D.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value)>(
      of: Signal.zip(first.signal, second.signal, third.signal, fourth.signal))
  }

  /// Combines the values of five properties by position into tuples.
  public static func zip<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType, E: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value, E.Value)>(
      of: Signal.zip(first.signal, second.signal, third.signal, fourth.signal, fifth.signal))
  }

  /// Combines the values of six properties by position into tuples.
  public static func zip<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType, E: PropertyType,
    F: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value)>(
      of: Signal.zip(
        first.signal, second.signal, third.signal, fourth.signal, fifth.signal, sixth.signal))
  }

  /// Combines the values of seven properties by position into tuples.
  public static func zip<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType, E: PropertyType,
    F: PropertyType, G: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value)>(
      of: Signal.zip(
        first.signal, second.signal, third.signal, fourth.signal, fifth.signal, sixth.signal,
        seventh.signal))
  }

  /// Combines the values of eight properties by position into tuples.
  public static func zip<
    A: PropertyType, B: PropertyType, C: PropertyType, D: PropertyType, E: PropertyType,
    F: PropertyType, G: PropertyType, H: PropertyType
  >(
    _ first: A, _ second: B, _ third: C, _ fourth: D, _ fifth: E, _ sixth: F, _ seventh: G,
    _ eighth: H
  ) -> Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)> {
    Property<(A.Value, B.Value, C.Value, D.Value, E.Value, F.Value, G.Value, H.Value)>(
      of: Signal.zip(
        first.signal, second.signal, third.signal, fourth.signal, fifth.signal, sixth.signal,
        seventh.signal, eighth.signal))
  }
}
