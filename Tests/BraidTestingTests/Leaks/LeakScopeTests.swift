// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting
import TestSupport
import Testing

@testable import BraidTrace

/// In separate processes, since the counts are process-wide.
struct LeakScopeTests {
  @Test func `no object remains after all were disposed`() async {
    await #expect(processExitsWith: .success) {
      let leak = leakCheck {
        let subject = PublishSubject<Int>()
        let subscription = subject.map { $0 + 1 }.subscribe(onNext: { _ in })
        subject.onNext(1)
        subscription.dispose()
      }
      expectEqual(leak, nil)
      precondition(leak == nil, "\(leak?.description ?? "")")
    }
  }

  @Test func `the report names the kinds of remaining objects`() async {
    await #expect(processExitsWith: .success) {
      let subject = PublishSubject<Int>()
      let log = Log<any Disposable>()
      let leak = leakCheck {
        for _ in 0..<2 { log.add(subject.subscribe(onNext: { _ in })) }
      }
      precondition(leak?.growth == ["subscription": 2], "\(leak?.description ?? "no leak")")
      precondition(leak?.description.hasPrefix("Left behind: 2 subscriptions.\n") == true)
    }
  }

  // The body of an exit test is a macro's code: its places are in another file.

  private static func leakOfCounts() -> Leak? {
    let taps = PublishSubject<Int>()
    let kept = Log<any Disposable>()
    return leakCheck {
      let counts = taps.map { $0 }.checkpoint("counts")
      kept.add(counts.filter { $0 > 1 }.subscribe(onNext: { _ in }))
      counts.subscribe(onNext: { _ in }).dispose()
    }
  }

  private static func leakOfSignal() -> Leak? {
    let taps = SignalSubject<Int>()
    let kept = Log<any Disposable>()
    return leakCheck { kept.add(taps.map { $0 }.subscribe(next: { _ in })) }
  }

  @Test(.debugBuild) func `the report names the chain that retains each remaining subscription`()
    async
  {
    await #expect(processExitsWith: .success) {
      let leak = Self.leakOfCounts()
      let chains = leak?.chains.map { $0.replacingPlaces(of: "LeakScopeTests.swift") }
      expectEqual(
        chains,
        [
          "subscribed here: held by PublishSubject <- map \"counts\" here <- filter here"
        ])
      expectEqual(leak?.description.contains("\nsubscribed at LeakScopeTests.swift:"), true)
    }
  }

  @Test func `the report names a source that retains the observer of a disposed subscription`()
    async
  {
    await #expect(processExitsWith: .success) {
      let kept = Box<AnyObserver<Int>?>(nil)
      let subject = Box<PublishSubject<Int>?>(nil)
      let leak = leakCheck {
        let source = Observable<Int>.create { observer in
          kept.value = observer
          return Disposables.create()
        }
        source.checkpoint("leaky").subscribe(onNext: { _ in }).dispose()
        subject.value = PublishSubject()
      }
      let chains = leak?.chains.map { $0.replacingPlaces(of: "LeakScopeTests.swift") }
      let chain = "create \"leaky\" here <- subscribed here"
      expectEqual(chains?.first, "disposed, but its source retains the observer: \(chain)")
      expectEqual(chains?.dropFirst().map { $0.hasPrefix("subject") }, [true])
    }
  }

  @Test(.debugBuild) func `the report of a signal names its chain`() async {
    await #expect(processExitsWith: .success) {
      let leak = Self.leakOfSignal()
      let chains = leak?.chains.map { $0.replacingPlaces(of: "LeakScopeTests.swift") }
      expectEqual(chains, ["subscribed here: held by SignalSubject <- map here"])
    }
  }

  private static func leakOfObjects() -> Leak? {
    let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "leak")
    var kept: [AnyObject] = []
    let leak = leakCheck {
      kept.append(PublishSubject<Int>())
      kept.append(Disposables.create {})
      kept.append(CompositeDisposable())
      _ = scheduler.scheduleRelative((), dueTime: .seconds(3600)) { _ in Disposables.create() }
      // These have ended.
      Disposables.create {}.dispose()
      CompositeDisposable().dispose()
      PublishSubject<Int>().onCompleted()
    }
    withExtendedLifetime((kept, scheduler)) {}
    return leak
  }

  @Test(.debugBuild)
  func `the report names remaining subjects, disposables and scheduled actions`() async {
    await #expect(processExitsWith: .success) {
      let chains = Self.leakOfObjects()?.chains.map {
        $0.replacingPlaces(of: "LeakScopeTests.swift")
      }
      expectEqual(
        chains,
        [
          "subject here: held by the program, no observers",
          "AnonymousDisposable here: not disposed", "CompositeDisposable here: not disposed",
          "scheduled work here: pending",
        ])
    }
  }

  private static func leakOfNeighbors() -> Leak? {
    let taps = PublishSubject<Int>()
    var kept: [AnyObject] = []
    let held = Box<AnyObserver<Int>?>(nil)
    let leak = leakCheck {
      let state = BehaviorSubject(value: 0)
      kept.append(taps.map { $0 }.subscribe(state))
      kept.append(state.subscribe(onNext: { _ in }))
      let source = Observable<Int>.create { observer in
        held.value = observer
        return Disposables.create {}
      }
      kept.append(source.checkpoint("leaky").subscribe(onNext: { _ in }))
    }
    withExtendedLifetime((kept, held)) {}
    return leak
  }

  @Test(.debugBuild)
  func `the report names the source and the observer of a subject, and the owner of a teardown`()
    async
  {
    await #expect(processExitsWith: .success) {
      let chains = Self.leakOfNeighbors()?.chains.map {
        $0.replacingPlaces(of: "LeakScopeTests.swift")
      }
      expectEqual(
        chains,
        [
          "subscribed here: held by PublishSubject <- map here <- BehaviorSubject",
          "subscribed here: held by create \"leaky\" here",
          "subject here: held by PublishSubject <- map here <- subscribed, "
            + "sends to subscribed here",
          "AnonymousDisposable here: not disposed, "
            + "the teardown of create \"leaky\" here <- subscribed here",
        ])
    }
  }

  @Test func `objects that were created without a trace are counted, and not named`() async {
    await #expect(processExitsWith: .success) {
      stopTracing()
      let subject = PublishSubject<Int>()
      let disposable = Disposables.create {}
      let report = Resources.Report()
      #expect(report.objects.isEmpty)
      withExtendedLifetime((subject, disposable)) {}
    }
  }

  @Test func `tracing is off again after the check`() async {
    await #expect(processExitsWith: .success) {
      stopTracing()
      let isOn = Box(false)
      expectEqual(leakCheck { isOn.value = Trace.isOn }, nil)
      #expect(isOn.value)
      #expect(!Trace.isOn)
      Trace.isOn = true
      expectEqual(leakCheck {}, nil)
      #expect(Trace.isOn)
    }
  }

  @Test func `objects of async code are counted`() async {
    await #expect(processExitsWith: .success) {
      let log = Log<PublishSubject<Int>>()
      let leak = await leakCheck {
        await Task.yield()
        log.add(PublishSubject())
      }
      precondition(leak?.growth == ["subject": 1], "\(leak?.description ?? "no leak")")
      expectEqual(leak?.chains.map { $0.hasPrefix("subject") }, [true])
    }
  }
}
