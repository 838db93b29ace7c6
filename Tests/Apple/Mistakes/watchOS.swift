// SPDX-License-Identifier: MIT
// error: cannot find type 'UIView' in scope
import UIKit

/// The UIKit of watchOS has no views.
@MainActor func isHidden(_ view: UIView) -> Bool { view.isHidden }
