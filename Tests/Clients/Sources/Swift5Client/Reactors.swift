// SPDX-License-Identifier: MIT
import BraidObservable
import Dispatch

/// A view model that takes actions and shows a state: a protocol with a stream made on demand.
protocol Reactor: AnyObject {
  associatedtype Action
  associatedtype Mutation
  associatedtype State

  var initialState: State { get }
  var stream: ReactorStream<Action, State> { get }

  func mutate(action: Action) -> Observable<Mutation>
  func reduce(state: State, mutation: Mutation) -> State
}

final class ReactorStream<Action, State> {
  let action = PublishSubject<Action>()
  fileprivate var currentState: State?
  fileprivate var states: Observable<State>?
  fileprivate let bag = DisposeBag()
}

extension Reactor {
  var action: AnyObserver<Action> { stream.action.asObserver() }
  var currentState: State { stream.currentState ?? initialState }

  var state: Observable<State> {
    if let states = stream.states { return states }
    let states = stream.action.asObservable()
      .flatMap { [weak self] action -> Observable<Mutation> in
        guard let self = self else { return .empty() }
        return self.mutate(action: action).catch { _ in .empty() }
      }
      .scan(initialState) { [weak self] state, mutation in
        self?.reduce(state: state, mutation: mutation) ?? state
      }
      .catch { _ in .empty() }
      .startWith(initialState)
      .observe(on: CurrentThreadScheduler.instance)
      .do(onNext: { [weak self] in self?.stream.currentState = $0 })
      .replay(1)
    states.connect().disposed(by: stream.bag)
    stream.states = states
    return states
  }
}

final class CounterReactor: Reactor {
  enum Action {
    case increase
    case decrease
  }

  enum Mutation {
    case add(Int)
    case setBusy(Bool)
  }

  struct State {
    var value = 0
    var isBusy = false
  }

  let initialState = State()
  let stream = ReactorStream<Action, State>()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase:
      return .concat([.just(.setBusy(true)), .just(.add(1)), .just(.setBusy(false))])
    case .decrease: return .just(.add(-1))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .add(let count): state.value += count
    case .setBusy(let isBusy): state.isBusy = isBusy
    }
    return state
  }
}

/// Work that is started by hand, one at a time, and tells how it goes.
final class Action<Input, Element> {
  enum Failure: Error {
    case notEnabled
    case underlying(Error)
  }

  let inputs: AnyObserver<Input>
  let elements: Observable<Element>
  let errors: Observable<Failure>
  let executing: Observable<Bool>
  private let runs = ReplaySubject<Observable<Element>>.create(bufferSize: 1)
  private let isBusy = BehaviorSubject(value: false)
  private let failures = PublishSubject<Failure>()
  private let work: (Input) -> Observable<Element>
  private let bag = DisposeBag()

  init(
    enabledIf: Observable<Bool> = .just(true), work: @escaping (Input) -> Observable<Element>
  ) {
    self.work = work
    let starts = PublishSubject<Input>()
    inputs = starts.asObserver()
    elements = runs.flatMap { $0.catch { _ in .empty() } }
    errors = failures.asObservable()
    executing = isBusy.distinctUntilChanged()
    let enabled = Observable.combineLatest(executing, enabledIf) { !$0 && $1 }.share(replay: 1)
    starts.withLatestFrom(enabled) { input, isEnabled in (input, isEnabled) }
      .subscribe(onNext: { [weak self] input, isEnabled in
        if isEnabled { self?.run(input) } else { self?.failures.onNext(.notEnabled) }
      })
      .disposed(by: bag)
  }

  private func run(_ input: Input) {
    let busy = isBusy
    let failed = failures
    let execution = work(input)
      .do(
        onError: { failed.onNext(.underlying($0)) },
        onSubscribe: { busy.onNext(true) },
        onDispose: { busy.onNext(false) }
      )
      .share(replay: 1, scope: .forever)
    runs.onNext(execution)
  }
}

func count() -> [String] {
  var lines: [String] = []
  let bag = DisposeBag()
  let reactor = CounterReactor()
  reactor.state.map { $0.value }.distinctUntilChanged()
    .subscribe(onNext: { lines.append("\($0)") }).disposed(by: bag)
  Observable<CounterReactor.Action>.of(.increase, .increase, .decrease)
    .bind(to: reactor.action).disposed(by: bag)

  let squares = Action<Int, Int> { .just($0 * $0) }
  squares.elements.subscribe(onNext: { lines.append("square \($0)") }).disposed(by: bag)
  squares.errors.subscribe(onNext: { lines.append("\($0)") }).disposed(by: bag)
  squares.inputs.onNext(3)
  squares.inputs.onNext(4)
  return lines
}
