// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidTesting
import Synchronization

/// Where one version of a demo is played: its sources, on one clock in virtual time.
final class Studio: Sendable {
  /// How long a demo is watched.
  static let limit: TestTime = 24

  let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  let signalScheduler: TestSignalScheduler
  let sources: [TestableObservable<String>]

  private let demo: Demo
  private let innerEvents: [Recorded<Event<String>>]
  private let inners = Mutex<[String: TestableObservable<String>]>([:])

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
    inners.withLock { $0[value] = inner }
    return inner.asObservable()
  }

  /// The sources as they were played, with the inner streams that were made of their values.
  func lanes() -> [MarbleLane] {
    let inners = inners.withLock { $0 }
    return zip(demo.inputs, sources).map { input, source in
      // A source that is only subscribed to at the beginning needs no marks.
      let startsLater = source.subscriptions.contains { $0.subscribe > 0 }
      if startsLater {
        return MarbleLane(
          input.label, cold: source.recordedEvents, subscriptions: source.subscriptions)
      }
      return MarbleLane(
        input.label, source.recordedEvents, text: { $0 },
        inner: { value in
          inners[value].flatMap { inner in
            inner.subscriptions.isEmpty
              ? nil
              : MarbleLane(
                value, cold: inner.recordedEvents, subscriptions: inner.subscriptions)
          }
        })
    }
  }
}

/// The result of playing one version of a demo.
struct Performance: Hashable {
  let sources: [MarbleLane]
  let results: [MarbleLane]

  /// Plays a result for one observer.
  init(_ result: Observable<String>, in studio: Studio) {
    self.init(result, observedFrom: [0], in: studio) { _ in "" }
  }

  /// Plays a result for several observers, one from each time.
  init(_ result: Observable<String>, observedFrom times: [TestTime], in studio: Studio) {
    self.init(result, observedFrom: times, in: studio) { "from \($0)" }
  }

  private init(
    _ result: Observable<String>, observedFrom times: [TestTime], in studio: Studio,
    label: (TestTime) -> String
  ) {
    let scheduler = studio.scheduler
    let observers = times.map { _ in scheduler.createObserver(String.self) }
    let subscriptions = CompositeDisposable()
    for (time, observer) in zip(times, observers) {
      scheduler.scheduleAt(time) { _ = subscriptions.insert(result.subscribe(observer)) }
    }
    scheduler.advanceTo(Studio.limit)
    sources = studio.lanes()
    results = zip(times, observers).map { time, observer in
      MarbleLane(
        label(time), observer.events,
        subscriptions: times.count == 1 ? [] : [Subscription(time, .max)])
    }
    subscriptions.dispose()
  }

  /// Plays a result whose values are streams, and subscribes to each immediately.
  init(nested result: Observable<Inner>, in studio: Studio) {
    let scheduler = studio.scheduler
    let outer = scheduler.createObserver(String.self)
    let inners = Mutex<[String: TestableObserver<String>]>([:])
    let subscriptions = CompositeDisposable()
    _ = subscriptions.insert(
      result.subscribe { event in
        outer.on(event.map(\.label))
        guard let inner = event.element else { return }
        let observer = scheduler.createObserver(String.self)
        inners.withLock { $0[inner.label] = observer }
        _ = subscriptions.insert(inner.stream.subscribe(observer))
      })
    scheduler.advanceTo(Studio.limit)
    sources = studio.lanes()
    results = [
      MarbleLane(
        "", outer.events, text: { $0 },
        inner: { label in
          inners.withLock { $0[label] }.map { MarbleLane(label, $0.events) }
        })
    ]
    subscriptions.dispose()
  }
}
