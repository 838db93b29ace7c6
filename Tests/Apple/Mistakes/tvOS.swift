// SPDX-License-Identifier: MIT
// error: cannot find type 'UISwitch' in scope
import UIKit

/// A control that tvOS has not.
@MainActor func isOn(_ view: UISwitch) -> Bool { view.isOn }
