// SPDX-License-Identifier: MIT

// Written by .ci/generate.

private struct Combine2<A: ~Copyable, B: ~Copyable, Result: ~Copyable> {
  let call: (borrowing A, borrowing B) throws -> Result
}

extension JoinOperator {
  /// A join of two sources.
  package convenience init<A, B, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, _ a: consuming EventSource<A>,
    _ b: consuming EventSource<B>,
    _ combine: consuming @escaping (A, B) throws -> Result
  ) {
    let combine = Combine2<A, B, Result>(call: combine)
    let sources = [Source(a), Source(b)]
    if RawType(Result.self).isPlainInRoom {
      let combine = reinterpreted(combine, as: Combine2<Untyped, Untyped, Room>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee)
        sink.next(at: address(of: result))
      }
    } else {
      let combine = reinterpreted(combine, as: Combine2<Untyped, Untyped, Result>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee)
        withAddress(of: result) { sink.next(at: $0) }
      }
    }
  }
}

private struct Combine3<A: ~Copyable, B: ~Copyable, C: ~Copyable, Result: ~Copyable> {
  let call: (borrowing A, borrowing B, borrowing C) throws -> Result
}

extension JoinOperator {
  /// A join of three sources.
  package convenience init<A, B, C, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, _ a: consuming EventSource<A>,
    _ b: consuming EventSource<B>, _ c: consuming EventSource<C>,
    _ combine: consuming @escaping (A, B, C) throws -> Result
  ) {
    let combine = Combine3<A, B, C, Result>(call: combine)
    let sources = [Source(a), Source(b), Source(c)]
    if RawType(Result.self).isPlainInRoom {
      let combine = reinterpreted(combine, as: Combine3<Untyped, Untyped, Untyped, Room>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee)
        sink.next(at: address(of: result))
      }
    } else {
      let combine = reinterpreted(combine, as: Combine3<Untyped, Untyped, Untyped, Result>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee)
        withAddress(of: result) { sink.next(at: $0) }
      }
    }
  }
}

private struct Combine4<A: ~Copyable, B: ~Copyable, C: ~Copyable, D: ~Copyable, Result: ~Copyable> {
  let call: (borrowing A, borrowing B, borrowing C, borrowing D) throws -> Result
}

extension JoinOperator {
  /// A join of four sources.
  package convenience init<A, B, C, D, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, _ a: consuming EventSource<A>,
    _ b: consuming EventSource<B>, _ c: consuming EventSource<C>, _ d: consuming EventSource<D>,
    _ combine: consuming @escaping (A, B, C, D) throws -> Result
  ) {
    let combine = Combine4<A, B, C, D, Result>(call: combine)
    let sources = [Source(a), Source(b), Source(c), Source(d)]
    if RawType(Result.self).isPlainInRoom {
      let combine = reinterpreted(
        combine, as: Combine4<Untyped, Untyped, Untyped, Untyped, Room>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee)
        sink.next(at: address(of: result))
      }
    } else {
      let combine = reinterpreted(
        combine, as: Combine4<Untyped, Untyped, Untyped, Untyped, Result>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee)
        withAddress(of: result) { sink.next(at: $0) }
      }
    }
  }
}

private struct Combine5<
  A: ~Copyable, B: ~Copyable, C: ~Copyable, D: ~Copyable, E: ~Copyable, Result: ~Copyable
> {
  let call: (borrowing A, borrowing B, borrowing C, borrowing D, borrowing E) throws -> Result
}

extension JoinOperator {
  /// A join of five sources.
  package convenience init<A, B, C, D, E, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, _ a: EventSource<A>, _ b: EventSource<B>,
    _ c: EventSource<C>, _ d: EventSource<D>, _ e: EventSource<E>,
    _ combine: consuming @escaping (A, B, C, D, E) throws -> Result
  ) {
    let combine = Combine5<A, B, C, D, E, Result>(call: combine)
    let sources = [Source(a), Source(b), Source(c), Source(d), Source(e)]
    if RawType(Result.self).isPlainInRoom {
      let combine = reinterpreted(
        combine, as: Combine5<Untyped, Untyped, Untyped, Untyped, Untyped, Room>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee,
          untyped(at: values[4]).pointee)
        sink.next(at: address(of: result))
      }
    } else {
      let combine = reinterpreted(
        combine, as: Combine5<Untyped, Untyped, Untyped, Untyped, Untyped, Result>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee,
          untyped(at: values[4]).pointee)
        withAddress(of: result) { sink.next(at: $0) }
      }
    }
  }
}

private struct Combine6<
  A: ~Copyable, B: ~Copyable, C: ~Copyable, D: ~Copyable, E: ~Copyable, F: ~Copyable,
  Result: ~Copyable
> {
  let call:
    (borrowing A, borrowing B, borrowing C, borrowing D, borrowing E, borrowing F) throws -> Result
}

extension JoinOperator {
  /// A join of six sources.
  package convenience init<A, B, C, D, E, F, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, _ a: EventSource<A>, _ b: EventSource<B>,
    _ c: EventSource<C>, _ d: EventSource<D>, _ e: EventSource<E>, _ f: EventSource<F>,
    _ combine: consuming @escaping (A, B, C, D, E, F) throws -> Result
  ) {
    let combine = Combine6<A, B, C, D, E, F, Result>(call: combine)
    let sources = [Source(a), Source(b), Source(c), Source(d), Source(e), Source(f)]
    if RawType(Result.self).isPlainInRoom {
      let combine = reinterpreted(
        combine, as: Combine6<Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Room>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee,
          untyped(at: values[4]).pointee, untyped(at: values[5]).pointee)
        sink.next(at: address(of: result))
      }
    } else {
      let combine = reinterpreted(
        combine, as: Combine6<Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Result>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee,
          untyped(at: values[4]).pointee, untyped(at: values[5]).pointee)
        withAddress(of: result) { sink.next(at: $0) }
      }
    }
  }
}

private struct Combine7<
  A: ~Copyable, B: ~Copyable, C: ~Copyable, D: ~Copyable, E: ~Copyable, F: ~Copyable, G: ~Copyable,
  Result: ~Copyable
> {
  let call:
    (borrowing A, borrowing B, borrowing C, borrowing D, borrowing E, borrowing F, borrowing G)
      throws -> Result
}

extension JoinOperator {
  /// A join of seven sources.
  package convenience init<A, B, C, D, E, F, G, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, _ a: EventSource<A>, _ b: EventSource<B>,
    _ c: EventSource<C>, _ d: EventSource<D>, _ e: EventSource<E>, _ f: EventSource<F>,
    _ g: EventSource<G>,
    _ combine: consuming @escaping (A, B, C, D, E, F, G) throws -> Result
  ) {
    let combine = Combine7<A, B, C, D, E, F, G, Result>(call: combine)
    let sources = [Source(a), Source(b), Source(c), Source(d), Source(e), Source(f), Source(g)]
    if RawType(Result.self).isPlainInRoom {
      let combine = reinterpreted(
        combine,
        as: Combine7<Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Room>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee,
          untyped(at: values[4]).pointee, untyped(at: values[5]).pointee,
          untyped(at: values[6]).pointee)
        sink.next(at: address(of: result))
      }
    } else {
      let combine = reinterpreted(
        combine,
        as: Combine7<Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Result>.self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee,
          untyped(at: values[4]).pointee, untyped(at: values[5]).pointee,
          untyped(at: values[6]).pointee)
        withAddress(of: result) { sink.next(at: $0) }
      }
    }
  }
}

private struct Combine8<
  A: ~Copyable, B: ~Copyable, C: ~Copyable, D: ~Copyable, E: ~Copyable, F: ~Copyable, G: ~Copyable,
  H: ~Copyable, Result: ~Copyable
> {
  let call:
    (
      borrowing A, borrowing B, borrowing C, borrowing D, borrowing E, borrowing F, borrowing G,
      borrowing H
    ) throws -> Result
}

extension JoinOperator {
  /// A join of eight sources.
  package convenience init<A, B, C, D, E, F, G, H, Result>(
    _ kind: JoinKind, _ completion: JoinCompletion, _ a: EventSource<A>, _ b: EventSource<B>,
    _ c: EventSource<C>, _ d: EventSource<D>, _ e: EventSource<E>, _ f: EventSource<F>,
    _ g: EventSource<G>, _ h: EventSource<H>,
    _ combine: consuming @escaping (A, B, C, D, E, F, G, H) throws -> Result
  ) {
    let combine = Combine8<A, B, C, D, E, F, G, H, Result>(call: combine)
    let sources = [
      Source(a), Source(b), Source(c), Source(d), Source(e), Source(f), Source(g), Source(h),
    ]
    if RawType(Result.self).isPlainInRoom {
      let combine = reinterpreted(
        combine,
        as: Combine8<Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Room>
          .self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee,
          untyped(at: values[4]).pointee, untyped(at: values[5]).pointee,
          untyped(at: values[6]).pointee, untyped(at: values[7]).pointee)
        sink.next(at: address(of: result))
      }
    } else {
      let combine = reinterpreted(
        combine,
        as: Combine8<Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Untyped, Result>
          .self)
      self.init(kind, completion, sources) { values, sink in
        let result = try combine.call(
          untyped(at: values[0]).pointee, untyped(at: values[1]).pointee,
          untyped(at: values[2]).pointee, untyped(at: values[3]).pointee,
          untyped(at: values[4]).pointee, untyped(at: values[5]).pointee,
          untyped(at: values[6]).pointee, untyped(at: values[7]).pointee)
        withAddress(of: result) { sink.next(at: $0) }
      }
    }
  }
}
