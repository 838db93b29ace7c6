// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import BraidTesting
import BraidTrace
import TestSupport
import Testing

@Suite(.exclusive(.trace)) struct TraceGraphTests {
  /// Compares the graph with a drawing.
  private func expect(
    _ drawing: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let actual = Trace.graph().drawing()
    expectEqual(actual, drawing + "\n", sourceLocation: sourceLocation)
  }

  // MARK: Observables

  @Test func `an operator is below its subscription, and its source below it`() {
    traced {
      let numbers = Observable<Int>.create { observer in
        observer.onNext(1)
        observer.onNext(2)
        return Disposables.create { withExtendedLifetime(observer) {} }
      }
      let subscription = numbers.map { $0 * 10 }.subscribe(onNext: { _ in })
      expect(
        """
         values
              2  subscribed
              2  └─ map
              2     └─ create
        """)
      subscription.dispose()
    }
  }

  @Test func `an inner source has a dashed branch below its operator`() {
    traced {
      let searches = PublishSubject<String>()
      let results = PublishSubject<Int>()
      let subscription = searches.distinctUntilChanged().flatMapLatest { _ in results }
        .checkpoint("results").subscribe(onNext: { _ in })
      for search in ["a", "a", "b"] { searches.onNext(search) }
      results.onNext(7)
      expect(
        """
         values
              1  subscribed
              1  └─ flatMapLatest "results"
              2     ├─ distinctUntilChanged
              3     │  └─ PublishSubject
              1     └╌ PublishSubject
        """)
      subscription.dispose()
    }
  }

  @Test func `a shared source is drawn once, and the second observer refers to it`() {
    traced {
      let numbers = PublishSubject<Int>()
      let shared = numbers.map { $0 + 1 }.share()
      let first = shared.subscribe(onNext: { _ in })
      let second = shared.filter { $0 > 5 }.subscribe(onNext: { _ in })
      numbers.onNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ share, 2 observers [1]
              1     └─ map
              1        └─ PublishSubject
              0  subscribed
              0  └─ filter
              1     └─ share [1], above
        """)
      first.dispose()
      numbers.onNext(9)
      expect(
        """
         values
              1  subscribed
              1  └─ filter
              2     └─ share
              2        └─ map
              2           └─ PublishSubject
        """)
      second.dispose()
    }
  }

  @Test func `a source has the name of the function that made it`() {
    traced {
      let scheduler = TestScheduler(initialClock: 0)
      let subscription = Observable.of(1, 2, scheduler: scheduler).subscribe(onNext: { _ in })
      expect(
        """
         values
              0  subscribed
              0  └─ of
        """)
      subscription.dispose()
    }
  }

  @Test func `the groups of groupBy have it below them`() {
    traced {
      let numbers = PublishSubject<Int>()
      let subscription = numbers.groupBy { $0 % 2 }.flatMap { $0.map { $0 * 10 } }
        .subscribe(onNext: { _ in })
      for number in 1...3 { numbers.onNext(number) }
      expect(
        """
         values
              3  subscribed
              3  └─ flatMap
              2     ├─ groupBy [1]
              3     │  └─ PublishSubject
              2     ├╌ map
              2     │  └─ group "1"
              2     │     └─ groupBy [1], above
              1     └╌ map
              1        └─ group "0"
              2           └─ groupBy [1], above
        """)
      subscription.dispose()
    }
  }

  @Test func `the groups of a signal have groupBy below them`() {
    traced {
      let numbers = SignalSubject<Int>()
      let groups = Log<GroupedSignal<Int, Int>>()
      let subscription = numbers.groupBy { $0 % 2 }.subscribe(next: { groups($0) })
      numbers.sendNext(1)
      let other = groups.entries[0].map { $0 }.subscribe(next: { _ in })
      numbers.sendNext(3)
      expect(
        """
         values
              1  subscribed
              1  └─ groupBy [1]
              2     └─ SignalSubject
              1  subscribed
              1  └─ map
              1     └─ group "1"
              1        └─ groupBy [1], above
        """)
      other.dispose()
      subscription.dispose()
    }
  }

  @Test func `the open windows of window have it below them`() {
    traced {
      let numbers = PublishSubject<Int>()
      let scheduler = TestScheduler(initialClock: 0)
      let subscription = numbers.window(timeSpan: .seconds(10), count: 2, scheduler: scheduler)
        .flatMap { $0.map { $0 * 10 } }.subscribe(onNext: { _ in })
      for number in 1...3 { numbers.onNext(number) }
      expect(
        """
         values
              3  subscribed
              3  └─ flatMap
              2     ├─ window [1]
              3     │  └─ PublishSubject
              1     └╌ map
              1        └─ open window
              2           └─ window [1], above
        """)
      // The timer opens the next one outside of all events of the source.
      scheduler.advanceTo(10)
      numbers.onNext(4)
      expect(
        """
         values
              4  subscribed
              4  └─ flatMap
              3     ├─ window [1]
              4     │  └─ PublishSubject
              1     └╌ map
              1        └─ open window
              3           └─ window [1], above
        """)
      subscription.dispose()
    }
  }

  @Test func `a window that follows an observed one has window below it, too`() {
    traced {
      let numbers = PublishSubject<Int>()
      let scheduler = TestScheduler(initialClock: 0)
      let subscription = numbers.window(timeSpan: .seconds(10), count: .max, scheduler: scheduler)
        .flatMap { $0.reduce(0, accumulator: +) }.subscribe(onNext: { _ in })
      numbers.onNext(1)
      for time in [10, 20, 30] { scheduler.advanceTo(time) }
      numbers.onNext(1)
      expect(
        """
         values
              3  subscribed
              3  └─ flatMap
              4     ├─ window [1]
              2     │  └─ PublishSubject
              0     └╌ reduce
              1        └─ open window
              4           └─ window [1], above
        """)
      subscription.dispose()
    }
  }

  @Test func `the open window of a signal has window below it`() {
    traced {
      let numbers = SignalSubject<Int>()
      let clock = TestSignalScheduler()
      let subscription = numbers.window(every: .seconds(10), on: clock)
        .flattenMap { $0 }.subscribe(next: { _ in })
      numbers.sendNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ flattenMap
              1     ├─ window [1]
              1     │  └─ SignalSubject
              1     └╌ open window
              1        └─ window [1], above
        """)
      subscription.dispose()
    }
  }

  @Test func `inner sources that are alike are counted, not drawn`() {
    traced {
      let numbers = PublishSubject<Int>()
      let inner = PublishSubject<Int>()
      let subscription = numbers.flatMap { _ in inner.map { $0 } }.subscribe(onNext: { _ in })
      for number in 1...4000 { numbers.onNext(number) }
      inner.onNext(1)
      let graph = Trace.graph().connected { $0.site?.hasPrefix("TraceGraphTests.swift") == true }
      expectEqual(graph.nodes.count, 4004)
      expectEqual(
        graph.text(showsAges: false, alike: 2).replacingPlaces(of: "TraceGraphTests.swift"),
        """
         values
           4000  subscribed here
           4000  └─ flatMap
           4000     ├─ PublishSubject
              1     ├╌ map
              1     │  └─ PublishSubject, 4000 observers [1]
              1     ├╌ map
              1     │  └─ PublishSubject [1], above
           3998     └─ … and 3998 more like it

        """)
      #expect(graph.description.contains("… and 3990 more like it\n"))
      #expect(graph.description.split(separator: "\n").count < 30)
      // One more is as short as the line that would count it.
      #expect(!graph.text(alike: 3999).contains("more like it"))
      subscription.dispose()
    }
  }

  @Test func `a part that is turned on beside the graph takes no place of a subscription`() {
    struct Turning: ObservableType {
      let source: Observable<Int>

      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
      where Observer.Element == Int { source.subscribe(observer) }

      /// Called between the call of `subscribe` and the subscription.
      func asObservable() -> Observable<Int> {
        Tracing.set(.signposts, true)
        Tracing.set(.signposts, false)
        return source
      }
    }
    traced {
      let source = PublishSubject<Int>()
      let subscription = Turning(source: source.checkpoint("turned")).subscribe(onNext: { _ in })
      let graph = Trace.graph().connected { $0.name == "turned" }
      #expect(graph.description.contains("subscribed at TraceGraphTests.swift"))
      subscription.dispose()
    }
  }

  @Test func `subscriptions that are alike are counted, in the dump, too`() {
    traced {
      let numbers = PublishSubject<Int>()
      let subscriptions = (1...1000).map { _ in
        numbers.checkpoint("many").subscribe(onNext: { _ in })
      }
      let graph = Trace.graph().connected { $0.name == "many" }
      #expect(graph.description.contains("… and 990 more like it\n"))
      let dump = Resources.dump().split(separator: "\n")
      expectEqual(dump.count { $0.contains("held by PublishSubject \"many\"") }, 10)
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  @Test func `merge and combineLatest have a branch for each source`() {
    traced {
      let a = PublishSubject<Int>()
      let b = PublishSubject<Int>()
      let c = PublishSubject<String>()
      let subscription = Observable.combineLatest(
        Observable.merge(a.map { -$0 }, b), c, resultSelector: { "\($0)\($1)" }
      ).subscribe(onNext: { _ in })
      a.onNext(1)
      b.onNext(2)
      c.onNext("c")
      expect(
        """
         values
              1  subscribed
              1  └─ combineLatest
              2     ├─ merge
              1     │  ├─ map
              1     │  │  └─ PublishSubject
              1     │  └─ PublishSubject
              1     └─ PublishSubject
        """)
      subscription.dispose()
    }
  }

  @Test func `a subject that is an observer has its source below it`() {
    traced {
      let taps = PublishSubject<Int>()
      let state = BehaviorSubject(value: 0)
      let feed = taps.map { $0 + 1 }.subscribe(state)
      let subscription = state.subscribe(onNext: { _ in })
      taps.onNext(1)
      expect(
        """
         values
              2  subscribed
              2  └─ BehaviorSubject
              1     └─ map
              1        └─ PublishSubject
        """)
      subscription.dispose()
      feed.dispose()
    }
  }

  @Test func `an operator that is made of others has its own name`() {
    traced {
      let (numbers, isOpen) = (PublishSubject<Int>(), PublishSubject<Bool>())
      let open = numbers.pausable(isOpen).subscribe(onNext: { _ in })
      expect(
        """
         values
              0  subscribed
              0  └─ pausable
              0     ├─ PublishSubject
              0     └─ PublishSubject
        """)
      open.dispose()
      let (values, others, condition) = (
        SignalSubject<Int>(), SignalSubject<Int>(), SignalSubject<Bool>()
      )
      let chosen = Signal.if(condition, then: values, else: others).finally {}
        .subscribe(next: { _ in })
      expect(
        """
         values
              0  subscribed
              0  └─ finally
              0     └─ if
              0        └─ SignalSubject
        """)
      chosen.dispose()
    }
  }

  @Test func `timers have the names of their operators`() {
    traced {
      let scheduler = TestScheduler(initialClock: 0)
      let subscription = Observable<Int>.interval(.seconds(10), scheduler: scheduler)
        .debounce(.seconds(2), scheduler: scheduler)
        .delaySubscription(.seconds(1), scheduler: scheduler)
        .subscribe(onNext: { _ in })
      scheduler.advanceTo(25)
      expect(
        """
         values
              2  subscribed
              2  └─ delaySubscription
              2     └─ debounce
              2        └─ interval
        """)
      subscription.dispose()
    }
  }

  @Test func `a source that follows another takes its place`() {
    traced {
      let first = PublishSubject<Int>()
      let second = PublishSubject<Int>()
      let subscription = first.map { $0 }.concat(second.filter { _ in true })
        .subscribe(onNext: { _ in })
      expect(
        """
         values
              0  subscribed
              0  └─ concat
              0     └─ map
              0        └─ PublishSubject
        """)
      first.onCompleted()
      second.onNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ concat
              1     └─ filter
              1        └─ PublishSubject
        """)
      subscription.dispose()
    }
  }

  @Test func `a subscription in the closure of create is below it`() {
    traced {
      let numbers = PublishSubject<Int>()
      let wrapped = Observable<Int>.create { observer in
        numbers.subscribe(onNext: { observer.onNext($0) })
      }
      let subscription = wrapped.subscribe(onNext: { _ in })
      numbers.onNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ create
              1     └╌ subscribed
              1        └─ PublishSubject
        """)
      subscription.dispose()
    }
  }

  @Test func `a subscription in an observer is one of its own`() {
    traced {
      let outer = PublishSubject<Int>()
      let inner = PublishSubject<Int>()
      let second = Box<(any Disposable)?>(nil)
      let first = outer.subscribe(onNext: { _ in
        second.value = inner.subscribe(onNext: { _ in })
      })
      outer.onNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ PublishSubject
              0  subscribed
              0  └─ PublishSubject
        """)
      first.dispose()
      second.value?.dispose()
      expectEqual(Trace.graph().drawing(), "no subscriptions\n")
    }
  }

  @Test func `a connection without observers is drawn by itself`() {
    traced {
      let numbers = PublishSubject<Int>()
      let published = numbers.map { $0 }.checkpoint("published").publish()
      let connection = published.connect()
      expect(
        """
         values
              0  connected
              0  └─ map "published"
              0     └─ PublishSubject
        """)
      let subscription = published.subscribe(onNext: { _ in })
      numbers.onNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ ConnectableObservable
              1     └─ map "published"
              1        └─ PublishSubject
        """)
      subscription.dispose()
      connection.dispose()
    }
  }

  /// A source of the program, which runs code between a call of `subscribe` and the subscription.
  private struct Prelude: ObservableType {
    typealias Element = Int
    let body: @Sendable () -> Void

    func asObservable() -> Observable<Int> {
      body()
      return .never()
    }

    func subscribe<Observer: ObserverType>(
      _ observer: Observer
    ) -> any Disposable where Observer.Element == Int {
      asObservable().subscribe(observer)
    }
  }

  @Test func `a subscription that begins while tracing is off leaves nothing behind`() {
    traced {
      let missed = Prelude { Trace.isOn = false }.subscribe(onNext: { _ in })
      Trace.isOn = true
      let numbers = PublishSubject<Int>()
      let connection = numbers.map { $0 }.checkpoint("published").publish().connect()
      expect(
        """
         values
              0  connected
              0  └─ map "published"
              0     └─ PublishSubject
        """)
      connection.dispose()
      missed.dispose()
    }
  }

  @Test func `inner sources that start later are below the operator`() {
    traced {
      let gates = [PublishSubject<Int>(), PublishSubject<Int>()]
      let places = PublishSubject<Int>()
      let subscription = places.concatMap { gates[$0] }.checkpoint("places")
        .subscribe(onNext: { _ in })
      places.onNext(0)
      places.onNext(1)
      places.onCompleted()
      gates[0].onCompleted()
      gates[1].onNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ concatMap "places"
              1     └─ PublishSubject
        """)
      subscription.dispose()
    }
  }

  @Test func `the source that timeout continues with is below it`() {
    traced {
      let scheduler = TestScheduler(initialClock: 0)
      let (late, other) = (PublishSubject<Int>(), PublishSubject<Int>())
      let subscription = late.timeout(.seconds(1), other: other, scheduler: scheduler)
        .subscribe(onNext: { _ in })
      scheduler.advanceTo(5)
      other.onNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ timeout
              1     └─ PublishSubject
        """)
      subscription.dispose()
      expect("no subscriptions")
    }
  }

  @Test func `traits and infallibles keep their names`() {
    traced {
      let numbers = PublishSubject<Int>()
      let single = numbers.asSingle().checkpoint("single").subscribe(onSuccess: { _ in })
      let infallible = numbers.asInfallible(onErrorJustReturn: 0).checkpoint("safe")
        .subscribe(onNext: { _ in })
      let graph = Trace.graph().connected { $0.site?.hasPrefix("TraceGraphTests.swift") == true }
      expectEqual(Set(graph.nodes.compactMap(\.name)), ["single", "safe"])
      single.dispose()
      infallible.dispose()
    }
  }

  // MARK: Signals and the bridge

  @Test func `signals are drawn as observables are`() {
    traced {
      let taps = SignalSubject<Int>().named("taps")
      let inner = SignalSubject<Int>()
      let disposable = taps.filter { $0 > 0 }.flattenMap { _ in inner }.checkpoint("all")
        .subscribe(next: { _ in })
      taps.sendNext(0)
      taps.sendNext(1)
      taps.sendNext(2)
      inner.sendNext(5)
      expect(
        """
         values
              2  subscribed
              2  └─ flattenMap "all"
              2     ├─ filter
              3     │  └─ SignalSubject "taps"
              1     └╌ SignalSubject, 2 observers
        """)
      disposable.dispose()
    }
  }

  @Test func `a connection of signals has its source below the subject`() {
    traced {
      let numbers = SignalSubject<Int>()
      let connection = numbers.map { $0 }.publish()
      let first = connection.signal.subscribe(next: { _ in })
      let second = connection.signal.subscribe(next: { _ in })
      connection.connect()
      numbers.sendNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ SignalSubject, 2 observers [1]
              1     └─ map
              1        └─ SignalSubject
              1  subscribed
              1  └─ SignalSubject [1], above
        """)
      first.dispose()
      second.dispose()
      connection.connect().dispose()
    }
  }

  @Test func `a connection that connects by itself has its subject and source below it`() {
    traced {
      let numbers = SignalSubject<Int>()
      let signal = numbers.map { $0 }.publish().autoconnect()
      let first = signal.subscribe(next: { _ in })
      let second = signal.subscribe(next: { _ in })
      numbers.sendNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ autoconnect, 2 observers [1]
              1     └─ SignalSubject, 2 observers
              1        └─ map
              1           └─ SignalSubject
              1  subscribed
              1  └─ autoconnect [1], above
        """)
      first.dispose()
      second.dispose()
      expect("no subscriptions")
    }
  }

  @Test func `a bridged chain is one graph, and names cross`() {
    traced {
      let taps = SignalSubject<Int>().named("taps")
      let observable = taps.map { $0 * 2 }.checkpoint("doubled").asObservable()
      let signal = observable.filter { $0 > 2 }.asSignal().take(5)
      let disposable = signal.subscribe(next: { _ in })
      taps.sendNext(1)
      taps.sendNext(2)
      expect(
        """
         values
              1  subscribed
              1  └─ take
              1     └─ asSignal
              1        └─ filter
              2           └─ asObservable
              2              └─ map "doubled"
              2                 └─ SignalSubject "taps"
        """)
      disposable.dispose()
    }
  }

  // MARK: Ends

  @Test func `nodes go with completion, failure and disposal`() {
    traced {
      let numbers = PublishSubject<Int>()
      let completed = numbers.map { $0 }.subscribe(onCompleted: {})
      let failed = numbers.map { if $0 == 1 { throw TestError("one") } }
        .subscribe(onError: { _ in })
      numbers.onNext(1)
      expect(
        """
         values
              1  subscribed
              1  └─ map
              1     └─ PublishSubject
        """)
      numbers.onCompleted()
      expectEqual(Trace.graph().drawing(), "no subscriptions\n")
      withExtendedLifetime((completed, failed)) {}
    }
  }

  @Test func `a chain that was made before has the names of its types`() {
    let numbers = PublishSubject<Int>()
    let chain = numbers.map { $0 }.filter { _ in true }
    traced {
      let subscription = chain.subscribe(onNext: { _ in })
      expect(
        """
         values
              0  subscribed
              0  └─ filter
              0     └─ map
              0        └─ PublishSubject
        """)
      subscription.dispose()
    }
  }

  @Test func `DOT has a line for each node and each edge`() {
    traced {
      let numbers = PublishSubject<Int>()
      let subscription = numbers.map { $0 }.checkpoint("a \"b\"").subscribe(onNext: { _ in })
      let graph = Trace.graph().connected { $0.site?.hasPrefix("TraceGraphTests.swift") == true }
      let ids = graph.nodes.map(\.id)
      expectEqual(ids.count, 3)
      #expect(graph.dot.contains(#"[label="map \"a \"b\"\"\n"#))
      #expect(graph.dot.contains("n\(ids[1]) -> n\(ids[0]);"))
      #expect(graph.dot.contains("n\(ids[2]) -> n\(ids[1]);"))
      subscription.dispose()
    }
  }

  // MARK: Paths

  @Test func `the path of an error begins where it occurred`() {
    traced {
      let path = Box<String?>(nil)
      let error = Box<(any Error)?>(nil)
      let numbers = PublishSubject<Int>()
      let parsed = numbers.map { _ -> Int in throw TestError("bad") }
        .checkpoint("parse")
      let subscription = Observable.just(1).flatMapLatest { _ in parsed }.checkpoint("latest")
        .subscribe(onError: { failure in
          path.value = Trace.path
          error.value = failure
        })
      numbers.onNext(1)
      #expect(error.value as? TestError == TestError("bad"))
      expectEqual(
        path.value?.replacingPlaces(of: "TraceGraphTests.swift"),
        "map \"parse\" here <- flatMapLatest \"latest\" here <- subscribed here")
      expectEqual(Trace.path, nil)
      subscription.dispose()
    }
  }

  @Test func `the path of an error through many operators counts those in the middle`() {
    traced {
      let path = Box<String?>(nil)
      let numbers = PublishSubject<Int>()
      var chain = numbers.asObservable()
      for _ in 1...130 { chain = chain.map { $0 } }
      let subscription = chain.subscribe(onError: { _ in path.value = Trace.path })
      numbers.onError(TestError("bad"))
      let parts = path.value?.split(separator: " <- ").map(String.init) ?? []
      expectEqual(parts.first, "PublishSubject")
      expectEqual(parts[1..<100], Array(repeating: "map", count: 99)[...])
      expectEqual(parts[100...].dropLast(), ["… 30 more", "map"])
      expectEqual(parts.count, 103)
      subscription.dispose()
    }
  }

  @Test func `the path of a value begins at the operator that handles it`() {
    traced {
      let path = Box<String?>(nil)
      let subscription = Observable.just(1).map { _ in path.value = Trace.path }
        .checkpoint("work").subscribe(onNext: { _ in })
      expectEqual(
        path.value?.replacingPlaces(of: "TraceGraphTests.swift"),
        "map \"work\" here <- subscribed here")
      subscription.dispose()
    }
  }

  @Test(.debugBuild) func `operators have the place of the call that made them`() {
    traced(findingPlaces: true) {
      let path = Box<String?>(nil)
      let numbers = PublishSubject<Int>()
      let line = #line + 1
      let mapped = numbers.map { _ in path.value = Trace.path }
      let subscription = mapped.filter { _ in true }.subscribe(onNext: { _ in })
      numbers.onNext(1)
      expectEqual(
        path.value,
        """
        map at TraceGraphTests.swift:\(line) <- filter at TraceGraphTests.swift:\(line + 1) \
        <- subscribed at TraceGraphTests.swift:\(line + 1)
        """)
      subscription.dispose()
    }
  }

  // MARK: What is left

  @Test func `a dump names what holds a subscription`() {
    traced {
      let taps = PublishSubject<Int>()
      let subscription = taps.checkpoint("taps").map { $0 }.subscribe(onNext: { _ in })
      let dump = Resources.dump().replacingPlaces(of: "TraceGraphTests.swift")
      #expect(dump.contains("held by PublishSubject \"taps\" here"))
      subscription.dispose()
    }
  }

  @Test func `a dump names a source that retains the observer of a disposed subscription`() {
    traced {
      let kept = Box<AnyObserver<Int>?>(nil)
      let source = Observable<Int>.create { observer in
        kept.value = observer
        return Disposables.create()
      }
      source.checkpoint("leaky").subscribe(onNext: { _ in }).dispose()
      let line = "its source retains the observer: create \"leaky\" here <- subscribed here"
      #expect(Resources.dump().replacingPlaces(of: "TraceGraphTests.swift").contains(line))
      kept.value = nil
      #expect(!Resources.dump().replacingPlaces(of: "TraceGraphTests.swift").contains(line))
    }
  }

  @Test func `a dump lists ten observers that are retained alike, and counts the others`() {
    traced {
      let kept = Box<[AnyObserver<Int>]>([])
      let source = Observable<Int>.create { observer in
        kept.value.append(observer)
        return Disposables.create()
      }
      for _ in 1...15 { source.checkpoint("leaks").subscribe(onNext: { _ in }).dispose() }
      let lines = Resources.dump().split(separator: "\n")
      let first = "disposed, but its source retains the observer: create \"leaks\" at"
      expectEqual(lines.count { $0.hasPrefix(first) }, 10)
      #expect(lines.contains("… and 5 more like it"))
      kept.value = []
    }
  }
}
