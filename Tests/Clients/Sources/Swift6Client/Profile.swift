// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Views, a screen and its view model on the main actor, with drivers between them.

@MainActor
class ProfileView: ReactiveCompatible {
  var name: String?
  var isEditing = false
  let edits = PublishRelay<String>()
}

extension Reactive where Base: ProfileView {
  /// A custom binder may use main-actor state.
  var title: Binder<String> {
    Binder(base) { view, title in view.name = title.uppercased() }
  }

  @MainActor var edited: ControlEvent<String> { ControlEvent(events: base.edits) }
}

struct Profile: Sendable, Equatable {
  var name: String
  var age: Int
}

@MainActor
final class ProfileModel {
  let profile: Driver<Profile>
  let alerts: Signal<String>

  private let store = BehaviorRelay(value: Profile(name: "ada", age: 36))
  private let failures = PublishRelay<String>()

  init(edits: Signal<String>, session: URLSession) {
    profile = Driver.combineLatest(
      store.asDriver().distinctUntilChanged(), edits.asDriver(onErrorJustReturn: "").startWith("")
    ) { profile, edit in
      edit.isEmpty ? profile : Profile(name: edit, age: profile.age)
    }
    let failures = failures
    alerts = Signal.merge(
      failures.asSignal(),
      edits.filter { $0.isEmpty }.map { _ in "a name, please" },
      edits.flatMapLatest { _ in Signal<String>.empty() })
  }

  func fail(_ text: String) { failures.accept(text) }
}

@MainActor
final class ProfileScreen {
  private let view = ProfileView()
  private var alerts: [String] = []
  private let bag = DisposeBag()

  init() {
    let model = ProfileModel(
      edits: view.rx.edited.asSignal(), session: URLSession(configuration: .ephemeral))
    model.profile.map(\.name).drive(view.rx.title).disposed(by: bag)
    model.profile.map { $0.age > 100 }.drive(view.rx.isEditing).disposed(by: bag)
    model.profile
      .drive(onNext: { [weak self] profile in self?.view.name = profile.name })
      .disposed(by: bag)
    model.alerts
      .emit(with: self, onNext: { screen, text in screen.alerts.append(text) })
      .disposed(by: bag)
    model.alerts.emit(onNext: show).disposed(by: bag)
    model.fail("no network")
    view.edits.accept("grace")
  }

  private func show(_ alert: String) { alerts.append(alert) }

  var summary: String { "\(view.name ?? "nobody"), \(alerts.count) alerts" }
}

/// A notification and a request, as sequences.
func lowMemory(_ center: NotificationCenter) -> Signal<Void> {
  center.rx.notification(Notification.Name("low memory"))
    .map { _ in }
    .asSignal(onErrorSignalWith: .empty())
}
