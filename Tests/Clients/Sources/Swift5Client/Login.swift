// SPDX-License-Identifier: MIT
import BraidCocoa
import Dispatch
import Foundation

// A view model and its screen as in an app with RxCocoa, with the import lines changed. The views
// are from a small toolkit in this package: no toolkit exists on all platforms.

class TextLabel: NSObject {
  var text: String?
  var isHidden = false
}

class TextField: NSObject {
  var text: String? {
    didSet { changes.onNext(text) }
  }
  fileprivate let changes = PublishSubject<String?>()
}

class Button: NSObject {
  var isEnabled = true
  fileprivate let taps = PublishSubject<Void>()
  func tap() { taps.onNext(()) }
}

extension Reactive where Base: TextField {
  var text: ControlProperty<String?> {
    let field = base
    return ControlProperty(
      values: field.changes.startWith(field.text),
      valueSink: Binder(field) { field, text in field.text = text })
  }
}

extension Reactive where Base: Button {
  var tap: ControlEvent<Void> { ControlEvent(events: base.taps) }

  var title: Binder<String> {
    Binder(base, scheduler: MainScheduler.instance) { _, title in print("button: \(title)") }
  }
}

enum LoginResult {
  case success(user: String)
  case failure(Error)
}

/// Not Sendable, as they were.
class LoginService {
  private(set) var attempts = 0

  func login(_ name: String, _ password: String) -> Observable<LoginResult> {
    Observable.create { observer in
      self.attempts += 1
      observer.onNext(.success(user: name))
      observer.onCompleted()
      return Disposables.create()
    }
  }
}

class ActivityIndicator: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private let relay = BehaviorRelay(value: 0)
  private let loading: SharedSequence<SharingStrategy, Bool>

  init() {
    loading = relay.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }

  fileprivate func track<Source: ObservableConvertibleType>(
    _ source: Source
  ) -> Observable<Source.Element> {
    Observable.using(
      { () -> Token in
        self.increment()
        return Token { self.decrement() }
      }, observableFactory: { _ in source.asObservable() })
  }

  private func increment() { relay.accept(relay.value + 1) }
  private func decrement() { relay.accept(relay.value - 1) }

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { loading }

  final class Token: Disposable {
    private let action: Disposable
    init(_ action: @escaping () -> Void) { self.action = Disposables.create(with: action) }
    func dispose() { action.dispose() }
  }
}

extension ObservableConvertibleType {
  func trackActivity(_ indicator: ActivityIndicator) -> Observable<Element> {
    indicator.track(self)
  }
}

protocol LoginViewModelType {
  var isLoginEnabled: Driver<Bool> { get }
  var message: Driver<String> { get }
  var loggedIn: Signal<LoginResult> { get }
  var isBusy: Driver<Bool> { get }
}

class LoginViewModel: LoginViewModelType {
  let isLoginEnabled: Driver<Bool>
  let message: Driver<String>
  let loggedIn: Signal<LoginResult>
  let isBusy: Driver<Bool>

  private static func check(_ name: String, _ password: String) -> Bool {
    !name.isEmpty && password.count > 3
  }

  init(
    input: (name: Driver<String>, password: Driver<String>, loginTaps: Signal<Void>),
    service: LoginService
  ) {
    let activity = ActivityIndicator()
    isBusy = activity.asDriver()

    let credentials = Driver.combineLatest(input.name, input.password) { ($0, $1) }

    isLoginEnabled = Driver.combineLatest(
      Driver.combineLatest(input.name, input.password, resultSelector: LoginViewModel.check),
      isBusy
    ) { $0 && !$1 }
    .distinctUntilChanged()

    let results = input.loginTaps.withLatestFrom(credentials.asSignal(onErrorSignalWith: .empty()))
      .flatMapLatest { pair in
        service.login(pair.0, pair.1)
          .trackActivity(activity)
          .asSignal(onErrorRecover: { error in Signal.just(.failure(error)) })
      }
    loggedIn = results

    message = Driver.merge(
      results.asDriver(onErrorDriveWith: .empty()).map { result in
        switch result {
        case .success(let user): return "hello, \(user)"
        case .failure(let error): return "\(error)"
        }
      },
      isBusy.filter { $0 }.map { _ in "wait ..." }
    )
    .startWith("log in, please")
  }
}

class LoginScreen: NSObject {
  let nameField = TextField()
  let passwordField = TextField()
  let loginButton = Button()
  let messageLabel = TextLabel()
  private var user: String?
  private let bag = DisposeBag()

  init(service: LoginService) {
    super.init()
    let model: LoginViewModelType = LoginViewModel(
      input: (
        name: nameField.rx.text.orEmpty.asDriver(),
        password: passwordField.rx.text.orEmpty.asDriver(),
        loginTaps: loginButton.rx.tap.asSignal()
      ), service: service)

    model.isLoginEnabled.drive(loginButton.rx.isEnabled).disposed(by: bag)
    model.isLoginEnabled.map { !$0 }.drive(messageLabel.rx.isHidden).disposed(by: bag)
    model.message.drive(messageLabel.rx.text).disposed(by: bag)
    model.message.drive(onNext: show).disposed(by: bag)
    model.message
      .drive(with: self, onNext: { screen, text in screen.messageLabel.text = text })
      .disposed(by: bag)
    var count = 0
    model.loggedIn
      .emit(onNext: { [weak self] result in
        count += 1
        if case .success(let user) = result { self?.user = user }
      })
      .disposed(by: bag)
    let pause: DispatchTimeInterval = .milliseconds(300)
    nameField.rx.text.orEmpty.asDriver()
      .throttle(pause)
      .debounce(.milliseconds(50))
      .distinctUntilChanged()
      .drive(loginButton.rx.title)
      .disposed(by: bag)
  }

  /// Binds as screens do that have no drivers.
  func remember(in history: BehaviorRelay<String>, _ last: PublishSubject<String?>) {
    nameField.rx.text.orEmpty.bind(to: history).disposed(by: bag)
    nameField.rx.text.changed.bind(to: last).disposed(by: bag)
    history.map { $0.uppercased() }.bind(to: messageLabel.rx.text, nameField.rx.text)
      .disposed(by: bag)
    history.bind(to: loginButton.rx.title).disposed(by: bag)
  }

  private func show(_ message: String) { messageLabel.text = message }

  func logIn() -> String? {
    nameField.text = "ada"
    passwordField.text = "enigma"
    loginButton.tap()
    return user
  }
}
