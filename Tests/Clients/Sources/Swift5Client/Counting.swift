// SPDX-License-Identifier: MIT
import BraidObservable

/// Variables that closures change: usual in Swift 5 code and on one thread.
func countVowels() -> Int {
  var count = 0
  var last: Character = " "
  let bag = DisposeBag()

  Observable.from(Array("braided river"))
    .filter { "aeiou".contains($0) }
    .do(onNext: { last = $0 })
    .scan(0) { sum, _ in sum + 1 }
    .subscribe(
      onNext: { count = $0 },
      onCompleted: { print("last vowel: \(last)") }
    )
    .disposed(by: bag)

  return count
}

/// An observer of the user's own, a class without Sendable.
final class Recorder<Element>: ObserverType {
  var events: [Event<Element>] = []

  func on(_ event: Event<Element>) { events.append(event) }
}

func record() -> [Event<Int>] {
  let recorder = Recorder<Int>()
  let offset = Offset()
  let disposable = Observable.of(1, 2, 3)
    .map { $0 + offset.value }
    .subscribe(recorder)
  disposable.dispose()
  return recorder.events
}

final class Offset {
  var value = 10
}
