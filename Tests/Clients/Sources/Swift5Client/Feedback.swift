// SPDX-License-Identifier: MIT
import BraidObservable
import Foundation

/// A feedback loop: states make events, and events make states.
typealias Feedback<State, Event> = (Observable<State>) -> Observable<Event>

func system<State, Event>(
  initialState: State, reduce: @escaping (State, Event) -> State,
  scheduler: ImmediateSchedulerType, feedback: [Feedback<State, Event>]
) -> Observable<State> {
  Observable.deferred {
    let states = ReplaySubject<State>.create(bufferSize: 1)
    let events = Observable.merge(feedback.map { $0(states.asObservable()) })
    return
      events
      .scan(initialState, accumulator: reduce)
      .startWith(initialState)
      .do(onNext: states.onNext, onError: states.onError, onCompleted: states.onCompleted)
  }
}

/// A loop that acts while a query of the state is there.
func react<State, Query: Equatable, Event>(
  request: @escaping (State) -> Query?, effects: @escaping (Query) -> Observable<Event>
) -> Feedback<State, Event> {
  { states in
    states.map(request).distinctUntilChanged { $0 == $1 }
      .flatMapLatest { query in query.map(effects) ?? .empty() }
  }
}

enum Lights {
  enum Event {
    case passed
    case pressed
  }

  struct State {
    var color = "green"
    var changes = 0
  }

  static func run(presses: Observable<Void>) -> [String] {
    var colors: [String] = []
    let bag = DisposeBag()
    system(
      initialState: State(),
      reduce: { (state: State, event: Event) -> State in
        var state = state
        state.changes += 1
        switch event {
        case .pressed: state.color = "red"
        case .passed: state.color = "green"
        }
        return state
      },
      scheduler: CurrentThreadScheduler.instance,
      feedback: [
        { _ in presses.map { .pressed } },
        react(
          request: { $0.color == "red" ? $0.changes : nil },
          effects: { changes in changes < 4 ? .just(.passed) : .empty() }),
      ]
    )
    .map { $0.color }
    .subscribe(onNext: { colors.append($0) })
    .disposed(by: bag)
    return colors
  }
}

/// Plays back what happened at known moments.
func playBack(_ lines: [(date: Date, text: String)]) -> [String] {
  guard let first = lines.first else { return [] }
  let scheduler = HistoricalScheduler(initialClock: first.date)
  var played: [String] = []
  for line in lines {
    _ = scheduler.scheduleAbsoluteVirtual(line.text, time: line.date) { text in
      played.append("\(text) at \(scheduler.clock.timeIntervalSince(first.date))")
      return Disposables.create()
    }
  }
  scheduler.start()
  return played
}
