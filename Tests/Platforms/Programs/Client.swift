// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A program of a user, which is type-checked in both language modes as the oldest and the newest
// system see it.
import BraidBridge
import BraidObservable
import BraidSignal

final class Search {
  let text = BehaviorRelay(value: "")
  let bag = DisposeBag()
  var results: [String] = []

  func start() {
    text.asObservable()
      .distinctUntilChanged()
      .flatMapLatest { Observable.just([$0]) }
      .share(replay: 1)
      .subscribe(onNext: { [weak self] in self?.results = $0 })
      .disposed(by: bag)
  }
}

func values(_ signal: BraidSignal.Signal<Int>) -> any Disposable {
  signal.map { $0 + 1 }.filter { $0 > 1 }.subscribe(next: { print($0) })
}

func stream(_ values: AsyncStream<Int>) -> Observable<Int> { values.asObservable() }

/// What needs a newer system is offered to programs that ask for it.
@available(macOS 15, *)
func tasks(_ scheduler: SerialDispatchQueueScheduler) -> Task<Int, Never> {
  Task(executorPreference: scheduler.taskExecutor) { 1 }
}

@available(macOS 14, *)
@MainActor func names(_ relay: BehaviorRelay<String>) -> Observable<String> {
  Observable.observing { relay.value }
}

func tasksIfPossible(_ scheduler: SerialDispatchQueueScheduler) -> Task<Int, Never>? {
  if #available(macOS 15, *) { tasks(scheduler) } else { nil }
}
