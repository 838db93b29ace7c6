// SPDX-License-Identifier: MIT
import BraidObservable

/// A task reads a sequence, and a task is one; cancellation goes both ways.
///
/// The reading tasks run on a virtual-time scheduler that this chapter advances, so the output is
/// deterministic.
@Sendable
func tasksBothWays(_ say: Narrator) async {
  let scheduler = HistoricalScheduler()
  let executor = scheduler.taskExecutor
  let letters = PublishSubject<String>()
  let reading: @Sendable () async -> Void = {
    say("the loop begins")
    do {
      for try await letter in letters.values { say("read \(letter)") }
      say("the loop is over")
    } catch {
      say("the loop throws \(error)")
    }
  }

  say.scene("A loop over values subscribes when it begins. What comes while it is busy waits.")
  Task(executorPreference: executor) { await reading() }
  say("letters has observers: \(letters.hasObservers)")
  scheduler.start()
  say("letters has observers: \(letters.hasObservers)")
  letters.onNext("a")
  letters.onNext("b")
  say("a and b are sent")
  scheduler.start()

  say.scene(
    "Two loops are two subscriptions. Cancelling a task disposes its own, and its loop throws.")
  let other = Task(executorPreference: executor) {
    await reading()
    say("its task is cancelled: \(Task.isCancelled)")
  }
  scheduler.start()
  other.cancel()
  say("c is sent")
  letters.onNext("c")
  scheduler.start()

  say.scene("The end of the sequence ends the loop; an error would be thrown.")
  letters.onCompleted()
  scheduler.start()

  say.scene("An async closure is a sequence: each subscription runs it, in a task of its own.")
  let runs = Locked(0)
  let request = Single<String>.create {
    let run = runs.withLock { runs in
      runs += 1
      return runs
    }
    await Task.yield()
    return "answer \(run)"
  }
  for _ in 1...2 {
    do { say(try await request.value) } catch { say("\(error)") }
  }

  say.scene("Disposing the subscription cancels that task: here a loop that is left disposes it.")
  let (ends, end) = AsyncStream<Bool>.makeStream()
  let ticks = Observable<Int>.async(send: { observer in
    observer.onNext(1)
    try? await Task.sleep(for: .seconds(3_600))
    end.yield(Task.isCancelled)
    end.finish()
  })
  do {
    for try await tick in ticks.values {
      say("read \(tick), and leave the loop")
      break
    }
  } catch {
    say("\(error)")
  }
  for await isCancelled in ends { say("the task that slept is cancelled: \(isCancelled)") }
}
