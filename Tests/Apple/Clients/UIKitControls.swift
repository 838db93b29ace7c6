// SPDX-License-Identifier: MIT

// A program for iOS, in Swift 5 and Swift 6 mode.

import BraidCocoa
import UIKit

@MainActor
final class SearchScreen {
  let field = UITextField()
  let button = UIButton()
  let label = UILabel()
  let toggle = UISwitch()
  let slider = UISlider()
  let bag = DisposeBag()

  func connect() {
    button.rx.tap.withLatestFrom(field.rx.text.orEmpty).bind(to: label.rx.text).disposed(by: bag)
    field.rx.text.orEmpty.asDriver()
      .map { !$0.isEmpty }
      .drive(button.rx.isEnabled)
      .disposed(by: bag)
    toggle.rx.isOn.bind(to: slider.rx.isHidden).disposed(by: bag)
    slider.rx.value.changed.map { "\($0)" }.bind(to: label.rx.text).disposed(by: bag)
    field.rx.controlEvent(.editingChanged).asSignal().emit(onNext: { [label] in
      label.text = nil
    })
    .disposed(by: bag)
    label.rx.observe(\.text).subscribe(onNext: { print($0 ?? "none") }).disposed(by: bag)
    observeByName()
  }

  private func observeByName() {
    label.rx.observe(String.self, "text").subscribe(onNext: { print($0 ?? "none") })
      .disposed(by: bag)
    label.rx.observe(UITableViewCell.EditingStyle.self, "style")
      .subscribe(onNext: { print($0 == .delete) })
      .disposed(by: bag)
    label.rx.observeWeakly(UITableViewCell.EditingStyle.self, "style", options: .new)
      .subscribe(onNext: { print($0 == .delete) })
      .disposed(by: bag)
    // row: observeWeakly of a path
    label.rx.observeWeakly(Bool.self, "superview.isHidden")
      .subscribe(onNext: { print($0 ?? false) })
      .disposed(by: bag)
  }
}

/// No `NSObject`.
final class SearchModel: ReactiveCompatible {
  func end() -> Observable<Void> { rx.deallocated }
}
