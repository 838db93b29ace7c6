// SPDX-License-Identifier: MIT
public import Foundation

extension NSObject: ReactiveCompatible {}
