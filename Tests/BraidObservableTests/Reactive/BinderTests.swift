// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidTesting
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) struct BinderTests {
  @MainActor
  final class Label {
    var text = "" {
      didSet { shown.append(text) }
    }
    private(set) var shown: [String] = []
  }

  @MainActor @Test func `a binder changes its object synchronously on the main queue`() {
    let label = Label()
    let names = PublishSubject<String>()
    let subscription = names.subscribe(Binder(label) { $0.text = $1 })
    names.onNext("a")
    expectEqual(label.shown, ["a"])
    names.onNext("b")
    expectEqual(label.shown, ["a", "b"])
    subscription.dispose()
    names.onNext("c")
    expectEqual(label.shown, ["a", "b"])
  }

  @MainActor @Test func `a value sent by a change is bound after that change`() {
    let label = Label()
    let names = PublishSubject<String>()
    let log = Log<String>()
    let subscription = names.subscribe(
      Binder(label) { label, name in
        log("begin \(name)")
        if name == "a" { names.onNext("b") }
        label.text = name
        log("end \(name)")
      })
    names.onNext("a")
    expectEqual(log.entries, ["begin a", "end a", "begin b", "end b"])
    expectEqual(label.shown, ["a", "b"])
    subscription.dispose()
  }

  @MainActor @Test func `a binder moves values to the main queue in order`() async {
    let label = Label()
    await withCheckedContinuation { continuation in
      let binder = Binder<String>(label) { label, name in
        label.text = name
        if name == "last" { continuation.resume() }
      }
      Task.detached {
        for name in ["a", "b", "last"] { binder.onNext(name) }
      }
    }
    expectEqual(label.shown, ["a", "b", "last"])
  }

  @Test func `a binder changes its object on a given scheduler`() {
    let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    let box = Box("")
    let binder = Binder<String>(box, scheduler: scheduler) { $0.value = $1 }
    scheduler.scheduleAt(10) {
      binder.onNext("a")
      expectEqual(box.value, "")
    }
    scheduler.start()
    expectEqual(box.value, "a")
    expectEqual(scheduler.clock, 10)
  }

  @Test func `a binder does not retain its object`() {
    let log = Log<String>()
    let (binder, object) = holding { witness in
      Binder<String>(witness, scheduler: CurrentThreadScheduler.instance) { log($1) }
    }
    #expect(object.value == nil)
    binder.onNext("a")
    #expect(log.entries.isEmpty)
  }

  @Test func `a binder ignores completion`() {
    let box = Box(0)
    let binder = Binder<Int>(box, scheduler: CurrentThreadScheduler.instance) { $0.value = $1 }
    binder.onCompleted()
    expectEqual(box.value, 0)
    binder.asObserver().onNext(3)
    expectEqual(box.value, 3)
  }

  @Test(.debugBuild) func `an error traps in a debug build with the reason`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let box = Box(0)
      Binder<Int>(box, scheduler: CurrentThreadScheduler.instance) { $0.value = $1 }
        .onError(TestError("broken"))
    }
    expectEqual(result?.errorText.contains("Binder: the bound sequence failed with"), true)
  }
}
