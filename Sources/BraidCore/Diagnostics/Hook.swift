// SPDX-License-Identifier: MIT

/// A closure that is kept under a lock.
///
/// In a struct, because a bare closure is wrapped twice more each time `Locked` hands it out and
/// takes it back: after some thousand reads a call of it needs more stack than there is.
package struct Hook<Report>: Sendable {
  package let call: @Sendable (Report) -> Void

  package init(_ call: @escaping @Sendable (Report) -> Void) { self.call = call }
}
