// SPDX-License-Identifier: MIT

/// A call to the operating system has failed.
///
/// The models convert it to the `POSIXError` of Foundation, which this module does not import.
package struct SystemFailure: Error, Equatable {
  /// The value of `errno`.
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
