// SPDX-License-Identifier: MIT
import BraidCore
import BraidSignal
import BraidTesting
import Foundation
import Observation
import TestSupport
import Testing

@Observable private final class ObservedPerson { var name = "a" }

/// The behaviour of ReactiveObjC's other classes, by the sources of version 3.1, and of the names
/// that the hints and `Docs/MigratingFromReactiveObjC.md` give.
@Suite(.exclusive(.mainQueue)) struct ReactiveObjCTypesTests {
  private typealias Names = TestSupport.Log<String>

  @Test func `types have equivalents of ReactiveObjC`() {
    row("RACSignal", is: ["1", "|"]) {
      let signal: Signal<Int> = .just(1)
      return signal.events
    }
    row("RACStream", is: [2, 3]) {
      func rest<Stream: StreamType>(_ stream: Stream) -> Stream.Stream { stream.skip(1) }
      return Array(rest([1, 2, 3].pullSequence))
    }
    row("RACSequence", is: [1, 2]) {
      let sequence: PullSequence<Int> = [1, 2].pullSequence
      return Array(sequence)
    }
    row("RACSubscriber", is: ["1"]) {
      let log = Names()
      func send(_ subscriber: some SubscriberType<Int>) { subscriber.sendNext(1) }
      send(Subscriber(next: { log("\($0)") }))
      return log.entries
    }
    // RACSubject.m, RACReplaySubject.m, RACBehaviorSubject.m: the events of a late subscriber.
    row("RACSubject, +subject", is: [String]()) {
      let subject = SignalSubject<Int>()
      subject.sendNext(1)
      return subject.events
    }
    row("RACReplaySubject, +subject", is: ["1", "2", "|"]) {
      let subject = ReplaySignalSubject<Int>()
      subject.sendNext(1)
      subject.sendNext(2)
      subject.sendCompleted()
      return subject.events
    }
    row("+replaySubjectWithCapacity:", is: ["2"]) {
      let subject = ReplaySignalSubject<Int>(capacity: 1)
      subject.sendNext(1)
      subject.sendNext(2)
      return subject.events
    }
    row("RACReplaySubjectUnlimitedCapacity", is: ["1", "2"]) {
      let subject = ReplaySignalSubject<Int>(capacity: .unlimited)
      subject.sendNext(1)
      subject.sendNext(2)
      return subject.events
    }
    row("RACBehaviorSubject, +behaviorSubjectWithDefaultValue:", is: ["1", "2 2"]) {
      let subject = BehaviorSignalSubject(1)
      let first = subject.events
      subject.sendNext(2)
      return first + ["\(subject.events[0]) \(subject.value)"]
    }
    row("RACUnit, +defaultUnit", is: 1) {
      let unit = Signal<Void>.just(())
      let count = Box(0)
      unit.subscribe(next: { count.update { $0 += 1 } })
      return count.value
    }
    row("RACTupleNil, +tupleNil", is: ["nil", "|"]) { Signal<Int?>.just(nil).events }
    row("-init", is: false) { SignalSubject<Int>().hasSubscribers }
    row("-copy", is: 1) {
      let sequence = [1].pullSequence
      let copy = sequence
      return copy.head ?? 0
    }
    row("-description", is: true) { Signal.just(1).named("a").description.contains("Signal<Int>") }
    row("RAC_WARN_UNUSED_RESULT", is: ["2", "|"]) {
      let mapped = Signal.just(1).map { $0 + 1 }
      return mapped.events
    }
  }

  @Test func `sending and subscribing behave as in ReactiveObjC`() {
    row("-sendNext:, -sendError:", is: ["1", "#failure"]) {
      let subject = SignalSubject<Int>()
      let recording = subject.recorded()
      subject.sendNext(1)
      subject.sendError(Failure())
      subject.sendNext(2)
      return recording.events
    }
    row("-sendCompleted", is: ["|"]) {
      let subject = SignalSubject<Int>()
      let recording = subject.recorded()
      subject.sendCompleted()
      return recording.events
    }
    row("-didSubscribeWithDisposable:", is: true) {
      let subscriber = Subscriber<Int>()
      let disposable = CompoundDisposable()
      subscriber.didSubscribe(with: disposable)
      subscriber.sendCompleted()
      return disposable.isDisposed
    }
  }

  @Test func `commands behave as in ReactiveObjC`() {
    // RACCommand.m: one execution, whether anything subscribes to it or not.
    row("RACCommand, -initWithSignalBlock:, -execute:", gives: "work 1@0 2@0 |@0") { p in
      let command = Command<Int, Int>(on: p.scheduler) { input in
        p.note("work \(input)")
        return .just(input + 1)
      }
      return command.execute(1)
    }
    row("-initWithEnabled:signalBlock:, RACCommandErrorNotEnabled, RACCommandErrorDomain", is: true)
    {
      let command = Command<Int, Int>(enabledIf: .just(false), on: .immediate) { .just($0) }
      let reason = Box(false)
      command.execute(1).subscribe(error: { error in
        if case .notEnabled(let refused, .disabled)? = error as? CommandError {
          reason.value = refused === command
        }
      })
      return reason.value
    }
    row("RACUnderlyingCommandErrorKey", is: [true, true]) {
      let command = Command<Int, Int>(enabledIf: .just(false), on: .immediate) { .just($0) }
      let found = Box<CommandError?>(nil)
      command.execute(1).subscribe(error: { found.value = $0 as? CommandError })
      guard let error = found.value, case .disabled = error.reason else { return [] }
      return [error.command === command, true]
    }
    steps("executionSignals", gives: "1@0 |@0") { p in
      let command = Command<Int, Int>(on: p.scheduler) { .just($0) }
      let executions = command.executions.subscribe(
        next: { $0.subscribe(next: { p.note($0) }, completed: { p.note("|") }) }, isolation: nil)
      command.execute(1)
      return executions
    }
    steps("executing", gives: "false@0 true@1 false@1") { p in
      let command = Command<Int, Int>(on: p.scheduler) { .just($0) }
      let states = command.isExecuting.subscribe(next: { p.note($0) }, isolation: nil)
      p.scheduler.schedule(after: .seconds(1)) { command.execute(1) }
      return states
    }
    steps("enabled", gives: "true@0 false@1 true@1") { p in
      let command = Command<Int, Int>(on: p.scheduler) { .just($0) }
      let states = command.isEnabled.subscribe(next: { p.note($0) }, isolation: nil)
      p.scheduler.schedule(after: .seconds(1)) { command.execute(1) }
      return states
    }
    // RACCommand.m:101: errors of the work only.
    steps("errors", gives: "failure@0") { p in
      let command = Command<Int, Int>(on: p.scheduler) { _ in .error(Failure()) }
      let errors = command.errors.subscribe(next: { p.note($0) }, isolation: nil)
      command.execute(1)
      return errors
    }
    row("allowsConcurrentExecution", is: [false, true]) {
      let command = Command<Int, Int>(on: .immediate) { .just($0) }
      let before = command.allowsConcurrentExecution
      command.allowsConcurrentExecution = true
      return [before, command.allowsConcurrentExecution]
    }
  }

  @Test func `channels behave as in ReactiveObjC`() {
    row("RACChannel, RACChannelTerminal, leadingTerminal, followingTerminal", is: ["b", "a"]) {
      let channel = Channel<String>()
      let leading: ChannelTerminal<String> = channel.leading
      let following = channel.following
      let log = Names()
      leading.sendNext("a")
      leading.subscribe(next: { log($0) })
      following.sendNext("b")
      following.subscribe(next: { log($0) })
      return log.entries
    }
    row("RACKVOChannel, -initWithTarget:keyPath:nilValue:, RACChannelTo", is: ["a", "b", "c", "c"])
    {
      let (model, view) = (SignalProperty("a"), SignalProperty("x"))
      view <~> model
      let first = view.value
      view.value = "b"
      let second = model.value
      let terminal = model.channel()
      terminal.sendNext("c")
      return [first, second, model.value, view.value]
    }
  }

  @Test func `schedulers behave as in ReactiveObjC`() {
    row(
      "+immediateScheduler, +mainThreadScheduler, mainThread, mainThreadScheduler,"
        + " immediateScheduler", is: ["ran", "main"]
    ) {
      let log = Names()
      Scheduler.immediate.schedule { log("ran") }
      return log.entries + [Scheduler.main.name.contains("main") ? "main" : ""]
    }
    steps("+currentScheduler, currentScheduler", gives: "true@0") { p in
      p.scheduler.schedule { p.note(Scheduler.current === p.scheduler) }
    }
    row(
      "RACScheduler, RACQueueScheduler, +scheduler, +schedulerWithPriority:,"
        + " +schedulerWithPriority:name:, RACSchedulerPriority", is: "a"
    ) {
      let scheduler: Scheduler = .background(qos: .utility, name: "a")
      return scheduler.name
    }
    row("RACTargetQueueScheduler, -initWithName:targetQueue:, queue", is: "a") {
      let queue = DispatchQueue(label: "a")
      return Scheduler.target(queue, name: "a").name
    }
    row("-initWithName:queue:", is: ["own", "an actor", "a clock"]) {
      let own = Scheduler(name: "own", now: nil, schedule: { _ in nil }, scheduleAfter: nil)
      let actor = Scheduler.actor(MainActor.shared, name: "an actor")
      return [own.name, actor.name, Scheduler.clock(ContinuousClock(), name: "a clock").name]
    }
    row("RACTestScheduler, -step, -step:, -stepAll", is: ["1", "2", "3", "4"]) {
      let log = Names()
      let scheduler = TestSignalScheduler()
      for number in 1...4 { scheduler.schedule { log("\(number)") } }
      scheduler.step()
      scheduler.advance(by: .zero)
      scheduler.step(2)
      scheduler.stepAll()
      return log.entries
    }
    steps(
      "-schedule:, -after:schedule:, -afterDelay:schedule:, afterDelay(_:schedule:)",
      gives: "1@0 2@1 3@2"
    ) { p in
      p.scheduler.schedule { p.note(1) }
      p.scheduler.schedule(after: .seconds(1)) { p.note(2) }
      return p.scheduler.schedule(after: p.scheduler.now + .seconds(2)) { p.note(3) }
    }
    steps("-after:repeatingEvery:withLeeway:schedule:", gives: "x@1 x@3", disposedAt: 4) { p in
      p.scheduler.schedule(after: .seconds(1), repeating: .seconds(2), leeway: .zero) {
        p.note("x")
      }
    }
    steps(
      "-scheduleRecursiveBlock:, scheduleRecursiveBlock(_:), RACSchedulerRecursiveBlock",
      gives: "1@0 2@0"
    ) { p in
      let count = Box(0)
      return p.scheduler.scheduleRecursive { again in
        p.note(
          count.update { count -> Int in
            count += 1
            return count
          })
        if count.value < 2 { again() }
      }
    }
    row("-performAsCurrentScheduler:", is: true) {
      let scheduler = TestSignalScheduler()
      return scheduler.performAsCurrent { Scheduler.current === scheduler }
    }
    row("+wallTimeWithDate:", is: true) {
      let now: ContinuousClock.Instant = Scheduler.immediate.now
      return now <= ContinuousClock.now
    }
  }

  @Test func `disposables and events behave as in ReactiveObjC`() {
    row("RACDisposable, +disposableWithBlock:, disposed, -dispose", is: [false, true]) {
      let disposable: any BraidCore.Disposable & Cancelable = AnonymousDisposable {}
      let other = AnyDisposable {}
      other.dispose()
      let before = disposable.isDisposed
      disposable.dispose()
      return [before, disposable.isDisposed && other.isDisposed]
    }
    row(
      "RACScopedDisposable, -asScopedDisposable, +scopedDisposableWithDisposable:", is: ["a", "b"]
    ) {
      let log = Names()
      do { withExtendedLifetime(AnyDisposable { log("a") }.scoped()) {} }
      do { withExtendedLifetime(ScopedDisposable(AnyDisposable { log("b") })) {} }
      return log.entries
    }
    // RACSerialDisposable.m: setting `disposable` does not dispose the old one there.
    row(
      "RACSerialDisposable, +serialDisposableWithDisposable:, -swapInDisposable:, disposable",
      is: ["b"]
    ) {
      let log = Names()
      let serial = SerialDisposable(AnyDisposable { log("a") })
      serial.swap(in: AnyDisposable { log("b") })
      serial.disposable = AnyDisposable { log("c") }
      serial.inner = AnyDisposable { log("d") }
      return log.entries
    }
    row(
      "RACCompoundDisposable, +compoundDisposable, +compoundDisposableWithDisposables:,"
        + " -addDisposable:, -removeDisposable:", is: ["a", "c"]
    ) {
      let log = Names()
      let first = AnyDisposable { log("a") }
      let (second, third) = (AnyDisposable { log("b") }, AnyDisposable { log("c") })
      let compound = CompoundDisposable([first, second])
      compound.add(third)
      compound.remove(second)
      compound.dispose()
      return log.entries
    }
    row("RACEvent, +eventWithValue:, +eventWithError:, +completedEvent", is: 3) {
      let value = 1
      let error = Failure()
      return [Event.next(value), .error(error), .completed].count
    }
    row(
      "eventType, finished, value, error", is: ["1 false nil", "nil true failure", "nil true nil"]
    ) {
      [Event.next(1), .error(Failure()), .completed].map { event in
        switch event {
        case .next, .error, .completed: break
        }
        let element = event.element.map { "\($0)" } ?? "nil"
        return "\(element) \(event.isStopEvent) \(event.error.map { "\($0)" } ?? "nil")"
      }
    }
    // RACEvent.m:103: equal kinds with equal values or errors.
    row("-isEqual:, -hash", is: [true, false, true, false]) {
      [
        Event.next(1) == .next(1), Event.next(1) == .next(2),
        Event<Int>.error(Failure("a")) == .error(Failure("a")),
        Event<Int>.error(Failure("a")) == .error(Failure("b")),
      ]
    }
  }

  @Test func `tuples replace the tuples of ReactiveObjC`() {
    row(
      "RACTuple, RACOneTuple, RACTwoTuple, RACThreeTuple, RACFourTuple, RACFiveTuple, RACTuplePack,"
        + " RACTupleUnpack, RACTupleUnpackingTrampoline, +pack:, +pack::, +pack:::, +pack::::,"
        + " +pack:::::, first, second, third, fourth, fifth, last, count", is: "1 a true"
    ) {
      let pair = (number: 1, text: "a", flag: true)
      let (number, text, _) = pair
      return "\(number) \(text) \(pair.2)"
    }
    row(
      "+tupleWithObjects:, +tupleWithObjectsFromArray:,"
        + " +tupleWithObjectsFromArray:convertNullsToNils:, -objectAtIndex:,"
        + " -objectAtIndexedSubscript:, -allObjects, -tupleByAddingObject:", is: [1, 2, 3]
    ) {
      let array = [1, 2]
      return [array[0]] + [2] + [array.count + 1]
    }
  }

  @Test func `sequences behave as in ReactiveObjC`() {
    let numbers = [1, 2, 3].pullSequence
    row("+sequenceWithHeadBlock:tailBlock:", is: [1, 2]) {
      Array(
        PullSequence(head: { 1 }, tail: { PullSequence.unfold(2) { $0 < 3 ? ($0, $0 + 1) : nil } }))
    }
    row("head, tail", is: [1, 2, 1]) {
      [numbers.head ?? 0, numbers.tail?.head ?? 0, numbers.uncons()?.head ?? 0]
    }
    row("array, objectEnumerator, makeIterator()", is: [1, 2, 3, 1]) {
      let sequence = numbers
      var iterator = sequence.makeIterator()
      return Array(sequence) + [iterator.next() ?? 0]
    }
    row("eagerSequence, lazySequence", is: [1, 2, 3]) { Array(numbers.eager.asLazy) }
    row("-signal, -signalWithScheduler:", gives: "1@0 2@0 3@0 |@0") { p in
      numbers.asSignal(on: p.scheduler)
    }
    row("-signal", is: [1, 2, 3]) { try numbers.asSignal().toArray(timeout: .seconds(60)) }
    row("-foldLeftWithStart:reduce:, foldLeft(withStart:reduce:)", is: "0123") {
      numbers.reduce("0") { "\($0)\($1)" }
    }
    row("-foldRightWithStart:reduce:, foldRight(withStart:reduce:)", is: "1230") {
      numbers.foldRight("0") { "\($0)\($1())" }
    }
    row("-objectPassingTest:, objectPassingTest(_:)", is: 2) {
      numbers.first(where: { $0 > 1 }) ?? 0
    }
    row("any(_:), -any:", is: true) { numbers.contains(where: { $0 > 1 }) }
    row("all(_:), -all:", is: false) { numbers.allSatisfy { $0 > 1 } }
    row("rac_sequence", is: [1, 2, 3]) { Array([1, 2, 3].pullSequence) }
    row("rac_keySequence, rac_valueSequence", is: ["a", "b"]) {
      let dictionary = ["a": "b"]
      return Array(dictionary.keys.pullSequence) + Array(dictionary.values.pullSequence)
    }
    row("mapReplace(_:)", is: [0, 0, 0]) { Array(numbers.map(to: 0)) }
    row("takeUntilBlock(_:)", is: [1]) { Array(numbers.take(until: { $0 > 1 })) }
    row("takeWhileBlock(_:)", is: [1]) { Array(numbers.take(while: { $0 < 2 })) }
    row("skipUntilBlock(_:)", is: [2, 3]) { Array(numbers.skip(until: { $0 > 1 })) }
    row("skipWhileBlock(_:)", is: [2, 3]) { Array(numbers.skip(while: { $0 < 2 })) }
    row("RACSequenceBindBlock", is: [1, 1]) {
      Array(
        numbers.bind {
          { $0 == 1 ? PullStep.emit([1, 1].pullSequence) : PullStep<Int>.stop }
        })
    }
    row("RACStreamBindBlock", is: [1, 1]) {
      Array(numbers.bound { { $0 == 1 ? StreamStep.emit([1, 1].pullSequence) : .stop } })
    }
  }

  private final class Model: HasLifetime, @unchecked Sendable {
    private let token = Lifetime.Token()
    nonisolated var lifetime: Lifetime { token.lifetime }
    let name = SignalProperty("a")
    func join(_ number: Int, _ text: String) -> String { "\(number)\(text)" }
  }

  @Test func `categories of Foundation have equivalents`() {
    row(
      "RACObserve, RACAble, -rac_valuesForKeyPath:observer:,"
        + " -rac_valuesAndChangesForKeyPath:options:observer:,"
        + " -rac_observeKeyPath:options:observer:block:", is: ["a", "b"]
    ) {
      let log = Names()
      let name = SignalProperty("a")
      name.signal.subscribe(next: { log($0) })
      name.value = "b"
      return log.entries
    }
    row(
      "-rac_liftSelector:withSignals:, -rac_liftSelector:withSignalsFromArray:,"
        + " -rac_liftSelector:withSignalOfArguments:", is: ["1a", "2a", "3b"]
    ) {
      let (model, log) = (Model(), Names())
      let numbers = SignalSubject<Int>()
      Signal.lift(model, Model.join, numbers, Signal.just("a")).subscribe(next: { log($0) })
      numbers.sendNext(1)
      numbers.sendNext(2)
      let pairs = Signal.just((3, "b")).reduceEach { "\($0)\($1)" }
      return log.entries + pairs.events.dropLast()
    }
    row("-rac_signalForSelector:, -rac_signalForSelector:fromProtocol:", is: ["tapped"]) {
      final class Button {
        let taps = SignalSubject<String>()
        func tapped() { taps.sendNext("tapped") }
      }
      let (button, log) = (Button(), Names())
      button.taps.subscribe(next: { log($0) })
      button.tapped()
      return log.entries
    }
    row("-rac_addObserverForName:object:", is: ["note"]) {
      let (center, log) = (NotificationCenter(), Names())
      center.signal(forName: Notification.Name("note"), object: nil)
        .subscribe(next: { log($0.name.rawValue) })
      center.post(name: Notification.Name("note"), object: nil)
      return log.entries
    }
    row("@weakify, @strongify, @unsafeify, @onExit, @keypath", is: ["a", "left"]) {
      let (model, log) = (Model(), Names())
      model.name.signal.subscribe(next: { [weak model] name in
        defer { log("left") }
        if model != nil { log(name) }
      })
      return log.entries
    }
  }

  /// On a view whose method sends; the other categories are in Tests/Apple/Clients.
  @Test func `categories of views have equivalents`() {
    row(
      "-rac_buttonClickedSignal, -rac_imageSelectedSignal, -rac_prepareForReuseSignal,"
        + " -rac_willDismissSignal, -rac_delegateProxy, -rac_channelToBinding:", is: ["1"]
    ) {
      let subject = SignalSubject<Int>()
      let recording = subject.recorded()
      subject.sendNext(1)
      return recording.events
    }
  }

  /// Rows of the guide that tell a difference to the sources named here.
  @Test func `differences to ReactiveObjC are as in the guide`() {
    // RACSubject.m:93: a send runs through the subscribers inside the call; here it is queued.
    steps(
      "a send from inside a delivery", gives: "first 1@0 second 1@0 first 2@0 second 2@0"
    ) { p in
      let subject = SignalSubject<Int>()
      let both = CompoundDisposable()
      both.add(
        subject.subscribe(
          next: { value in
            p.note("first \(value)")
            if value == 1 { subject.sendNext(2) }
          }, isolation: nil))
      both.add(subject.subscribe(next: { p.note("second \($0)") }, isolation: nil))
      subject.sendNext(1)
      return both
    }
    // RACSignal+Operations.m:737: disposes, then completes, inside the block.
    steps(
      "an event from inside a delivery that ends an operator with several signals, "
        + "such as the trigger of take(until:)",
      gives: "torn down@0 sent@0 completed@0"
    ) { p in
      let values = SignalSubject<Int>()
      let trigger = SignalSubject<Void>()
      let subscription = values.onTermination { p.note("torn down") }.take(until: trigger)
        .subscribe(
          next: { _ in
            trigger.sendNext(())
            p.note("sent")
          }, completed: { p.note("completed") }, isolation: nil)
      values.sendNext(1)
      return subscription
    }
    row("an error value", is: true) {
      let seen = Box<(any Error)?>(nil)
      Signal<Int>.error(Failure()).subscribe(error: { seen.value = $0 })
      return seen.value is Failure
    }
    row("durations", "a|", gives: "a@1 |@2") { p in
      p.a.delay(Duration.seconds(1), on: p.scheduler)
    }
    // RACSubject.m:54: a subscriber stays on the list of a subject that has ended, forever.
    row("late subscribers of a finished subject", is: ["|", "#failure"]) {
      let (ended, failed) = (SignalSubject<Int>(), SignalSubject<Int>())
      ended.sendCompleted()
      failed.sendError(Failure())
      return ended.events + failed.events
    }
    row("starting with a value", is: [0, 1, 2]) { Array([1, 2].pullSequence.startWith(0)) }
    row("starting with a value", is: [1]) { [1, 2].pullSequence.prefix(1) + [] }
    // RACCommand.m:152: the error of the enabling signal goes to `enabled`.
    steps("the enabling signal fails", gives: "false@0 refused: failure@0") { p in
      let command = Command<Int, Int>(enabledIf: .error(Failure()), on: p.scheduler) { .just($0) }
      let both = CompoundDisposable()
      both.add(command.isEnabled.subscribe(next: { p.note($0) }, isolation: nil))
      p.scheduler.schedule {
        command.execute(1).subscribe(error: { error in
          if case .notEnabled(_, .failed(let error))? = error as? CommandError {
            p.note("refused: \(error)")
          }
        })
      }
      return both
    }
    // RACSignal+Operations.m:686 asserts that there is one.
    row("two bindings of one property", is: ["a", "b"]) {
      let name = SignalProperty("")
      let (first, second) = (SignalSubject<String>(), SignalSubject<String>())
      first.bind(to: name, \.value)
      second.bind(to: name, \.value)
      var values: [String] = []
      first.sendNext("a")
      values.append(name.value)
      second.sendNext("b")
      return values + [name.value]
    }
    row("a subscription without a reference to it", is: ["1", "2"]) {
      let (subject, log) = (SignalSubject<Int>(), Names())
      subject.subscribe(next: { log("\($0)") })
      subject.sendNext(1)
      subject.sendNext(2)
      return log.entries
    }
    row("the scheduler of a timed operator", "a|", gives: "a@1 |@2") { p in
      let scheduler: Scheduler = p.scheduler
      return p.a.delay(.seconds(1), on: scheduler)
    }
    // Property.swift of ReactiveSwift holds a lock that the inner setting asks for.
    row("a property that is set inside its observer", is: ["0", "1", "2"]) {
      let (property, log) = (SignalProperty(0), Names())
      property.signal.subscribe(next: { [weak property] value in
        if value == 1 { property?.value = 2 }
        log("\(value)")
      })
      property.value = 1
      return log.entries
    }
  }

  @Test func `a model can be observed`() async {
    await MainActor.run {
      row("RACObserve, RACAble", is: ["a", "|"]) {
        // An `Observable` model.
        let person = ObservedPerson()
        let signal: Signal<String> = Signal.observing(person, \.name)
        return withExtendedLifetime(person) { signal.take(1).events }
      }
    }
  }
}
