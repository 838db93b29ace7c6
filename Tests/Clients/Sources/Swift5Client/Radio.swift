// SPDX-License-Identifier: MIT
import BraidObservable

/// Requests as singles, maybes and completables, of values that are not Sendable and with mutable
/// captures.
final class Radio {
  private let bag = DisposeBag()

  func track(_ title: String) -> Single<Track> {
    .create { single in
      single(.success(Track(title, 60)))
      return Disposables.create()
    }
  }

  func save(_ track: Track) -> Completable {
    .create { completable in
      track.seconds += 1
      completable(.completed)
      return Disposables.create()
    }
  }

  func play() -> Int {
    var seconds = 0
    var log: [String] = []
    Single.zip(track("a"), track("b")) { $0.seconds + $1.seconds }
      .do(onSuccess: { log.append("\($0)") }, onDispose: { log.append("over") })
      .subscribe(onSuccess: { seconds += $0 }, onFailure: { log.append("\($0)") })
      .disposed(by: bag)
    track("c").flatMapCompletable { self.save($0) }.andThen(track("d"))
      .filter { $0.seconds > 0 }
      .ifEmpty(default: Track("none", 0))
      .subscribe { event in
        if case .success(let track) = event { seconds += track.seconds }
      }
      .disposed(by: bag)
    Observable.of(Track("e", 1), Track("f", 2)).toArray()
      .subscribe(onSuccess: { seconds += $0.count })
      .disposed(by: bag)
    return seconds
  }
}
