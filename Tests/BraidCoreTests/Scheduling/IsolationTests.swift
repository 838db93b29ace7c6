// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Dispatch
import TestSupport
import Testing

/// Closures run on the actor they were written on; that they run nowhere else is for the traps.
@Suite(.exclusive(.mainQueue)) struct IsolationTests {
  @MainActor
  private final class Screen {
    private(set) var titles: [String] = []
    private(set) var isOver = false
    private let bag = DisposeBag()

    func follow(_ names: Observable<String>, disposed: @escaping @MainActor () -> Void = {}) {
      names
        .subscribe(
          onNext: { [weak self] in self?.titles.append($0) },
          onDisposed: { [weak self] in
            self?.isOver = true
            disposed()
          }
        )
        .disposed(by: bag)
    }

    func follow(_ names: BraidSignal.Signal<String>) {
      names.subscribe(next: { [weak self] in self?.titles.append($0) })
    }

    func subscription(_ names: Observable<String>, _ done: @escaping () -> Void) -> any Disposable {
      names.subscribe(onDisposed: { [self] in
        isOver = true
        done()
      })
    }
  }

  private actor Store {
    private(set) var names: [String] = []
    private(set) var subscription: (any Disposable)?
    let source = PublishSubject<String>()

    func follow(_ names: Observable<String>) {
      subscription = names.subscribe(
        onNext: { self.names.append($0) }, onDisposed: { self.names.append("disposed") })
    }

    func followWeakly(_ log: TestSupport.Log<String>) {
      subscription = source.subscribe(
        onNext: { [weak self] _ in log(self == nil ? "nobody" : "somebody") },
        onDisposed: { log("disposed") })
    }

    func send(_ name: String, to subject: PublishSubject<String>) { subject.onNext(name) }

    func dispose() { subscription?.dispose() }
  }

  @Test func `outside of actors a closure is passed on unchanged`() {
    #expect(Isolation.of(nil, #fileID, #line) == nil)
    var count = 0
    Observable.of(1, 2, 3).subscribe(onNext: { count += $0 }).dispose()
    expectEqual(count, 6)
  }

  @Test @MainActor func `closures of the main actor run synchronously on the main thread`() {
    let names = PublishSubject<String>()
    let screen = Screen()
    screen.follow(names)
    names.onNext("ada")
    expectEqual(screen.titles, ["ada"])
    names.onCompleted()
    #expect(screen.isOver)
  }

  @Test @MainActor func `closures of signals run synchronously on the main thread`() {
    let names = SignalSubject<String>()
    let screen = Screen()
    screen.follow(names)
    names.sendNext("ada")
    expectEqual(screen.titles, ["ada"])
  }

  @Test func `the main queue counts as the main actor outside of tasks`() async {
    let names = PublishSubject<String>()
    let screen = Screen()
    await screen.follow(names)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        names.onNext("ada")
        continuation.resume()
      }
    }
    expectEqual(await screen.titles, ["ada"])
  }

  @Test func `observe(on:) delivers events on the main actor`() async {
    let names = PublishSubject<String>()
    let screen = Screen()
    await withCheckedContinuation { continuation in
      Task { @MainActor in
        screen.follow(names.observe(on: MainScheduler.instance)) { continuation.resume() }
        await Task.detached {
          names.on(.next("ada")); names.onCompleted()
        }.value
      }
    }
    expectEqual(await screen.titles, ["ada"])
  }

  @Test func `onDisposed runs on the actor after a disposal elsewhere`() async {
    let names = PublishSubject<String>()
    let screen = Screen()
    await withCheckedContinuation { continuation in
      Task { @MainActor in
        let subscription = screen.subscription(names) {
          MainActor.preconditionIsolated()
          continuation.resume()
        }
        await Task.detached { subscription.dispose() }.value
      }
    }
    #expect(await screen.isOver)
  }

  @Test func `closures of an actor run on it, and onDisposed runs synchronously`() async {
    let names = PublishSubject<String>()
    let store = Store()
    await store.follow(.just("grace"))
    expectEqual(await store.names, ["grace", "disposed"])
    await store.follow(names)
    await store.send("ada", to: names)
    await store.dispose()
    expectEqual(await store.names, ["grace", "disposed", "ada", "disposed"])
  }

  @Test func `closures that receive an actor run on it`() async {
    let names = PublishSubject<String>()
    let log = TestSupport.Log<String>()
    let store = Store()
    let subscription = names.subscribe(
      with: store,
      onNext: { store, name in
        store.preconditionIsolated()
        log(name)
      })
    await store.send("ada", to: names)
    subscription.dispose()
    expectEqual(log.entries, ["ada"])
  }

  @Test func `a subscription does not retain its actor`() async {
    let log = TestSupport.Log<String>()
    weak var gone: Store?
    do {
      let store = Store()
      gone = store
      await store.followWeakly(log)
      await store.send("ada", to: store.source)
    }
    #expect(gone == nil)
    expectEqual(log.entries, ["somebody"])
  }

  @Test func `after the actor's release onDisposed runs where the disposal is`() async {
    let log = TestSupport.Log<String>()
    let subscription: (any Disposable)?
    do {
      let store = Store()
      await store.followWeakly(log)
      subscription = await store.subscription
    }
    subscription?.dispose()
    expectEqual(log.entries, ["disposed"])
  }

  /// An executor that knows its queue, with tasks and without.
  private final class QueueExecutor: SerialExecutor {
    let queue = DispatchQueue(label: "executor")

    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
  }

  private actor QueueStore {
    nonisolated let executor = QueueExecutor()
    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
    private(set) var names: [String] = []
    private var subscription: (any Disposable)?

    func follow(_ names: Observable<String>) {
      subscription = names.subscribe(onNext: { self.names.append($0) })
    }

    func send(_ name: String, to subject: PublishSubject<String>) { subject.onNext(name) }
  }

  @Test func `an action of a custom executor counts as its actor outside of tasks`() async {
    let names = PublishSubject<String>()
    let store = QueueStore()
    await store.follow(names)
    await store.send("ada", to: names)
    await withCheckedContinuation { continuation in
      store.executor.queue.async {
        names.onNext("grace")
        continuation.resume()
      }
    }
    expectEqual(await store.names, ["ada", "grace"])
  }

  /// The main actor's answers with the runtime's function and without it.
  private static func mainActorAnswers() -> [Bool] {
    [false, true].map {
      Isolation(MainActor.shared, #fileID, #line, hidesRuntime: $0).isCurrent
    }
  }

  @Test func `the main actor is recognized with and without the runtime's check`() async {
    expectEqual(await Task { @MainActor in Self.mainActorAnswers() }.value, [true, true])
    expectEqual(await Task.detached { Self.mainActorAnswers() }.value, [false, false])
    let onQueues = await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        let onMain = Self.mainActorAnswers()
        DispatchQueue.global().async {
          continuation.resume(returning: [onMain, Self.mainActorAnswers()])
        }
      }
    }
    expectEqual(onQueues, [[true, true], [false, false]])
  }

  private actor Checked {
    func check() { Isolation(self, #fileID, #line, hidesRuntime: true).check() }
  }

  @Test func `an actor passes its check without the runtime's`() async {
    await Checked().check()
  }

  /// Closures of all forms that belong to the main actor, each with a line of its own.
  private static func callAllForms() {
    func home(_ line: UInt) -> Isolation { Isolation(MainActor.shared, "Forms", line) }
    confined({ () -> Void in }, to: home(1))?()
    confined({ (_: Int) -> Void in } as ((Int) -> Void)?, to: home(2))?(0)
    (confined({ (_: Int) -> Void in }, to: home(3)) as @Sendable (Int) -> Void)(0)
    (confined({ (_: Int, _: Int) -> Void in }, to: home(4)) as @Sendable (Int, Int) -> Void)(0, 0)
    confined({ (_: Int, _: Int) -> Void in } as ((Int, Int) -> Void)?, to: home(5))?(0, 0)
  }

  @Test func `closures of every form are checked`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      Hooks.onIsolationViolation = .printOncePerCallSite
      await Task.detached { IsolationTests.callAllForms() }.value
    }
    let text = result?.errorText ?? ""
    expectEqual((1...5).filter { text.contains("where Forms:\($0) subscribed") }, Array(1...5))
  }
}
