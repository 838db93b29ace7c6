// SPDX-License-Identifier: MIT
import BraidSignal

let numbers = Signal<Int>.from([1, 2])
// error: 'subscribeNext' has been renamed to 'subscribe(next:)'
_ = numbers.subscribeNext { print($0) }
// error: has been renamed to 'subscribe(next:error:completed:)'
_ = numbers.subscribeNext({ print($0) }, error: { print($0) }, completed: {})
// error: has been renamed to 'subscribe(completed:)'
_ = numbers.subscribeCompleted {}
// error: has been renamed to 'deliver(on:)'
_ = numbers.deliverOn(.main)
// error: has been renamed to 'deliverOnMain()'
_ = numbers.deliverOnMainThread()
// error: has been renamed to 'map(to:)'
_ = numbers.mapReplace("a")
// error: has been renamed to 'take(until:)'
_ = numbers.takeUntilBlock { $0 > 1 }
// error: has been renamed to 'skip(while:)'
_ = numbers.skipWhileBlock { $0 > 1 }
// error: has been renamed to 'scan(_:_:)'
_ = numbers.scan(withStart: 0) { $0 + $1 }
// error: has been renamed to 'reduce(_:_:)'
_ = numbers.aggregate(withStart: 0) { $0 + $1 }
// error: write combineLatest(with: other)
_ = numbers.combineLatestWith(numbers)
// error: has been renamed to 'catch(to:)'
_ = numbers.catchTo(.empty)
// error: has been renamed to 'create(_:)'
_ = Signal<Int>.createSignal { _ in nil }
// error: 'rac_sequence' has been renamed to 'pullSequence'
_ = [1, 2].rac_sequence
// error: write elements.pullSequence.
_ = PullSequence([1, 2])
// error: has been renamed to 'eager'
_ = [1, 2].pullSequence.eagerSequence
// error: has been renamed to 'first(where:)'
_ = [1, 2].pullSequence.objectPassingTest { $0 > 1 }

let command = Command<Int, Int> { .just($0) }
// error: 'executionSignals' has been renamed to 'executions'
_ = command.executionSignals
// error: 'executing' has been renamed to 'isExecuting'
_ = command.executing
// error: 'apply' has been renamed to 'execute(_:)'
_ = command.apply(1)
// error: write executions.flatten()
_ = command.values
// error: 'leadingTerminal' has been renamed to 'leading'
_ = Channel<Int>().leadingTerminal

// error: 'observeValues' has been renamed to 'subscribe(next:)'
_ = numbers.observeValues { print($0) }
// error: 'startWithValues' has been renamed to 'subscribe(next:)'
_ = numbers.startWithValues { print($0) }
// error: a signal is cold, as a producer is
_ = numbers.producer
// error: has been renamed to 'distinctUntilChanged()'
_ = numbers.skipRepeats()
// error: has been renamed to 'take(_:)'
_ = numbers.take(first: 1)
// error: has been renamed to 'deliver(on:)'
_ = numbers.observe(on: .main)
// error: has been renamed to 'catch(_:)'
_ = numbers.flatMapError { _ in .empty }
// error: write onTermination(_:), which runs after a disposal, too
_ = numbers.observeInterrupted {}
// error: 'send(value:)' has been renamed to 'sendNext(_:)'
SignalSubject<Int>().send(value: 1)
// error: 'producer' has been renamed to 'signal'
_ = SignalProperty(1).producer

// error: has been renamed to 'subscribe(next:)'
_ = numbers.subscribe(onNext: { print($0) })
// error: write flatMap(.latest) { ... }
_ = numbers.flatMapLatest { Signal.just($0) }
// error: has been renamed to 'race(with:)'
_ = numbers.amb(numbers)
// error: write withLatest(from: other).map { $1 }
_ = numbers.withLatestFrom(numbers)
// error: write concat(.never).sample(on: sampler)
_ = numbers.sample(with: numbers)
// error: write Signal.combineLatest(signals).and()
_ = Signal<Bool>.all([.just(true)])
// error: write Signal.combineLatest(signals).or()
_ = Signal<Bool>.any(.just(true), .just(false))
// error: write the signal itself
_ = Signal.from(numbers)
// error: write Signal.try(work)
_ = Signal.from { 1 }
// error: has been renamed to 'signal'
_ = Property(value: 1).producer
// error: write group += AnyDisposable { ... }
CompoundDisposable() += {}
// error: `catch { .error($0 as? SignalError == .timedOut ? error : $0) }`
_ = numbers.timeout(after: .seconds(1), raising: CancellationError(), on: .main)
// error: what executions sends completes when the work fails, too
_ = command.completed
// error: write publish().autoconnect(), which connects once
_ = numbers.share()
// error: has been renamed to 'subscribe(next:)'
_ = numbers.sink(receiveValue: { print($0) })
// error: has been renamed to 'catchAndReturn(_:)'
_ = numbers.replaceError(with: 1)
// error: 'onNext' has been renamed to 'sendNext(_:)'
SignalSubject<Int>().onNext(1)
