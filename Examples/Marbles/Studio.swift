// SPDX-License-Identifier: MIT
import BraidBridge
import BraidMarbles
import BraidObservable
import BraidTesting

/// Where one version of a demo is played: its sources, on one clock in virtual time.
final class Studio: Sendable {
  /// How long a demo is watched.
  static let limit: TestTime = 24

  let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  let signalScheduler: TestSignalScheduler
  let sources: [TestableObservable<String>]

  private let demo: Demo
  /// The actions that one demo may run; more are endless.
  static let maximumActions = 5000

  private let innerEvents: [Recorded<Event<String>>]
  private let inners = Locked<[MadeInner]>([])

  /// An inner stream, with the value it was made for.
  private struct MadeInner {
    let value: String
    let time: TestTime
    let stream: TestableObservable<String>
  }

  /// A demo that does not get as far as ``limit``.
  struct Endless: Error {
    let time: TestTime
  }

  init(_ demo: Demo) throws {
    self.demo = demo
    let scheduler = scheduler
    signalScheduler = TestSignalScheduler(on: scheduler.virtualClock)
    sources = try demo.inputs.map {
      scheduler.createColdObservable(try MarbleDiagram.cold($0.diagram))
    }
    innerEvents = try demo.inner.map { try MarbleDiagram.cold($0) } ?? []
  }

  /// The inner stream that plays for a value; each of its values begins with that.
  func makeInner(_ value: String) -> Observable<String> {
    let events = innerEvents.map { event in
      Recorded(time: event.time, value: event.value.map { value + $0 })
    }
    let inner = scheduler.createColdObservable(events)
    let made = MadeInner(value: value, time: scheduler.clock, stream: inner)
    inners.withLock { $0.append(made) }
    return inner.asObservable()
  }

  /// Moves the time to ``limit``, unless the demo stays at one tick forever.
  func run() throws {
    let clock = scheduler.virtualClock
    for _ in 0..<Studio.maximumActions {
      guard let next = clock.nextDeadline, next <= .seconds(Studio.limit) else { return }
      clock.step()
    }
    throw Endless(time: scheduler.clock)
  }

  /// The lanes of each source as it was played, with the inner streams made of its values.
  ///
  /// A source that is subscribed to several times has a lane for each subscription.
  func lanes() -> [[MarbleLane]] {
    zip(demo.inputs, sources).enumerated().map { index, input in
      let (label, source) = (input.0.label, input.1)
      let subscriptions = source.subscriptions
      // A source that is only subscribed to at the beginning needs no marks.
      guard subscriptions.count > 1 || subscriptions.contains(where: { $0.subscribe > 0 }) else {
        var inners = index == 0 ? inners(of: source.recordedEvents) : []
        return [
          MarbleLane(
            label, source.recordedEvents, text: { $0 },
            inner: { _ in inners.isEmpty ? nil : inners.removeFirst() })
        ]
      }
      return subscriptions.enumerated().map { number, subscription in
        MarbleLane(
          number == 0 ? label : "\(label) \(number + 1)", cold: source.recordedEvents,
          subscriptions: [subscription])
      }
    }
  }

  /// The inner stream of each value, as far as it was subscribed to.
  private func inners(of events: [Recorded<Event<String>>]) -> [MarbleLane?] {
    var made = inners.withLock { $0 }
    let values = events.compactMap { event in event.value.element.map { (event.time, $0) } }
    func take(_ isRight: (MadeInner) -> Bool) -> MadeInner? {
      made.firstIndex(where: isRight).map { made.remove(at: $0) }
    }
    let prompt = values.map { time, value in take { $0.value == value && $0.time == time } }
    return zip(values, prompt).map { value, prompt in
      // Operators that wait for the inner stream before make the next one late.
      let inner = prompt ?? take { $0.value == value.1 && $0.time > value.0 }
      guard let stream = inner?.stream, !stream.subscriptions.isEmpty else { return nil }
      return MarbleLane(
        value.1, cold: stream.recordedEvents, subscriptions: stream.subscriptions)
    }
  }
}

/// The result of playing one version of a demo.
struct Performance: Hashable {
  /// The lane of an input's first subscription.
  struct Input: Hashable {
    let lane: Int
    /// The tick of that subscription, at which the source begins.
    let start: TestTime
  }

  let sources: [MarbleLane]
  let inputs: [Input]
  let results: [MarbleLane]

  /// Plays a result for one observer.
  init(_ result: Observable<String>, in studio: Studio) throws {
    try self.init(result, observedFrom: [0], in: studio) { _ in "" }
  }

  /// Plays a result for several observers, one from each time.
  init(_ result: Observable<String>, observedFrom times: [TestTime], in studio: Studio) throws {
    try self.init(result, observedFrom: times, in: studio) { "from \($0)" }
  }

  private init(played studio: Studio, _ results: [MarbleLane]) {
    let lanes = studio.lanes()
    sources = lanes.flatMap { $0 }
    inputs = lanes.indices.map { index in
      Input(
        lane: lanes[..<index].joined().count,
        start: lanes[index].first?.subscriptions.first?.subscribe ?? 0)
    }
    self.results = results
  }

  private init(
    _ result: Observable<String>, observedFrom times: [TestTime], in studio: Studio,
    label: (TestTime) -> String
  ) throws {
    let scheduler = studio.scheduler
    let observers = times.map { _ in scheduler.createObserver(String.self) }
    let subscriptions = CompositeDisposable()
    for (time, observer) in zip(times, observers) {
      scheduler.scheduleAt(time) { _ = subscriptions.insert(result.subscribe(observer)) }
    }
    defer { subscriptions.dispose() }
    try studio.run()
    self.init(
      played: studio,
      zip(times, observers).map { time, observer in
        MarbleLane(
          label(time), observer.events,
          subscriptions: times.count == 1 ? [] : [Subscription(time, .max)])
      })
  }

  /// Plays a result whose values are streams, and subscribes to each immediately.
  init(nested result: Observable<Inner>, in studio: Studio) throws {
    let scheduler = studio.scheduler
    let outer = scheduler.createObserver(String.self)
    let inners = Locked<[String: TestableObserver<String>]>([:])
    let subscriptions = CompositeDisposable()
    _ = subscriptions.insert(
      result.subscribe { event in
        outer.on(event.map(\.label))
        guard let inner = event.element else { return }
        let observer = scheduler.createObserver(String.self)
        inners.withLock { $0[inner.label] = observer }
        _ = subscriptions.insert(inner.stream.subscribe(observer))
      })
    defer { subscriptions.dispose() }
    try studio.run()
    let result = MarbleLane(
      "", outer.events, text: { $0 },
      inner: { label in inners.withLock { $0[label] }.map { MarbleLane(label, $0.events) } })
    self.init(played: studio, [result])
  }
}
