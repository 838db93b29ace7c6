// SPDX-License-Identifier: MIT

// Controls as signals and commands, as ReactiveObjC has them, in Swift 5 and Swift 6 mode.

import AppKit
import BraidSignal

@MainActor
final class SearchWindow {
  let field = NSTextField()
  let button = NSButton()
  let text = NSTextView()

  func connect() {
    let isValid = field.textSignal.map { !$0.isEmpty }
    button.setCommand(Command<Void, Int>(enabledIf: isValid) { .just(1) })
    text.textSignal.subscribe(next: { print($0) })
  }
}
