// SPDX-License-Identifier: MIT
import BraidObservable

/// A tap starts a request, its answer is shown, and the screen's bag ends it all.
@Sendable
func tapToRequest(_ say: Narrator) {
  let server = Server(say)
  let taps = PublishSubject<String>()
  var bag: DisposeBag? = DisposeBag()

  if let bag {
    taps
      .flatMap { server.get("/articles/\($0)") }
      .map { "\($0.count) characters: \($0)" }
      .subscribe(onNext: { say("shown: \($0)") }, onDisposed: { say("onDisposed") })
      .disposed(by: bag)
  }

  say.scene("Each tap starts a request; the answers come in their own order.")
  for article in ["swift", "rivers"] {
    say("tap on \(article)")
    taps.onNext(article)
  }
  server.answer("/articles/rivers", "They split and rejoin.")
  server.answer("/articles/swift", "A fast bird.")

  say.scene("The screen goes away with its bag: the open request is closed.")
  say("tap on braids")
  taps.onNext("braids")
  say("the bag goes")
  bag = nil
  server.answer("/articles/braids", "Three strands.")
  say("taps has observers: \(taps.hasObservers)")
}

/// Answers requests on demand, so the output is deterministic.
private final class Server: Sendable {
  private let say: Narrator
  private let open = Locked<[String: AnyObserver<String>]>([:])

  init(_ say: Narrator) { self.say = say }

  func get(_ path: String) -> Observable<String> {
    Observable.create { [self] observer in
      say("request \(path)")
      open.withLock { $0[path] = observer }
      return Disposables.create { [self] in
        say("request \(path) is closed")
        close(path)
      }
    }
  }

  func answer(_ path: String, _ text: String) {
    guard let observer = open.withLock({ $0[path] }) else {
      return say("nobody waits for \(path)")
    }
    observer.onNext(text)
    observer.onCompleted()
  }

  private func close(_ path: String) {
    // Moves the observer out of the lock and releases it afterwards (C4).
    withExtendedLifetime(open.withLock { $0.removeValue(forKey: path) }) {}
  }
}
