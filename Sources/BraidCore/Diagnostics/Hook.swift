// SPDX-License-Identifier: MIT

/// A closure stored under a lock.
///
/// A struct, because `Locked` wraps a bare closure in two more reabstraction thunks each time it is
/// read and written back. After some thousand reads, calling it would overflow the stack.
package struct Hook<Report>: Sendable {
  package let call: @Sendable (Report) -> Void

  package init(_ call: @escaping @Sendable (Report) -> Void) { self.call = call }
}
