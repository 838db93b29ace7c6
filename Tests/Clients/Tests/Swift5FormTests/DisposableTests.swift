// SPDX-License-Identifier: MIT
import BraidObservable
import Testing

struct DisposableTests {
  @Test func `a disposable calls its closure once`() {
    let journal = Journal()
    var calls = 0
    let disposables: [any Disposable] = [
      Disposables.create { calls += 1 }, Disposables.create(with: journal.dispose),
      AnonymousDisposable { calls += 1 }, AnonymousDisposable(journal.dispose),
    ]
    for disposable in disposables + disposables { disposable.dispose() }
    #expect(calls == 2)
    #expect(journal.text == "! !")
  }
}

/// A class of an explicit `@MainActor`, where a value that is not `Sendable` makes a warning if
/// `Sendable` is asked for.
@MainActor struct BinderTests {
  private let source = PublishSubject<Journal>()
  private let screen = Screen()

  @Test func `a binder changes its object on the main queue`() {
    let subscription = source.bind(to: Binder(screen) { $0.show($1) })
    let property = source.bind(to: screen.rx.journal)
    source.onNext(Journal())
    #expect(screen.shown == 1)
    #expect(screen.journal != nil)
    subscription.dispose()
    property.dispose()
    source.onNext(Journal())
    #expect(screen.shown == 1)
  }

  @Test func `a binder changes its object on a scheduler`() {
    var calls = 0
    let scheduler = CurrentThreadScheduler.instance
    let counting = Binder<Journal>(screen, scheduler: scheduler) { bump(&calls, $0).show($1) }
    let showing = Binder(screen, scheduler: scheduler, binding: show)
    _ = source.bind(to: counting, showing)
    source.onNext(Journal())
    #expect(screen.shown == 2)
    #expect(calls == 1)
  }
}

@MainActor
private final class Screen: ReactiveCompatible {
  var journal: Journal?
  private(set) var shown = 0

  func show(_ journal: Journal) {
    self.journal = journal
    shown += 1
  }
}

@MainActor
private func show(_ screen: Screen, _ journal: Journal) { screen.show(journal) }
