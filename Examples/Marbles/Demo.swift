// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting

/// One operator on a small input: what to play, and how to call it in the picture.
struct Demo: Sendable {
  /// A source of the demo: its label and its diagram.
  struct Input: Sendable {
    let label: String
    let diagram: String
  }

  /// A value that is a stream of its own, as `groupBy` and `window` send it.
  struct Inner: Sendable {
    let label: String
    let stream: Observable<String>
  }

  /// What the operator makes of the sources.
  enum Operation: Sendable {
    case flat(@Sendable ([Observable<String>], TestScheduler) -> Observable<String>)
    case nested(@Sendable ([Observable<String>], TestScheduler) -> Observable<Inner>)
    /// Several observers of one result, each subscribed at a time of its own.
    case shared([TestTime], @Sendable ([Observable<String>], TestScheduler) -> Observable<String>)
  }

  let family: String
  let name: String
  let summary: String
  let inputs: [Input]
  /// The call, as the operator's box shows it.
  let call: String
  let operation: Operation

  init(
    _ family: String, _ name: String, _ summary: String, _ inputs: [(String, String)],
    call: String, _ operation: Operation
  ) {
    self.family = family
    self.name = name
    self.summary = summary
    self.inputs = inputs.map { Input(label: $0.0, diagram: $0.1) }
    self.call = call
    self.operation = operation
  }
}

/// How long a demo is watched.
private let limit: TestTime = 24

extension Demo {
  /// Plays the demo in virtual time and draws what was recorded.
  func picture() throws -> MarblePicture {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let recordings = try inputs.map { try MarbleDiagram.cold($0.diagram) }
    let sources = recordings.map { scheduler.createColdObservable($0) }
    let observables = sources.map { $0.asObservable() }
    let results = play(operation, observables, scheduler)
    let lanes = zip(inputs, zip(recordings, sources)).map { input, played in
      let (recording, source) = played
      return source.subscriptions.count > 1
        ? MarbleLane(input.label, cold: recording, subscriptions: source.subscriptions)
        : MarbleLane(input.label, recording)
    }
    return MarblePicture(sources: lanes, operation: call, results: results)
  }

  private func play(
    _ operation: Operation, _ sources: [Observable<String>], _ scheduler: TestScheduler
  ) -> [MarbleLane] {
    switch operation {
    case .flat(let make):
      let observer = scheduler.createObserver(String.self)
      let subscription = make(sources, scheduler).subscribe(observer)
      scheduler.advanceTo(limit)
      subscription.dispose()
      return [MarbleLane("", observer.events)]
    case .nested(let make):
      return [playNested(make(sources, scheduler), scheduler)]
    case .shared(let times, let make):
      return playShared(make(sources, scheduler), times, scheduler)
    }
  }

  private func playNested(_ result: Observable<Inner>, _ scheduler: TestScheduler) -> MarbleLane {
    let recorder = InnerRecorder(scheduler)
    let subscription = result.subscribe { recorder.receive($0) }
    scheduler.advanceTo(limit)
    subscription.dispose()
    return MarbleLane(
      "", recorder.outer, text: { $0 },
      inner: { label in
        recorder.inners[label].map { MarbleLane(label, $0.events) }
      })
  }

  private func playShared(
    _ result: Observable<String>, _ times: [TestTime], _ scheduler: TestScheduler
  ) -> [MarbleLane] {
    let observers = times.map { _ in scheduler.createObserver(String.self) }
    let bag = DisposeBag()
    for (time, observer) in zip(times, observers) {
      if time == 0 {
        result.subscribe(observer).disposed(by: bag)
      } else {
        scheduler.scheduleAt(time) { result.subscribe(observer).disposed(by: bag) }
      }
    }
    scheduler.advanceTo(limit)
    return zip(times, observers).map { time, observer in
      MarbleLane(
        "from \(time)", observer.events, subscriptions: [Subscription(time, .max)])
    }
  }
}

/// Records a stream of streams.
private final class InnerRecorder: @unchecked Sendable {  // virtual time runs on one thread
  let scheduler: TestScheduler
  var outer: [Recorded<Event<String>>] = []
  var inners: [String: TestableObserver<String>] = [:]
  private let bag = DisposeBag()

  init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

  func receive(_ event: Event<Demo.Inner>) {
    switch event {
    case .next(let inner):
      let observer = scheduler.createObserver(String.self)
      inners[inner.label] = observer
      outer.append(.next(scheduler.clock, inner.label))
      inner.stream.subscribe(observer).disposed(by: bag)
    case .error(let error): outer.append(.error(scheduler.clock, error))
    case .completed: outer.append(.completed(scheduler.clock))
    }
  }
}
