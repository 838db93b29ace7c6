// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import Observation

/// A model as SwiftUI has them.
///
/// `Observable` is the macro after `@`, the library's class elsewhere.
@Observable
@MainActor
final class Account {
  var name = "ada"
  var visits = 0
}

/// Follows a model, by both libraries.
@MainActor
final class AccountScreen {
  private(set) var titles: [String] = []
  private let bag = DisposeBag()

  func show(_ account: Account, _ copy: Account) {
    Observable.observing(account, \.name)
      .subscribe(onNext: { [weak self] in self?.titles.append($0) })
      .disposed(by: bag)
    Observable.observing { account.visits }
      .bind(with: self) { $0.titles.append("\($1) visits") }
      .disposed(by: bag)
    BraidSignal.Signal.observing(account, \.name).bind(to: copy, \.name)
    BraidSignal.Signal.observing { "\(account.name) \(account.visits)" }
      .subscribe(next: { [weak self] in self?.titles.append($0) })
  }
}

/// An actor that lives on a scheduler: what that delivers is isolated to it.
actor Journal {
  private let scheduler: SerialDispatchQueueScheduler
  private let executor: SchedulerSerialExecutor
  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }
  private(set) var lines: [String] = []
  private var subscription: (any Disposable)?

  init(on scheduler: SerialDispatchQueueScheduler) {
    self.scheduler = scheduler
    executor = scheduler.serialExecutor
  }

  func follow(_ source: Observable<String>) {
    subscription = source.observe(on: scheduler).subscribe(onNext: { self.lines.append($0) })
  }
}

nonisolated func write(_ lines: Observable<String>) async -> [String] {
  let scheduler = SerialDispatchQueueScheduler(qos: .default)
  let journal = Journal(on: scheduler)
  return await Task(executorPreference: scheduler.taskExecutor) {
    await journal.follow(lines)
    return await journal.lines
  }.value
}
