// SPDX-License-Identifier: MIT

extension World {
  /// The source that a node stands for.
  ///
  /// - Parameter input: The value that the nearest selector was called with.
  func source(_ node: Node, input: Int) -> Source {
    let site = node.site
    let sources = node.sources
    func make(_ index: Int) -> Source { source(sources[index], input: input) }
    var first: Source { make(0) }
    func all() -> [Source] { sources.map { source($0, input: input) } }
    /// Calls the selector and chooses among the sources from `start` on.
    func choose(from start: Int, _ value: Int) throws(Failure) -> Source {
      try call(site, .transform, value)
      let choices = sources.dropFirst(start)
      return source(choices[start + abs(value) % choices.count], input: value)
    }

    switch node.operation {
    case .subject(let number): return subjects[number].source
    case .shared(let number): return shared[number].source
    case .cold(let events): return cold(site, events)
    case .create(let events): return created(site, events)
    case .abandoned(let values): return abandoned(site, values)
    case .of(let values): return of(values)
    case .range(let start, let count): return of(Array(start..<start + max(0, count)))
    case .generate(let start, let limit): return generate(site, start, below: limit)
    case .repeatElement(let value): return steps { { .next(value) } }
    case .just(let value): return just(value)
    case .input: return just(input)
    case .empty: return immediate([.completed])
    case .error(let error): return immediate([.error(error)])
    case .never: return never()
    case .tryValue(let value): return tryValue(site, value)
    case .deferred: return deferred(site) { first }
    case .using: return using(site) { first }
    case .timer(let delay, let period): return timer(delay, period: period)
    case .interval(let period): return interval(period)

    case .map(let transform), .tryMap(let transform): return map(site, first, transform)
    case .mapTo(let value): return mapTo(first, value)
    case .compactMap(let isKept): return compactMap(site, first, isKept)
    case .scan(let seed): return scan(site, first, seed)
    case .reduce(let seed): return reduce(site, first, seed)
    case .combinePrevious(let initial): return combinePrevious(site, first, initial)
    case .toArray: return toArray(first)
    case .enumerated: return enumerated(first)
    case .materialize: return materialize(first)
    case .dematerialize: return dematerialize(first)
    case .rematerialize: return stage(first) { output in output.send }
    case .mapFlatten(let flattening):
      let inner = stage(first) { value, output throws(Failure) in
        output.next(self.numbered(try choose(from: 1, value)))
      }
      return flatten(flattening, inner) { InnerStep(source: self.inner[$0]) }
    case .flatMap(let flattening):
      return flatten(flattening, first) { value throws(Failure) in
        InnerStep(source: try choose(from: 1, value))
      }
    case .bind(let stop):
      return merging(first) { value throws(Failure) in
        let inner = try choose(from: 1, value)
        if value % 5 == 4 { return InnerStep(isLast: true) }
        return InnerStep(source: inner, isLast: stop(value))
      }
    case .groupBy(let divisor, let flattening, let count):
      return flatten(flattening, groupBy(site, first, divisor)) { number in
        InnerStep(source: self.take(self.inner[number], count))
      }
    case .window(let interval, let size, let flattening, let count):
      return flatten(flattening, window(first, interval, count: size)) { number in
        InnerStep(source: self.take(self.inner[number], count))
      }

    case .filter(let isIncluded): return filter(site, first, isIncluded)
    case .ignore(let value): return ignore(first, value)
    case .ignoreElements: return ignoreElements(first)
    case .take(let count): return take(first, count)
    case .takeLast(let count): return takeLast(first, count)
    case .takeWhile(let isMore, let inclusive):
      return take(site, first, inclusive: inclusive) { isMore($0) }
    case .takeUntilPredicate(let isLast, let inclusive):
      return take(site, first, inclusive: inclusive) { !isLast($0) }
    case .takeUntil: return take(first, until: make(1))
    case .takeUntilReplacement: return take(first, untilReplacement: make(1))
    case .skip(let count): return skip(first, count)
    case .skipWhile(let isSkipped): return skip(site, first) { isSkipped($0) }
    case .skipUntilPredicate(let isFirst): return skip(site, first) { !isFirst($0) }
    case .skipUntil: return skip(first, until: make(1))
    case .distinct: return distinct(first)
    case .distinctBy(let divisor): return distinct(site, first, divisor)
    case .elementAt(let index): return element(first, at: index)
    case .first: return firstOrNil(first)
    case .single: return single(first) { _ in true }
    case .singleWhere(let predicate):
      return single(first) { value throws(Failure) in
        try self.call(site, .transform, value)
        return predicate(value)
      }
    case .asSingle: return only(first, mayBeNone: false)
    case .asMaybe: return only(first, mayBeNone: true)
    case .contains(let predicate):
      return seek(first, answer: true) { value throws(Failure) in
        try self.call(site, .transform, value)
        return predicate(value)
      }
    case .allSatisfy(let predicate):
      return seek(first, answer: false) { value throws(Failure) in
        try self.call(site, .transform, value)
        return !predicate(value)
      }
    case .isEmpty: return seek(first, answer: false) { _ in true }
    case .isNotEmpty: return seek(first, answer: true) { _ in true }
    case .ifEmptyDefault(let value): return ifEmpty(first, default: value)
    case .ifEmptySwitch: return ifEmpty(first, switchTo: make(1))
    case .sample(let substitute): return sample(first, make(1), default: substitute)

    case .merge: return merge(all())
    case .concat: return concat(all())
    case .amb, .ambList: return amb(all())
    case .combineLatest: return combineLatest(site, all(), isList: false)
    case .combineLatestList: return combineLatest(site, all(), isList: true)
    case .zip: return zip(site, all(), isList: false)
    case .zipList: return zip(site, all(), isList: true)
    case .withLatestFrom: return withLatestFrom(site, first, make(1))
    case .startWith(let values): return startWith(first, values)
    case .then: return then(site, first) { make(1) }
    case .switchCases:
      return latest(first) { key throws(Failure) in
        guard key >= 0, key < sources.count - 1 else {
          if self.model == .observable { return InnerStep(source: self.immediate([.completed])) }
          throw Failure(code: LibraryError.noMatchingCase)
        }
        return InnerStep(source: make(key + 1))
      }
    case .ifElse:
      return latest(first) { value in InnerStep(source: make(value.isMultiple(of: 2) ? 1 : 2)) }

    case .catchError:
      return catchError(first) { error throws(Failure) in try choose(from: 1, error) }
    case .catchTo: return catchError(first) { _ in make(1) }
    case .catchAndReturn(let value): return catchAndReturn(first, value)
    case .catchSequence: return catchSequence(all())
    case .retry(let count): return retry(first, count)
    case .retryWhen:
      return retry(first) { errors in
        self.merging(errors) { error throws(Failure) in
          InnerStep(source: try choose(from: 1, error))
        }
      }
    case .repeatAlways: return repeatAlways(first)
    case .attempt: return attempt(site, first)

    case .debounce(let interval): return debounce(first, interval)
    case .debounceWhere(let interval, let isDelayed):
      return debounce(first, interval) { value in
        self.note(site, .transform, value)
        return isDelayed(value)
      }
    case .throttle(let interval, let latest):
      return throttle(first, interval, latest: latest)
    case .delay(let interval): return delay(first, interval)
    case .delaySubscription(let interval): return delaySubscription(first, interval)
    case .timeout(let interval):
      return model == .signal
        ? timeoutOfEnd(first, interval)
        : timeout(first, interval, other: nil)
    case .timeoutOther(let interval): return timeout(first, interval, other: make(1))
    case .takeFor(let interval): return take(first, for: interval)
    case .skipFor(let interval): return skip(first, for: interval)
    case .buffer(let interval, let count): return buffer(first, interval, count: count)
    case .bufferEvery(let interval): return buffer(first, every: interval)

    case .multicastSelector(let hub): return multicast(site, first, hub)

    case .doAll: return doAll(site, first)
    case .on: return on(site, first)
    case .initially: return initially(site, first)
    case .finally: return finally(site, first)
    case .onTermination: return onTermination(site, first)
    case .observeOn: return observeOn(first)
    case .subscribeOn: return subscribeOn(first)

    case .defined(let definition, let parameters):
      return definition.source(
        self, Definition.Application(site: site, sources: all(), parameters: parameters))
    }
  }
}
