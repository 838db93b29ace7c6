// SPDX-License-Identifier: MIT
import BraidSignal
import BraidTesting
import TestSupport
import Testing

struct CatchTests {
  @Test(arguments: [
    ("a--b--#", "1--2|", "a--b--1--2|"), ("a-|", "1|", "a-|"), ("#", "1#", "1#"),
    ("--", "1|", "--"),
    ("#", "|", "|"),
  ])
  func `catch continues with another signal`(source: String, other: String, expected: String) {
    expectSignalDiagram(source, other, expected) { source, other, _ in source.catch { _ in other } }
    expectSignalDiagram(source, other, expected) { source, other, _ in source.catch(to: other) }
  }

  @Test func `the handler receives the error, and may throw`() {
    let failing = sent(1, then: .error(Failure("first")))
    expectEqual(failing.catch { sent($0 is Failure ? 2 : 3) }.events, ["1", "2", "|"])
    expectEqual(failing.catch { _ in throw Failure("second") }.events, ["1", "#second"])
    expectEqual(failing.catchAndReturn(4).events, ["1", "4", "|"])
  }

  @Test func `the source is torn down before the other signal is subscribed to`() {
    let source = Source<Int>()
    let other = Signal<Int>.create { _ in
      source.log("other")
      return nil
    }
    source.signal.catch(to: other).subscribe()
    source.subscriber?.sendError(Failure())
    expectEqual(source.log.entries, ["subscribed", "teardown", "other"])
  }

  /// Operators that call a closure when the source has ended.
  enum Following {
    case `catch`, retry, then

    func apply(to source: Signal<Int>, _ call: @escaping @Sendable () -> Void) -> Signal<Int> {
      let policy = RetryPolicy(shouldRetry: { _ in
        call()
        return true
      })
      switch self {
      case .catch:
        return source.catch { _ in
          call()
          return source
        }
      case .retry: return source.retry(policy, on: TestSignalScheduler(on: VirtualClock()))
      case .then:
        return source.then {
          call()
          return source
        }
      }
    }

    var end: Event<Int> { self == .then ? .completed : .error(Failure()) }
  }

  @Test(arguments: [(Following.catch, 1), (.retry, 1), (.retry, 2), (.then, 1)])
  func `a teardown that disposes the result lets no closure continue`(
    following: Following, ends: Int
  ) {
    let log = Log<String>()
    let result = SerialDisposable()
    let subscribers = Log<PassthroughSubscriber<Int>>()
    let source = Signal<Int>.create { subscriber in
      subscribers(subscriber)
      let number = subscribers.entries.count
      return AnyDisposable {
        log("teardown \(number)")
        if number == ends { result.dispose() }
      }
    }
    result.disposable = following.apply(to: source) { log("call") }.subscribe(
      next: { _ in log("next") }, error: { _ in log("error") }, completed: { log("completed") })
    for number in 0..<ends { subscribers.entries[number].send(following.end) }
    expectEqual(
      log.entries, ends == 1 ? ["teardown 1"] : ["teardown 1", "call", "teardown 2"])
    expectEqual(subscribers.entries.count, ends)
  }

  @Test func `disposal disposes the current signal`() {
    expectSignalDiagram(
      "a-#", "1-2|", "a-1", during: "^--!", subscriptions: ["^-!", "--^!"]
    ) { source, other, _ in source.catch(to: other) }
  }
}
