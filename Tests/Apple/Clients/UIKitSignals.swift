// SPDX-License-Identifier: MIT

// Controls as signals, channels and commands, as ReactiveObjC has them, in Swift 5 and Swift 6
// mode.

import BraidSignal
import UIKit

@MainActor
final class SignInScreen {
  let name = UITextField()
  let notes = UITextView()
  let button = UIButton()
  let item = UIBarButtonItem()
  let toggle = UISwitch()
  let slider = UISlider()
  let stepper = UIStepper()
  let segments = UISegmentedControl()
  let date = UIDatePicker()
  let refresh = UIRefreshControl()
  let tap = UITapGestureRecognizer()
  let userName = SignalProperty<String?>(nil)

  func connect() {
    let isValid = name.textSignal.map { !($0 ?? "").isEmpty }
    let signIn = Command<UIButton, Int>(enabledIf: isValid) { _ in .just(1) }
    button.setCommand(signIn)
    button.setCommand(Command<Void, Int> { .just(2) }, for: .touchUpInside)
    item.setCommand(Command<Void, Int> { .just(3) })
    refresh.setRefreshCommand(Command<Void, Int> { .just(4) })
    userName.channel().bind(with: name.textChannel())
    toggle.isOnChannel().subscribe(next: { [slider] in slider.isHidden = $0 })
    slider.valueChannel().sendNext(0.5)
    stepper.valueChannel().subscribe(next: { print($0) })
    segments.selectedSegmentIndexChannel().sendNext(1)
    date.dateChannel().subscribe(next: { print($0) })
    slider.channel(for: .valueChanged, get: { $0.isHidden }, set: { $0.isHidden = $1 })
      .bind(with: toggle.isOnChannel())
    slider.signal(for: .valueChanged).subscribe(next: { print($0.value) })
    notes.textSignal.subscribe(next: { print($0 ?? "") })
    tap.gestureSignal.subscribe(next: { print($0.numberOfTapsRequired) })
  }
}
