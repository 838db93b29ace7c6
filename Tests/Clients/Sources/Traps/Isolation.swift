// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import Dispatch

/// Events that reach closures of an actor elsewhere.
let isolation: [String: @Sendable () async -> Void] = [
  "value for the main actor off it": {
    let names = PublishSubject<String>()
    let screen = await Screen(names.asObservable())
    await offMain { names.onNext("ada") }
    print(await screen.title)
  },
  "end for the main actor off it": {
    let names = PublishSubject<String>()
    let screen = await Screen(names.asObservable())
    await offMain { names.onCompleted() }
    print(await screen.title)
  },
  "value of a signal for the main actor off it": {
    let names = SignalSubject<String>()
    let screen = await Screen(names)
    await offMain { names.sendNext("ada") }
    print(await screen.title)
  },
  "value for an actor off it": {
    let names = PublishSubject<String>()
    let store = Store()
    await store.follow(names.asObservable())
    names.onNext("ada")
    print(await store.names)
  },
  "value for an actor on the main actor": {
    let names = PublishSubject<String>()
    let store = Store()
    await store.follow(names.asObservable())
    await MainActor.run { names.onNext("ada") }
    print(await store.names)
  },
  "values for the main actor off it, printed once": {
    Hooks.onIsolationViolation = .printOncePerCallSite
    await sendTwiceOffMain()
  },
  "values for the main actor off it, ignored": {
    Hooks.onIsolationViolation = .ignore
    await sendTwiceOffMain()
  },
  "value inside another queue's work on the main thread": {
    await Task { @MainActor in
      let names = PublishSubject<String>()
      let screen = Screen(names.asObservable())
      DispatchQueue(label: "queue").sync { names.onNext("ada") }
      guard screen.title == "ada" else { fatalError("The closure was not called.") }
    }.value
  },
  "value off the main actor for a closure without isolation": {
    let names = PublishSubject<String>()
    let subscription = await subscribeFromMain(names.asObservable())
    await offMain { names.onNext("ada") }
    subscription.dispose()
  },
]

private func sendTwiceOffMain() async {
  let names = PublishSubject<String>()
  let screen = await Screen(names.asObservable())
  await offMain { names.onNext("ada") }
  await offMain { names.onNext("grace") }
  guard await screen.title == "grace" else { fatalError("The closure was not called.") }
}

@MainActor
private func subscribeFromMain(_ names: Observable<String>) -> any Disposable {
  names.subscribe(onNext: { @Sendable name in _ = name }, isolation: nil)
}

@MainActor
private final class Screen {
  private(set) var title = ""
  private let bag = DisposeBag()

  init(_ names: Observable<String>) {
    names
      .subscribe(
        onNext: { [weak self] in self?.title = $0 },
        onCompleted: { [weak self] in self?.title = "end" }
      )
      .disposed(by: bag)
  }

  init(_ names: BraidSignal.Signal<String>) {
    names.subscribe(next: { [weak self] in self?.title = $0 })
  }
}

private actor Store {
  private(set) var names: [String] = []
  private var subscription: (any Disposable)?

  func follow(_ source: Observable<String>) {
    subscription = source.subscribe(onNext: { self.names.append($0) })
  }
}
