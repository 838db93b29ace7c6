// SPDX-License-Identifier: MIT

// Controls as signals, channels and commands, as ReactiveObjC has them, in Swift 5 and Swift 6
// mode.

import BraidSignal
import UIKit

@MainActor
final class SignInScreen {
  let name = UITextField()
  let greeting = UILabel()
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
    // row: -rac_textSignal
    let isValid = name.textSignal.map { !($0 ?? "").isEmpty }
    isValid.map { $0 ? "Welcome" : "" }.bind(to: greeting, \.text)
    let signIn = Command<UIButton, Int>(enabledIf: isValid) { _ in .just(1) }
    // row: -rac_command
    button.setCommand(signIn)
    button.setCommand(Command<Void, Int> { .just(2) }, for: .touchUpInside)
    item.setCommand(Command<Void, Int> { .just(3) })
    refresh.setRefreshCommand(Command<Void, Int> { .just(4) })
    // row: -rac_newTextChannel
    userName.channel().bind(with: name.textChannel())
    // row: -rac_newOnChannel
    toggle.isOnChannel().subscribe(next: { [slider] in slider.isHidden = $0 })
    // row: -rac_newValueChannelWithNilValue:
    slider.valueChannel().sendNext(0.5)
    stepper.valueChannel().subscribe(next: { print($0) })
    // row: -rac_newSelectedSegmentIndexChannelWithNilValue:
    segments.selectedSegmentIndexChannel().sendNext(1)
    // row: -rac_newDateChannelWithNilValue:
    date.dateChannel().subscribe(next: { print($0) })
    // row: -rac_channelForControlEvents:key:nilValue:
    slider.channel(for: .valueChanged, get: { $0.isHidden }, set: { $0.isHidden = $1 })
      .bind(with: toggle.isOnChannel())
    // row: -rac_signalForControlEvents:
    slider.signal(for: .valueChanged).subscribe(next: { print($0.value) })
    notes.textSignal.subscribe(next: { print($0 ?? "") })
    // row: -rac_gestureSignal
    tap.gestureSignal.subscribe(next: { print($0.numberOfTapsRequired) })
  }
}
