// SPDX-License-Identifier: MIT
import Foundation

/// Returns a function of the C library that Foundation does not declare, where there is one.
///
/// - Parameters:
///   - name: The name of the function.
///   - type: Its type; nothing checks it.
public func cFunction<Function>(_ name: String, as type: Function.Type) -> Function? {
  dlsym(dlopen(nil, RTLD_NOW), name).map { unsafeBitCast($0, to: type) }
}
