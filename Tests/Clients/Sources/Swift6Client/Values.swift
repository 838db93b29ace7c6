// SPDX-License-Identifier: MIT
import BraidObservable

/// What creates, transforms, filters and watches values, in Swift 6 mode.
actor Counter {
  private let bag = DisposeBag()
  private let words = Observable.of("a", "bb", "bb", "ccc")

  func lengths(on scheduler: any ImmediateSchedulerType) -> Observable<Int> {
    Observable.from(["a", "bb"], scheduler: scheduler)
      .distinctUntilChanged(at: \.count)
      .distinctUntilChanged { $0.count }
      .map(\.count)
      .take(while: { $0 < 9 }, behavior: .inclusive)
      .skip(1)
      .startWith(0)
      .do(onNext: { print($0) }, onDispose: { print("over") })
  }

  func watch() {
    words.enumerated().filter { $0.index > 0 }.map(\.element)
      .materialize().dematerialize()
      .subscribe(onNext: { print($0) })
      .disposed(by: bag)
    bag.insert {
      words.toArray().subscribe()
      words.reduce("") { $0 + $1 }.single().subscribe()
    }
  }

  @MainActor
  static func show(_ screen: Screen) -> any Disposable {
    Observable.range(start: 0, count: 3).withUnretained(screen) { "\($0.title) \($1)" }
      .subscribe(with: screen, onNext: { _, text in print(text) })
  }
}

@MainActor
final class Screen {
  nonisolated let title = "screen"
}
