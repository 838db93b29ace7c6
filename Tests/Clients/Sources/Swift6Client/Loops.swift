// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation

/// A feedback loop in Swift 6 mode: states make events, and events make states.
typealias Feedback<State, Event> = @Sendable (Observable<State>) -> Observable<Event>

func system<State: Sendable, Event: Sendable>(
  initialState: State, reduce: @escaping @Sendable (State, Event) -> State,
  feedback: [Feedback<State, Event>]
) -> Observable<State> {
  Observable.deferred {
    let states = ReplaySubject<State>.create(bufferSize: 1)
    return Observable.merge(feedback.map { $0(states.asObservable()) })
      .scan(initialState, accumulator: reduce)
      .startWith(initialState)
      .do(onNext: { states.onNext($0) })
  }
}

/// Counts the active tasks.
final class ActivityIndicator: Sendable {
  private final class Token<Element: Sendable>: ObservableConvertibleType, Disposable {
    private let source: Observable<Element>
    private let end: any Cancelable

    init(source: Observable<Element>, end: @escaping @Sendable () -> Void) {
      self.source = source
      self.end = Disposables.create(with: end)
    }

    func dispose() { end.dispose() }

    func asObservable() -> Observable<Element> { source }
  }

  private let changes = PublishRelay<Int>()
  let isBusy: Driver<Bool>

  init() {
    isBusy = changes.scan(0, accumulator: +).map { $0 > 0 }.distinctUntilChanged()
      .asDriver(onErrorJustReturn: false)
  }

  func track<Source: ObservableConvertibleType & Sendable>(
    _ source: Source
  ) -> Observable<Source.Element> where Source.Element: Sendable {
    Observable.using({
      self.changes.accept(1)
      return Token(source: source.asObservable()) { self.changes.accept(-1) }
    }) { $0.asObservable() }
  }
}

/// A view model of the main actor that takes actions and shows a state.
@MainActor
final class CounterModel {
  enum Action: Sendable {
    case increase
    case decrease
  }

  let state: Driver<Int>
  private let actions = PublishRelay<Action>()
  private let indicator = ActivityIndicator()
  private let bag = DisposeBag()
  private(set) var lines: [String] = []

  init() {
    let actions = actions.asObservable()
    let indicator = indicator
    state = system(
      initialState: 0,
      reduce: { (value: Int, action: Action) in action == .increase ? value + 1 : value - 1 },
      feedback: [{ _ in indicator.track(actions) }]
    )
    .asDriver(onErrorJustReturn: 0)
    state.drive(onNext: { [weak self] in self?.lines.append("\($0)") }).disposed(by: bag)
  }

  func send(_ action: Action) { actions.accept(action) }
}

/// Plays back what happened at known moments.
func playBack(_ dates: [Date]) -> Int {
  guard let first = dates.first else { return 0 }
  let scheduler = HistoricalScheduler(initialClock: first)
  let played = BehaviorRelay(value: 0)
  for date in dates {
    _ = scheduler.scheduleAbsoluteVirtual((), time: date) {
      played.accept(played.value + 1)
      return Disposables.create()
    }
  }
  scheduler.start()
  return played.value
}
