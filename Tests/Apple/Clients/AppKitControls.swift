// SPDX-License-Identifier: MIT

// A program for macOS, in Swift 5 and Swift 6 mode.

import AppKit
import BraidCocoa

@MainActor
final class CounterWindow {
  let button = NSButton()
  let slider = NSSlider()
  let field = NSTextField()
  let bag = DisposeBag()

  func connect() {
    // row: two members of an NSControl that observe its action
    button.rx.tap
      .scan(0) { count, _ in count + 1 }
      .map { "\($0) clicks" }
      .bind(to: field.rx.text)
      .disposed(by: bag)
    button.rx.state.map { $0 == .on }.bind(to: slider.rx.isHidden).disposed(by: bag)
    slider.rx.value.asDriver().map { $0 < 1 }.drive(field.rx.isHidden).disposed(by: bag)
    field.rx.text.orEmpty.filter(\.isEmpty).map { _ in 0 }.bind(to: slider.rx.value)
      .disposed(by: bag)
    field.rx.deallocated.subscribe(onNext: { print("gone") }).disposed(by: bag)
  }
}
