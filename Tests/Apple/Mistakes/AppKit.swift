// SPDX-License-Identifier: MIT

// Does not compile: a click has no text. `.ci/check-apple` fails if it does.

import AppKit
import BraidCocoa

@MainActor
func connect(_ button: NSButton, _ field: NSTextField) -> any Disposable {
  button.rx.tap.bind(to: field.rx.text)
}
