// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidTesting
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Rows of `Docs/MigratingFromRxSwift.md` about RxCocoa 6.10.
///
/// `was` restates its behaviour from the file and line above it.
@Suite(.exclusive(.mainQueue, .server)) struct RxCocoaGuideTests {
  private typealias Texts = TestSupport.Log<String>

  // MARK: Drivers

  @MainActor @Test func `drivers behave as in the guide`() {
    row("merge of a driver of drivers", is: ["1", "2"]) {
      let log = Texts()
      let (first, second) = (PublishRelay<Int>(), PublishRelay<Int>())
      let sources = PublishRelay<Signal<Int>>()
      let subscription = SharingScheduler.mocked {
        sources.asSignal().merge().emit(onNext: { log("\($0)") })
      }
      sources.accept(first.asSignal())
      sources.accept(second.asSignal())
      first.accept(1)
      second.accept(2)
      subscription.dispose()
      return log.entries
    }
    // MainScheduler.swift:61: an action is queued while another one of its scheduler runs.
    row(
      "a value that an observer of a driver sends to the driver's source", is: ["1", "2", "sent"],
      unlike: ["1", "sent", "2"],
      was: {
        let log = Texts()
        var later: [() -> Void] = []
        var isRunning = false
        func accept(_ value: Int) {
          if isRunning { return later.append { accept(value) } }
          isRunning = true
          log("\(value)")
          if value == 1 { accept(2) }
          isRunning = false
        }
        accept(1)
        log("sent")
        for action in later { action() }
        return log.entries
      },
      {
        let log = Texts()
        let relay = PublishRelay<Int>()
        let subscription = SharingScheduler.mocked {
          relay.asDriver(onErrorDriveWith: .never()).distinctUntilChanged().drive(onNext: { value in
            log("\(value)")
            if value == 1 { relay.accept(2) }
          })
        }
        relay.accept(1)
        log("sent")
        subscription.dispose()
        return log.entries
      })
    // Both modules have one: this file imports BraidCocoa's.
    row("Signal beside RAC's", is: ["1"]) {
      let log = Texts()
      let relay = PublishRelay<Int>()
      let signal: Signal<Int> = relay.asSignal()
      let subscription = signal.emit(onNext: { log("\($0)") })
      relay.accept(1)
      subscription.dispose()
      return log.entries
    }
  }

  @Test func `mock applies to a task, as in the guide`() async {
    // SchedulerType+SharedSequence.swift:34: a variable of the process.
    await row(
      "SharingScheduler.mock", is: [true, true, false], unlike: [true, true, true],
      was: {
        let make = Box("main")
        make.value = "mock"
        return [make.value == "mock", make.value == "mock", make.value == "mock"]
      },
      {
        let scheduler = TestScheduler(initialClock: 0)
        var tasks: [Task<Bool, Never>] = []
        SharingScheduler.mock(scheduler: scheduler) {
          let inside = SharingScheduler.make() is TestScheduler
          tasks = [
            Task { inside }, Task { SharingScheduler.make() is TestScheduler },
            Task.detached { SharingScheduler.make() is TestScheduler },
          ]
        }
        var results: [Bool] = []
        for task in tasks { results.append(await task.value) }
        return results
      })
  }

  @Test func `a loop over a driver needs no await in the guide`() async {
    // SharedSequence+Concurrency.swift:27: @MainActor.
    await row("for await x in await driver.values off the main actor", is: [1, 2]) {
      let driver = Driver.of(1, 2)
      var values: [Int] = []
      for await x in driver.values { values.append(x) }
      return values
    }
  }

  // MARK: Errors and traps

  @Test func `drivers trap off the main thread`() async {
    // Driver+Subscription.swift:23: a check of the main thread, which on Linux is empty.
    await row("drive off the main thread", is: ["trap", "allowed"]) {
      let trap = await #expect(processExitsWith: .failure) {
        await Task.detached { _ = Driver.just(1).drive() }.value
      }
      let allowed = await #expect(processExitsWith: .success) {
        await Task.detached {
          SharingScheduler.mock(scheduler: TestScheduler(initialClock: 0)) {
            _ = Driver.just(1).drive()
          }
        }.value
      }
      return [trap == nil ? "" : "trap", allowed == nil ? "" : "allowed"]
    }
  }

  #if DEBUG
    private static let onError = "trap"
  #else
    private static let onError = "message"
  #endif

  @Test func `errors of controls and binders are as in the guide`() async {
    // ControlEvent+Driver.swift:18: rxFatalError in a debug build, else an empty driver.
    await row("an error that a control promises not to send", is: Self.onError) {
      #if DEBUG
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            _ = ControlEvent(events: Observable<Int>.error(TestError("control"))).asDriver().drive()
          }
        }
        return result?.errorText.contains("the observable inside failed") == true ? "trap" : ""
      #else
        let result = await #expect(
          processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            _ = ControlEvent(events: Observable<Int>.error(TestError("control"))).asDriver().drive()
          }
        }
        return result?.errorText.contains("the observable inside failed") == true ? "message" : ""
      #endif
    }
    // Binder.swift:39, ControlProperty.swift:99: a trap in a debug build, else a message.
    await row("an error that a binder or control property is sent", is: Self.onError) {
      #if DEBUG
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            let target = Witness()
            Binder<Int>(target) { _, _ in }.onError(TestError("bound"))
            withExtendedLifetime(target) {}
          }
        }
        return result?.errorText.contains("failed") == true ? "trap" : ""
      #else
        let result = await #expect(
          processExitsWith: .success, observing: [\.standardErrorContent]
        ) {
          await MainActor.run {
            let subject = BehaviorSubject(value: 1)
            ControlProperty(values: subject, valueSink: subject).onError(TestError("bound"))
          }
        }
        return result?.errorText.contains("failed") == true ? "message" : ""
      #endif
    }
  }

  @Test func `errors of bindings are as in the guide`() async {
    // RxRelay's Observable+Bind.swift:51, RxCocoa's Observable+Bind.swift:103: rxFatalErrorInDebug.
    await row(
      "an error that bind(to:) a relay or bind(onNext:) receives", is: ["bad", "bad"],
      unlike: [Self.onError, Self.onError]
    ) {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        Hooks.defaultErrorHandler = { _, error in print((error as? TestError)?.name ?? "") }
        let failing = Observable<Int>.error(TestError("bad"))
        failing.bind(to: PublishRelay<Int>()).dispose()
        failing.bind(onNext: { _ in }).dispose()
      }
      return result?.outputText.split(separator: "\n").map(String.init) ?? []
    }
  }

  /// RxCocoa.swift:40, URLSession+Rx.swift:35.
  @Test func `texts of errors equal the texts of RxCocoa`() throws {
    let url = try #require(URL(string: "http://example.org"))
    let http = try #require(
      HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil))
    row(
      "texts of errors and recordings",
      is: ["Invalid operation was attempted on `1`.", "HTTP request failed with `404`."]
    ) {
      [
        RxCocoaError.invalidOperation(object: 1).debugDescription,
        RxCocoaURLError.httpRequestFailed(response: http, data: nil).debugDescription,
      ]
    }
  }

  // MARK: The system

  @Test func `notifications and answers are as in the guide`() async throws {
    playNotifications()
    // URLSession+Rx.swift:124: the error counts only if there is no answer or no data.
    await row(
      "response(request:) with an error and an answer", is: "error", unlike: "answer",
      was: {
        let (response, data, error) = (Optional("answer"), Optional("half"), TestError("lost"))
        guard let response, data != nil else { return "error \(error)" }
        return response
      },
      {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [HalfAnAnswer.self]
        let session = URLSession(configuration: configuration)
        defer { session.invalidateAndCancel() }
        guard let url = URL(string: "http://example.org") else { return "" }
        do {
          for try await _ in session.rx.response(request: URLRequest(url: url)).values {
            return "answer"
          }
          return "completed"
        } catch { return "error" }
      })
  }

  @Test func `operation queues are as in the guide`() {
    row("OperationQueueScheduler", is: [1, 2]) {
      let scheduler = BraidCocoa.OperationQueueScheduler(operationQueue: OperationQueue())
      return try Observable.of(1, 2).observe(on: scheduler).toBlocking().toArray()
    }
  }

  @MainActor @Test func `objects of Foundation are as in the guide`() {
    row("rx of an NSObject on Linux", is: 3) {
      let clock = Clock()
      let hour: BraidCocoa.Binder<Int> = clock.rx.hour
      hour.onNext(3)
      return clock.hour
    }
  }

  private func playNotifications() {
    // NotificationCenter+Rx.swift:25: nil stands for all senders.
    row(
      "notification(_:object:) for a released object", is: [String](), unlike: ["any"],
      was: {
        let log = Texts()
        let center = NotificationCenter()
        let sender: NSObject? = nil  // a weak reference to a released object
        let observer = center.addObserver(forName: .init("a"), object: sender, queue: nil) { _ in
          log("any")
        }
        center.post(name: .init("a"), object: nil)
        center.removeObserver(observer)
        return log.entries
      },
      {
        let log = Texts()
        let center = NotificationCenter()
        let notifications = { center.rx.notification(.init("a"), object: NSObject()) }()
        let subscription = notifications.subscribe(onNext: { _ in log("any") })
        center.post(name: .init("a"), object: nil)
        subscription.dispose()
        return log.entries
      })
  }
}

private final class Clock: NSObject {
  var hour = 0
}

/// Answers, sends some data, and fails.
private final class HalfAnAnswer: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func startLoading() {
    guard let url = request.url,
      let answer = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    else { return }
    client?.urlProtocol(self, didReceive: answer, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("half".utf8))
    client?.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
  }
  override func stopLoading() {}
}

extension SharingScheduler {
  /// Runs `body` with drivers on the main scheduler of this thread alone.
  @MainActor fileprivate static func mocked<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    mock(scheduler: MainScheduler()) { result = body() }
    guard let result else { preconditionFailure("mock did not call its action") }
    return result
  }
}
