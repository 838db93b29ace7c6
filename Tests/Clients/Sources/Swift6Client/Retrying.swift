// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

/// Retrying, sharing and expanding in Swift 6 mode.
struct Pages: Sendable {
  let requests: PublishSubject<Int>
  let isOpen: PublishSubject<Bool>

  var titles: Observable<String> {
    requests.distinct()
      .pausableBuffered(isOpen, limit: nil)
      .expand(maxConcurrent: 2) { $0 < 3 ? .just($0 + 1) : .empty() }
      .flatMap { Single.fromAsync(load)($0) }
      .retry(policy, scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
      .share(SharePolicy(replay: .latest(1), disconnection: .never))
  }

  var signal: Signal<Int> { Signal.just(1).retry(policy, on: .main) }

  private var policy: RetryPolicy {
    RetryPolicy(
      .exponential(initial: .milliseconds(10), cap: .seconds(1)), jitter: .full, maxAttempts: 3,
      shouldRetry: { $0 is Offline })
  }

  private struct Offline: Error {}
}

private func load(
  _ page: Int, _ completion: @escaping @Sendable (String?, (any Error)?) -> Void
) {
  completion("page \(page)", nil)
}
