// SPDX-License-Identifier: MIT
import BraidObservable

/// A class that is not Sendable, as most in Swift 5 mode.
final class Track {
  var title: String
  var seconds: Int

  init(_ title: String, _ seconds: Int) {
    self.title = title
    self.seconds = seconds
  }
}

/// What creates, transforms, filters and watches values, with mutable captures throughout.
final class Playlist {
  private let bag = DisposeBag()
  private(set) var played: [Track] = []

  func play(_ tracks: [Track], on scheduler: any ImmediateSchedulerType) -> Int {
    var seconds = 0
    var steps = 0
    var hooks: [String] = []
    let numbered = Observable.from(tracks, scheduler: scheduler)
      .do(
        onNext: { hooks.append($0.title) }, afterNext: { _ in steps += 1 },
        onCompleted: { hooks.append("end") }, onSubscribe: { hooks.append("start") },
        onDispose: { hooks.append("over") }
      )
      .enumerated()
      .filter { index, _ in index >= steps - 1 }
    numbered
      .map { (_, track) -> Track in
        seconds += track.seconds
        return track
      }
      .distinctUntilChanged { $0 === $1 }
      .distinctUntilChanged(at: \.title)
      .take(while: { $0.seconds + seconds < 1_000_000 })
      .skip(while: { _ in seconds == 0 })
      .compactMap { $0.seconds > 0 ? $0 : nil }
      .subscribe(with: self, onNext: { $0.played.append($1) })
      .disposed(by: bag)

    var length = 0
    _ = Observable.just(tracks).withUnretained(self) { $1.count + $0.played.count }
      .startWith(0)
      .scan(into: 0) { $0 += $1 + steps }
      .reduce(0) { max($0, $1 + length) }
      .ifEmpty(default: 0)
      .subscribe(onNext: { length = $0 }, onDisposed: { hooks.append("done") })

    bag.insert {
      Disposables.create { seconds = 0 }
      if length > 1 {
        for _ in 0..<length { Disposables.create { hooks.removeAll() } }
      }
    }
    return length + seconds
  }

  func sources() -> [Observable<Track>] {
    var made = 0
    let first = Track("first", 1)
    return [
      .deferred {
        made += 1
        return .just(first)
      },
      .generate(initialState: first, condition: { _ in made < 3 }, iterate: { $0 }),
      .create { observer in
        observer.onNext(first)
        return Disposables.create { made = 0 }
      },
      .using({ BooleanDisposable() }, observableFactory: { _ in .of(first, first) }),
    ]
  }
}
