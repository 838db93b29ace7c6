// SPDX-License-Identifier: MIT
// error: type 'any UITabBarDelegate' has no member 'tabBar(_:willBeginCustomizing:)'
import UIKit

/// A method that visionOS has not.
let method = #selector((any UITabBarDelegate).tabBar(_:willBeginCustomizing:))
