// SPDX-License-Identifier: MIT
import BraidCocoa

/// Counts the active downloads.
///
/// A disposable has to be a class, so an active download is one.
final class Spinner: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private final class Token<Element>: ObservableConvertibleType, Disposable {
    private let source: Observable<Element>
    private let end: Cancelable

    init(source: Observable<Element>, end: @escaping () -> Void) {
      self.source = source
      self.end = Disposables.create(with: end)
    }

    func dispose() { end.dispose() }

    func asObservable() -> Observable<Element> { source }
  }

  private let count = BehaviorRelay(value: 0)
  private let isBusy: Driver<Bool>

  init() {
    isBusy = count.asDriver().map { $0 > 0 }.distinctUntilChanged()
  }

  func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    Observable.using({ () -> Token<Source.Element> in
      self.add(1)
      return Token(source: source.asObservable(), end: { self.add(-1) })
    }) { $0.asObservable() }
  }

  private func add(_ change: Int) { count.accept(count.value + change) }

  func asSharedSequence() -> SharedSequence<DriverSharingStrategy, Bool> { isBusy }
}

extension ObservableConvertibleType {
  func spinning(_ spinner: Spinner) -> Observable<Element> {
    spinner.track(self)
  }
}

/// The last error of several sources.
final class ErrorTracker: SharedSequenceConvertibleType {
  typealias Element = Error
  typealias SharingStrategy = SignalSharingStrategy

  private let errors = PublishSubject<Error>()

  func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    source.asObservable().do(onError: errors.onNext)
  }

  func asSharedSequence() -> Signal<Error> { errors.asSignal(onErrorSignalWith: .empty()) }

  deinit { errors.onCompleted() }
}

final class Downloads {
  private let bag = DisposeBag()
  private let spinner = Spinner()
  private let errors = ErrorTracker()
  private(set) var lines: [String] = []

  func load(_ names: [String]) {
    spinner.asDriver().drive(onNext: { self.lines.append($0 ? "busy" : "idle") })
      .disposed(by: bag)
    errors.asSignal().emit(onNext: { self.lines.append("\($0)") }).disposed(by: bag)
    for name in names {
      errors.track(Single.just(name).spinning(spinner))
        .subscribe(onNext: { self.lines.append($0) }).disposed(by: bag)
    }
  }
}
