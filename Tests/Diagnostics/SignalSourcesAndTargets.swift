// SPDX-License-Identifier: MIT
import BraidSignal
import Observation

@Observable final class Model {
  var name = ""
}

let (numbers, words) = (Signal<Int>.from([1, 2]), Signal<String>.from(["a"]))
let property = SignalProperty(1)
let subject = SignalSubject<Int>()

// error: 'bind(to:)' is unavailable: write bind(to: property, \.value)
_ = numbers.bind(to: property)
// error: 'merge' is unavailable: the signals send values of different types
_ = Signal.merge([numbers, words])
// error: 'concat' is unavailable: the signals send values of different types
_ = Signal.concat([numbers, words])
// error: or pass them one by one: combineLatest(a, b)
_ = Signal.combineLatest([numbers, words])
// error: or pass them one by one: zip(a, b)
_ = Signal.zip([numbers, words])
// error: write Signal.combineLatest(a, b) { ... }
_ = Signal.combineLatest(
  [words, words], reduce: { name, password in !name.isEmpty && password.count > 7 })
// error: write Signal.combineLatest(a, b, c) { ... }
_ = Signal.combineLatest([words, words, words], reduce: { $0 + $1 + $2 })
// error: write Signal.zip(a, b) { ... }
_ = Signal.zip([words, words], reduce: { $0 + $1 })
// error: write Signal.zip(a, b, c) { ... }
_ = Signal.zip([words, words, words], reduce: { $0 + $1 + $2 })
// error: Write combineLatest(a, b) or zip(a, b), without the brackets
_ = Signal.combineLatest([words, words]).reduceEach { $0 + $1 }
// error: Write combineLatest(a, b, c) or zip(a, b, c), without the brackets
_ = Signal.zip([words, words, words]).reduceEach { $0 + $1 + $2 }
// error: two signals are merged by a.merge(with: b), or by Signal.merge(a, b)
_ = numbers.merge(numbers)
// error: the signals that a signal sends, by flatten()
_ = numbers.merge()
// error: flatten() merges the signals that a signal sends; this one sends plain values
_ = numbers.flatten()
// error: switchToLatest() follows the signals that a signal sends; this one sends plain values
_ = numbers.switchToLatest()
// error: write debounce(.seconds(1)), which is what throttle of ReactiveObjC does
_ = numbers.throttle(0.3)
// error: write throttle(for: .seconds(1), on: scheduler)
_ = numbers.throttle(0.3, on: .main)
// error: write debounce(interval, on: scheduler), which is what throttle of ReactiveObjC does
_ = numbers.throttle(.seconds(2), on: .main)
// error: 'bufferWithTime(_:onScheduler:)' has been renamed to 'buffer(every:on:)'
_ = numbers.bufferWithTime(.seconds(1), onScheduler: .main)
// error: write buffer(every: .seconds(1), on: scheduler)
_ = numbers.bufferWithTime(1.0, onScheduler: .main)
// error: write timeout(.seconds(1), on: scheduler)
_ = numbers.timeout(1.0, onScheduler: .main)
// error: write interval(.seconds(1), on: scheduler)
_ = Signal<Int>.interval(1.0, onScheduler: .main)
// error: 'addDisposable' has been renamed to 'add(_:)'
CompoundDisposable().addDisposable(BooleanDisposable())
// error: 'removeDisposable' has been renamed to 'remove(_:)'
CompoundDisposable().removeDisposable(BooleanDisposable())
// error: 'swapInDisposable' has been renamed to 'swap(in:)'
_ = SerialDisposable().swapInDisposable(nil)
// error: write ScopedDisposable(disposable)
_ = BooleanDisposable().asScopedDisposable()
// error: write debounce(.seconds(1), on: scheduler) { shouldThrottle($0) }
_ = numbers.throttle(0.3, valuesPassingTest: { $0 > 1 })
// error: write debounce(.seconds(1), on: scheduler) { shouldThrottle($0) }
_ = numbers.throttle(Duration.seconds(1), valuesPassingTest: { $0 > 1 })
// error: a duration has a unit here: write .seconds(1) or .milliseconds(300)
_ = numbers.debounce(0.3)
// error: a duration has a unit here
_ = numbers.delay(1)
// error: a duration has a unit here
_ = numbers.timeout(1)
// error: a duration has a unit here
_ = Signal<Int>.interval(1, on: .main)
// error: a duration has a unit here
_ = numbers.buffer(every: 0.3)
// error: interval emits instants: write Signal.interval(.seconds(1), on: scheduler)
_ = Signal<Int>.interval(.milliseconds(50), on: .main)
// error: write empty without parentheses; it is a property
_ = Signal<Int>.empty()
// error: write empty without parentheses; it is a property
func nothing() -> Signal<Int> { Signal.empty() }
// error: write empty without parentheses; it is a property
func noValue() -> Signal<Int> { .empty() }
// error: write never without parentheses; it is a property
func silence() -> Signal<Int> { .never() }
// error: skip(until:) takes a predicate
_ = numbers.skip(until: words)
// error: For nil write compactMap { $0 }, which also unwraps them
_ = Signal<Model?>.just(nil).ignore(nil)
// error: 'signal' has been renamed to 'asSignal()'
_ = [1, 2].pullSequence.signal
// error: 'setNameWithFormat' has been renamed to 'named(_:)'
_ = numbers.setNameWithFormat("%@ of %i", "numbers", 1)
// error: write Signal.concat(Array(repeating: signal, count: count))
_ = numbers.repeat(3)
// error: 'subscribe(value:)' has been renamed to 'subscribe(next:)'
_ = numbers.subscribe(value: { print($0) })
// error: 'send' has been renamed to 'sendNext(_:)'
subject.send(1)
// error: write source.subscribe(next: { observer.sendNext($0) })
subject <~ numbers
// error: write source.signal.subscribe(next: { observer.sendNext($0) })
subject <~ property
func bind(_ observer: any SubscriberType<Int>) {
  // error: write source.subscribe(next: { observer.sendNext($0) })
  observer <~ numbers
}
// error: cannot be applied to operands of type 'SignalProperty<Int>' and 'Signal<String>'
property <~ words
// error: 'sendComplete()' has been renamed to 'sendCompleted()'
subject.sendComplete()
// error: it has no current value. Use a BehaviorSignalSubject or a SignalProperty
let latest: Int = subject.value
// error: 'init(value:)' has been renamed to 'just(_:)'
_ = Signal(value: 1)
// error: write Signal.error(error)
_ = Signal<Int>(error: SignalError.timedOut)
// error: write Signal.create { subscriber in ... }, whose closure returns what to tear down
_ = Signal<Int> { observer, lifetime in observer.sendNext(1) }
// error: write Signal<Value>: a signal is cold, as a producer is, and errors have one type
func load() -> SignalProducer<Int, Never> { numbers }
// error: write SignalProperty(value)
let name = MutableProperty("")
// error: write deliverOnMain()
let scheduler = UIScheduler()
// error: write Scheduler.main, Scheduler.background(), or Scheduler.target(queue) for a queue
let queue = QueueScheduler.main
// error: 'Observer' is unavailable: write Subscriber(next:error:completed:) for closures
let observer = Signal<Int>.Observer(value: { print($0) })
// error: 'Observer' is unavailable: write Subscriber(next:error:completed:) for closures
func forward(to observer: Signal<Int>.Observer) {}
// error: 'DateScheduler' is unavailable: write Scheduler
let clock: DateScheduler = .main
// error: write Signal<Value>, or a protocol of your own with a member that returns one
func start<Source: SignalProducerConvertible>(_ source: Source) {}
// error: 'EventProtocol' is unavailable: write Event<Value>
func send<Sent: EventProtocol>(_ event: Sent) {}
// error: 'RACSubject' is unavailable: write SignalSubject
let taps = RACSubject<Int>()
// error: 'RACCommand' is unavailable: write Command
func command() -> RACCommand<Int, Int>? { nil }
// error: 'RACDisposable' is unavailable: write AnyDisposable { ... }
let disposable = RACDisposable {}
// error: 'RACCompoundDisposable' is unavailable: write CompoundDisposable
let disposables = RACCompoundDisposable()
// error: 'RACScheduler' is unavailable: write Scheduler
let main: RACScheduler = .main
// error: 'RACReplaySubject' is unavailable: write ReplaySignalSubject
let replayed: RACReplaySubject<Int>? = nil
// error: 'RACBehaviorSubject' is unavailable: write BehaviorSignalSubject
let current: RACBehaviorSubject<Int>? = nil
// error: 'RACChannel' is unavailable: write Channel
let channel: RACChannel<Int>? = nil
// error: 'RACChannelTerminal' is unavailable: write ChannelTerminal
let terminal: RACChannelTerminal<Int>? = nil
// error: 'RACMulticastConnection' is unavailable: write MulticastConnection
let connection: RACMulticastConnection<Int>? = nil
// error: 'RACGroupedSignal' is unavailable: write GroupedSignal
let group: RACGroupedSignal<Int>? = nil
// error: 'RACSequence' is unavailable: write PullSequence
let sequence: RACSequence<Int>? = nil
// error: 'RACSubscriber' is unavailable: write SubscriberType
let subscriber: RACSubscriber? = nil
// error: 'RACSerialDisposable' is unavailable: write SerialDisposable
let serial = RACSerialDisposable()
// error: 'RACScopedDisposable' is unavailable: write ScopedDisposable
let scoped: RACScopedDisposable? = nil
// error: 'RACTestScheduler' is unavailable: write TestSignalScheduler, of BraidTesting
let virtual: RACTestScheduler? = nil
// error: 'RACTargetQueueScheduler' is unavailable: write Scheduler.target(queue)
let target: RACTargetQueueScheduler? = nil
// error: 'RACTuple' is unavailable: write a tuple, such as (Int, String)
let tuple: RACTuple? = nil
// error: 'RACTwoTuple' is unavailable: write a tuple, such as (Int, String)
let pair: RACTwoTuple<Int, String>? = nil
// error: 'RACThreeTuple' is unavailable: write a tuple, such as (Int, String, Bool)
let triple: RACThreeTuple<Int, String, Bool>? = nil
// error: 'RACTupleNil' is unavailable: write nil
let hole: RACTupleNil? = nil
// error: 'RACUnit' is unavailable: write Void
let unit: RACUnit? = nil
// error: 'RACEvent' is unavailable: write Event
let event: RACEvent<Int>? = nil

func title(of model: Model) -> Signal<String> {
  // The compiler has no other words for a call outside of actors; the doc comment has the remedy.
  // error: call to actor-isolated static method 'observing(_:_:isolation:)' in a synchronous
  Signal.observing(model, \.name)
}

@MainActor func heading(of model: Model) -> Signal<String> { Signal.observing(model, \.name) }

// error: non-class type 'Token' cannot conform to class protocol 'Disposable'
struct Token: Disposable {
  func dispose() {}
}
