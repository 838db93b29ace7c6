// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Foundation
import TestSupport
import Testing

/// Observers that come while a subject ends, or is disposed (D5, D6, D16).
@Suite(.serialized, .alone) struct LateObserverRaceTests {
  @Test(arguments: EndingSubject.all)
  func `an observer that waits inside an end for a late observer on another thread is not blocked`(
    kind: EndingSubject
  ) {
    for termination in [Termination.completed, .error(TestError("late"))] {
      let subject = kind.make()
      let late = Log<String>()
      let outcome = Log<DispatchTimeoutResult>()
      _ = subject.subscribe { event in
        guard event != .value else { return }
        let heard = DispatchSemaphore(value: 0)
        Thread {
          _ = subject.subscribe { event in
            late(event.rawValue)
            if event != .value { heard.signal() }
          }
        }
        .start()
        outcome(heard.wait(timeout: .now() + 60))
      }
      subject.send()
      subject.finish(termination)
      expectEqual(outcome.entries, [.success])
      let values = termination.isCompleted ? kind.replayedAtCompletion : kind.replayedAtError
      expectEqual(late.entries, [String](repeating: "value", count: values) + ["end"])
    }
  }

  @Test(arguments: EndingSubject.all)
  func `an observer that subscribes at an end receives the replayed values once, and the end`(
    kind: EndingSubject
  ) {
    let current = Box(kind.make())
    let seen = (0..<3).map { _ in Box<[EndingSubject.Event]>([]) }
    let subscribe: @Sendable (Int) -> Void = { place in
      _ = current.value.subscribe { event in seen[place].update { $0.append(event) } }
    }
    subscribe(0)
    current.value.send()
    let problems = race(
      3000,
      [
        { _ in current.value.finish(.completed) }, { _ in subscribe(1) }, { _ in subscribe(2) },
      ]
    ) { _ in
      let all = seen.map(\.value)
      for box in seen { box.value = [] }
      current.value = kind.make()
      subscribe(0)
      current.value.send()
      let late = Set([kind.replayedBefore, kind.replayedAtCompletion])
      let isRight =
        all.allSatisfy { $0.last == .end && !$0.dropLast().contains(.end) }
        && all[0].count == kind.sentBefore + 1
        && all.dropFirst().allSatisfy { late.contains($0.count - 1) }
      return isRight ? nil : "\(all)"
    }
    expectEqual(problems, [])
  }

  @Test func `an async subject sends its value once to concurrent observers`() {
    let current = Box(AsyncSubject<Int>())
    let seen = (0..<4).map { _ in Box<[String]>([]) }
    let subscribe: @Sendable (Int) -> Void = { place in
      _ = current.value.subscribe { event in
        seen[place].update { $0.append(event.debugDescription) }
      }
    }
    let problems = race(
      20_000,
      [
        { round in
          current.value.onNext(round)
          current.value.onNext(round + 1)
        },
        { round in
          if round % 2 == 0 {
            current.value.onCompleted()
          } else {
            current.value.onError(TestError("end"))
          }
        },
        { _ in subscribe(0) },
        { _ in
          subscribe(1)
          subscribe(2)
        },
      ]
    ) { round in
      subscribe(3)
      let all = seen.map(\.value)
      for box in seen { box.value = [] }
      current.value = AsyncSubject()
      let isRight =
        Set(all).count == 1
        && (round % 2 == 1 ? all[0].count == 1 : (1...2).contains(all[0].count))
        && all[0].last?.hasPrefix(round % 2 == 1 ? "error" : "completed") == true
      return isRight ? nil : "\(all)"
    }
    expectEqual(problems, [])
  }

  @Test func `a new observer of a behavior subject first receives a value`() {
    let current = Box(BehaviorSubject(value: 0))
    let seen = Box<[Int]>([])
    let subscription = Box<(any Disposable)?>(nil)
    let problems = race(
      5000,
      [
        { round in current.value.onNext(round + 1) },
        { _ in
          subscription.value = current.value.subscribe(onNext: { number in
            seen.update { $0.append(number) }
          })
        },
        { round in current.value.onNext(-round - 1) },
      ]
    ) { round in
      let all = seen.value
      let last = (try? current.value.value()) ?? 0
      seen.value = []
      subscription.value?.dispose()
      current.value = BehaviorSubject(value: 0)
      let isRight = (1...3).contains(all.count) && Set(all).count == all.count && all.last == last
      return isRight ? nil : "\(all), and the value is \(last)"
    }
    expectEqual(problems, [])
  }

  @Test(arguments: DisposableSubject.all)
  func `a disposed subject retains no observer that subscribed concurrently`(
    kind: DisposableSubject
  ) {
    let current = Box(kind.make())
    let inside = Box(0)
    let problems = race(
      5000,
      [
        { _ in current.value.dispose() },
        { _ in _ = current.value.subscribe { inside.update { $0 += 1 } } },
        { _ in
          current.value.send()
          _ = current.value.subscribe {}
        },
      ]
    ) { _ in
      let isLeft = current.value.hasObservers()
      current.value = kind.make()
      return isLeft ? "it has observers" : nil
    }
    expectEqual(problems, [])
  }
}

/// A subject of either model, and the events of a late observer.
struct EndingSubject: Sendable, CustomTestStringConvertible {
  enum Event: String, Sendable {
    case value
    case end
  }

  struct Made: Sendable {
    let subscribe: @Sendable (@escaping @Sendable (Event) -> Void) -> any Disposable
    let send: @Sendable () -> Void
    let finish: @Sendable (Termination) -> Void
  }

  let testDescription: String
  /// The number of values that an earlier observer receives for the single value that is sent.
  let sentBefore: Int
  /// How many an observer gets that comes after that value, and before the end.
  let replayedBefore: Int
  let replayedAtCompletion: Int
  let replayedAtError: Int
  let make: @Sendable () -> Made

  private static func observable<Subject: Observable<Int> & ObserverType<Int> & Sendable>(
    _ name: String, first: Int, before: Int, completed: Int, failed: Int,
    _ make: @escaping @Sendable () -> Subject
  ) -> EndingSubject {
    EndingSubject(
      testDescription: name, sentBefore: first, replayedBefore: before,
      replayedAtCompletion: completed,
      replayedAtError: failed
    ) {
      let subject = make()
      return Made(
        subscribe: { send in
          subject.subscribe(
            onNext: { _ in send(.value) }, onError: { _ in send(.end) },
            onCompleted: { send(.end) })
        }, send: { subject.onNext(1) }, finish: { subject.on(.init(stopping: $0)) })
    }
  }

  private static func signal<Subject: Signal<Int> & SubscriberType<Int> & Sendable>(
    _ name: String, first: Int, before: Int, ended: Int, _ make: @escaping @Sendable () -> Subject
  ) -> EndingSubject {
    EndingSubject(
      testDescription: "signal " + name, sentBefore: first, replayedBefore: before,
      replayedAtCompletion: ended, replayedAtError: ended
    ) {
      let subject = make()
      return Made(
        subscribe: { send in
          subject.subscribe(
            next: { _ in send(.value) }, error: { _ in send(.end) }, completed: { send(.end) })
        }, send: { subject.sendNext(1) }, finish: { subject.send(.init(stopping: $0)) })
    }
  }

  static let all: [EndingSubject] = [
    observable("PublishSubject", first: 1, before: 0, completed: 0, failed: 0) { PublishSubject() },
    observable("BehaviorSubject", first: 2, before: 1, completed: 0, failed: 0) {
      BehaviorSubject(value: 0)
    },
    observable("ReplaySubject", first: 1, before: 1, completed: 1, failed: 1) {
      ReplaySubject.create(bufferSize: 2)
    },
    observable("AsyncSubject", first: 1, before: 1, completed: 1, failed: 0) { AsyncSubject() },
    signal("SignalSubject", first: 1, before: 0, ended: 0) { SignalSubject() },
    signal("BehaviorSignalSubject", first: 2, before: 1, ended: 1) { BehaviorSignalSubject(0) },
    signal("ReplaySignalSubject", first: 1, before: 1, ended: 1) { ReplaySignalSubject() },
  ]
}

extension Event {
  fileprivate init(stopping termination: Termination) {
    switch termination {
    case .error(let error): self = .error(error)
    case .completed: self = .completed
    }
  }
}

/// A subject of observables that can be disposed.
struct DisposableSubject: Sendable, CustomTestStringConvertible {
  struct Made: Sendable {
    let subscribe: @Sendable (@escaping @Sendable () -> Void) -> any Disposable
    let send: @Sendable () -> Void
    let dispose: @Sendable () -> Void
    let hasObservers: @Sendable () -> Bool
  }

  let testDescription: String
  let make: @Sendable () -> Made

  private static func kind<Subject: Observable<Int> & ObserverType<Int> & Cancelable & Sendable>(
    _ name: String, _ make: @escaping @Sendable () -> Subject,
    _ hasObservers: @escaping @Sendable (Subject) -> Bool
  ) -> DisposableSubject {
    DisposableSubject(testDescription: name) {
      let subject = make()
      return Made(
        subscribe: { body in subject.subscribe(onNext: { _ in body() }, onError: { _ in }) },
        send: { subject.onNext(1) }, dispose: { subject.dispose() },
        hasObservers: { hasObservers(subject) })
    }
  }

  static let all: [DisposableSubject] = [
    kind("PublishSubject", { PublishSubject() }, { $0.hasObservers }),
    kind("BehaviorSubject", { BehaviorSubject(value: 0) }, { $0.hasObservers }),
    kind("ReplaySubject", { ReplaySubject.create(bufferSize: 2) }, { $0.hasObservers }),
  ]
}
