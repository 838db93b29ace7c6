// SPDX-License-Identifier: MIT

/// A source, or an operator with the sources it is applied to.
package struct Node: Sendable, Hashable {
  package var operation: Operation
  /// Names the closures of this node in the journal and in reactions.
  package var site: Int
  /// The sources of the operation; the sources that a selector chooses from come last.
  package var sources: [Node]

  package init(_ operation: Operation, site: Int = 0, _ sources: [Node] = []) {
    self.operation = operation
    self.site = site
    self.sources = sources
  }
}

/// The events of a source: values and errors are small integers.
package enum SourceEvent: Sendable, Hashable {
  case next(Int)
  case error(Int)
  case completed
}

/// The result of a closure for a value.
package enum Function: Sendable, Hashable {
  case plus(Int)
  case times(Int)
  case modulo(Int)

  package func callAsFunction(_ value: Int) -> Int {
    switch self {
    case .plus(let other): value &+ other
    case .times(let other): value &* other % 1009
    case .modulo(let other): value % other
    }
  }
}

/// The decision of a closure about a value.
package enum Predicate: Sendable, Hashable {
  case even
  case odd
  case less(Int)
  case equal(Int)

  package func callAsFunction(_ value: Int) -> Bool {
    switch self {
    case .even: value.isMultiple(of: 2)
    case .odd: !value.isMultiple(of: 2)
    case .less(let other): value < other
    case .equal(let other): value == other
    }
  }
}

/// How inner sources become one.
package enum Flattening: Sendable, Hashable {
  case merge
  case limited(Int)
  case concat
  case latest
  case first
  /// Signals only.
  case race
}

/// Every operation that programs are made of.
///
/// Results that are not integers are made integers by the functions below, in the reference and in
/// the runners alike.
package enum Operation: Sendable, Hashable {
  // Creation
  case subject(Int)
  case shared(Int)
  case cold([Timed<SourceEvent>])
  case create([SourceEvent])
  case abandoned([Int])
  case of([Int])
  case range(Int, Int)
  case generate(Int, below: Int)
  case repeatElement(Int)
  case just(Int)
  case input
  case empty
  case error(Int)
  case never
  case tryValue(Int)
  case deferred
  case using
  case timer(Int, period: Int?)
  case interval(Int)

  // Transforming
  case map(Function)
  case mapTo(Int)
  case tryMap(Function)
  case compactMap(Predicate)
  case scan(Int)
  case reduce(Int)
  case combinePrevious(Int)
  case toArray
  case enumerated
  case materialize
  case dematerialize
  case rematerialize
  case flatMap(Flattening)
  case mapFlatten(Flattening)
  case bind(stop: Predicate)
  /// Groups by remainder, of each of which `taking` values are taken, flattened.
  case groupBy(Int, Flattening, taking: Int)
  case window(Int, count: Int, Flattening, taking: Int)

  // Filtering
  case filter(Predicate)
  case ignore(Int)
  case ignoreElements
  case take(Int)
  case takeLast(Int)
  case takeWhile(Predicate, inclusive: Bool)
  case takeUntilPredicate(Predicate, inclusive: Bool)
  case takeUntil
  case takeUntilReplacement
  case skip(Int)
  case skipWhile(Predicate)
  case skipUntilPredicate(Predicate)
  case skipUntil
  case distinct
  case distinctBy(Int)
  case elementAt(Int)
  case first
  case single
  case singleWhere(Predicate)
  case asSingle
  case asMaybe
  case contains(Predicate)
  case allSatisfy(Predicate)
  case isEmpty
  case isNotEmpty
  case ifEmptyDefault(Int)
  case ifEmptySwitch
  case sample(default: Int?)

  // Combining
  case merge
  case concat
  case amb
  case ambList
  case combineLatest
  case combineLatestList
  case zip
  case zipList
  case withLatestFrom
  case startWith([Int])
  case then
  case switchCases
  case ifElse

  // Errors
  case catchError
  case catchTo
  case catchAndReturn(Int)
  case catchSequence
  case retry(Int)
  case retryWhen
  case repeatAlways
  case attempt

  // Timing
  case debounce(Int)
  case debounceWhere(Int, Predicate)
  case throttle(Int, latest: Bool)
  case delay(Int)
  case delaySubscription(Int)
  case timeout(Int)
  case timeoutOther(Int)
  case takeFor(Int)
  case skipFor(Int)
  case buffer(Int, count: Int)
  case bufferEvery(Int)

  // Sharing inside a tree
  case multicastSelector(Hub)

  // Utility
  case doAll
  case on
  case initially
  case finally
  case onTermination
  case observeOn
  case subscribeOn

  /// The definition in the row of an operator, with parameters.
  case defined(Definition, [Int])
}

/// Errors of the library itself, as the numbers that programs use.
package enum LibraryError {
  package static let timeout = -1
  package static let noElements = -2
  package static let moreThanOneElement = -3
  package static let argumentOutOfRange = -4
  package static let noMatchingCase = -5
  package static let disposed = -6
}

/// One number for several values, different for most lists.
package func folded(_ values: [Int]) -> Int {
  values.reduce(9) { ($0 &* 10 &+ $1) % 100_003 }
}

/// One number for an event, as `materialize` sends it.
package func number(of event: SourceEvent) -> Int {
  switch event {
  case .next(let value): value &* 3
  case .error(let error): error &* 3 &+ 1
  case .completed: 2
  }
}

/// The event that `dematerialize` finds in a value.
package func event(in value: Int) -> SourceEvent {
  switch value % 7 {
  case 5: .error(value)
  case 6: .completed
  default: .next(value)
  }
}
