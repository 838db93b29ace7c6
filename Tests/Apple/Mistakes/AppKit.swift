// SPDX-License-Identifier: MIT
// error: 'bind(to:)' is unavailable: the observer takes other values

// Does not compile: a click has no text. `.ci/clients apple` fails if it does.

import AppKit
import BraidCocoa

@MainActor
func connect(_ button: NSButton, _ field: NSTextField) -> any Disposable {
  button.rx.tap.bind(to: field.rx.text)
}
