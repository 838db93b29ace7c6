// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// What the runtime offers to whoever finds it by its name.
package enum RuntimeSymbol {
  /// The address of a variable or function of the program or of a library it has loaded; nil in a
  /// program that holds the runtime without its symbols, because it was linked statically.
  package static func address(of name: String) -> UnsafeMutableRawPointer? {
    dlopen(nil, RTLD_LAZY).flatMap { dlsym($0, name) }
  }
}
