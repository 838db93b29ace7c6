// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import BraidTrace
import TestSupport
import Testing

// The examples of the articles on choosing, sharing, errors, lifetimes, debugging, word for word.

final class Screen {
  private let bag = DisposeBag()
  var title = ""

  init(titles: Observable<String>) {
    titles
      .subscribe(with: self, onNext: { screen, title in screen.title = title })
      .disposed(by: bag)
  }
}

struct Counters: TraceMeter {
  let counts = Locked<[String: Int]>([:])

  func count(_ amount: Int, _ metric: String, of name: String) {
    counts.withLock { $0["\(metric) of \(name)", default: 0] += amount }
  }

  func time(_ duration: Duration, _ metric: String, of name: String) {
    // Timer(label: metric, dimensions: [("name", name)]).record(duration: duration)
  }

  func gauge(_ value: Int, _ metric: String, of name: String) {
    counts.withLock { $0["\(metric) of \(name)"] = value }
  }
}

private struct NothingFound: Error {}

private func search(_ text: String) -> Observable<String> {
  text.isEmpty ? .error(NothingFound()) : .just("found \(text)")
}

struct ArticleExampleTests {
  let log = PrintLog()
  let bag = DisposeBag()

  @Test func `flatMapLatest keeps the latest task only`() {
    let print = log.print
    let texts = PublishSubject<String>()
    let answers = PublishSubject<String>()
    texts
      .flatMapLatest { text in answers.map { "\(text): \($0)" }.take(1) }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
    texts.onNext("br")
    texts.onNext("braid")
    answers.onNext("a river")
    // braid: a river
    expectEqual(log.lines, ["braid: a river"])
  }

  @Test func `multicast sends the events of a source through a subject`() {
    let print = log.print
    let readings = PublishSubject<Int>()
    let latest = readings.multicast(BehaviorSubject(value: 0))
    let connection = latest.connect()
    latest.subscribe(onNext: { print("first: \($0)") }).disposed(by: bag)
    readings.onNext(21)
    latest.subscribe(onNext: { print("second: \($0)") }).disposed(by: bag)
    connection.dispose()
    // first: 0
    // first: 21
    // second: 21
    expectEqual(log.lines, ["first: 0", "first: 21", "second: 21"])
  }

  @Test func `multicast with a selector shares the source within one pipeline`() {
    let print: @Sendable (Int) -> Void = { [log] in log.print("\($0)") }
    let readings = PublishSubject<Int>()
    let changes = readings.multicast({ PublishSubject() }) { shared in
      Observable.zip(shared, shared.skip(1)) { before, now in now - before }
    }
    changes.subscribe(onNext: { print($0) }).disposed(by: bag)
    for reading in [20, 22, 19] { readings.onNext(reading) }
    // 2
    // -3
    expectEqual(log.lines, ["2", "-3"])
  }

  @Test func `each subscription to a cold observable does the work again, a shared one does not`() {
    let print = log.print
    let request = Observable<String>.create { observer in
      print("request")
      observer.onNext("answer")
      observer.onCompleted()
      return Disposables.create()
    }
    request.subscribe(onNext: { print($0) }).disposed(by: bag)
    request.subscribe(onNext: { print($0) }).disposed(by: bag)
    // request
    // answer
    // request
    // answer
    expectEqual(log.lines, ["request", "answer", "request", "answer"])
    let shared = request.share(replay: 1, scope: .forever)
    shared.subscribe(onNext: { print($0) }).disposed(by: bag)
    shared.subscribe(onNext: { print($0) }).disposed(by: bag)
    // request
    // answer
    // answer
    expectEqual(log.lines.dropFirst(4), ["request", "answer", "answer"])
  }

  @Test func `an inner observable that recovers does not end the outer one`() {
    let print = log.print
    let queries = PublishSubject<String>()
    queries
      .flatMapLatest { query in
        search(query).catchAndReturn("nothing found")
      }
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
    queries.onNext("")
    queries.onNext("braid")
    // nothing found
    // found braid
    expectEqual(log.lines, ["nothing found", "found braid"])
  }

  @Test func `a retry policy retries in virtual time`() {
    let scheduler = TestScheduler(initialClock: 0)
    let policy = RetryPolicy(
      .exponential(initial: .milliseconds(200), cap: .seconds(5)), jitter: .full, maxAttempts: 5)
    let patient = search("braid").retry(policy, scheduler: scheduler)
    patient.subscribe(onNext: { [log] in log.print($0) }).disposed(by: bag)
    scheduler.start()
    expectEqual(log.lines, ["found braid"])
  }

  @Test func `subscribe with an object does not keep it alive`() {
    let titles = PublishSubject<String>()
    var screen: Screen? = Screen(titles: titles)
    weak let reference = screen
    titles.onNext("Braid")
    expectEqual(screen?.title, "Braid")
    screen = nil
    #expect(reference == nil)
    #expect(!titles.hasObservers)
  }

  @Test func `a disposed subscription leaves nothing behind`() async {
    await #expect(processExitsWith: .success) {
      let leak = leakCheck {
        let subscription = Observable<Int>.never().subscribe(onNext: { print($0) })
        subscription.dispose()
      }
      assert(leak == nil)
      precondition(leak == nil)
    }
  }

  @Test func `debug prints each event, and the handler receives an error without onError`() async {
    await #expect(processExitsWith: .success) {
      let numbers = Observable.of(1, 2)
      let bag = DisposeBag()
      numbers.debug("numbers").subscribe(onNext: { print($0) }).disposed(by: bag)
      // 2026-11-21 09:30:00.125: numbers -> subscribed
      // 2026-11-21 09:30:01.250: numbers -> Event next(1)
      // 2026-11-21 09:30:02.500: numbers -> isDisposed
      let reported = PrintLog()
      let report: @Sendable (any Error, [String]) -> Void = { error, _ in reported.print(error) }
      Hooks.defaultErrorHandler = { callStack, error in
        report(error, callStack)
      }
      Hooks.recordCallStackOnError = true
      search("").subscribe(onNext: { print($0) }).disposed(by: bag)
      precondition(reported.lines == ["NothingFound()"])
    }
  }

  @Test(.exclusive(.trace)) func `a graph shows the live subscriptions`() {
    let wasOn = Trace.isOn
    defer { Trace.isOn = wasOn }
    let print = log.print
    Trace.isOn = true
    let texts = PublishSubject<String>()
    let results =
      texts
      .distinctUntilChanged()
      .flatMapLatest { text in search(text) }
      .checkpoint("results")
      .share()
    results.subscribe(onNext: { print($0) }).disposed(by: bag)
    results.map { $0.count }.subscribe(onNext: { print("\($0)") }).disposed(by: bag)
    texts.onNext("braid")
    print(Trace.graph().description)
    expectEqual(
      Trace.graph().drawing(),
      """
       values
            1  subscribed
            1  └─ share, 2 observers [1]
            1     └─ flatMapLatest "results"
            1        └─ distinctUntilChanged
            1           └─ PublishSubject
            1  subscribed
            1  └─ map
            1     └─ share [1], above

      """)
    #expect(log.lines[2].contains("results"))
  }

  @Test(.exclusive(.trace, .server)) func `a program serves its trace`() throws {
    let print = log.print
    let server = try Trace.serve()
    print("The streams of this program: \(server.address)")
    server.stop()
    #expect(log.lines[0].hasPrefix("The streams of this program: http://127.0.0.1:"))
  }

  @Test(.exclusive(.trace)) func `a meter counts the values of named places`() {
    let meter = Counters()
    Trace.meter = meter
    defer { Trace.meter = nil }
    let texts = PublishSubject<String>()
    let subscription = texts.checkpoint("texts").subscribe(onNext: { _ in })
    texts.onNext("a")
    subscription.dispose()
    // The meter is the process's: it counts what tests that run in parallel named, too.
    let counts = meter.counts.withLock { $0 }.filter { $0.key.hasSuffix(" of texts") }
    expectEqual(counts, ["values of texts": 1, "subscriptions of texts": 0])
  }
}
