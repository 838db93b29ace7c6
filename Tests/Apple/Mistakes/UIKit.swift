// SPDX-License-Identifier: MIT
// error: 'bind(to:)' is unavailable: the observer takes other values

// Does not compile: a tap has no text. `.ci/clients apple` fails if it does.

import BraidCocoa
import UIKit

@MainActor
func connect(_ button: UIButton, _ label: UILabel) -> any Disposable {
  button.rx.tap.bind(to: label.rx.text)
}
