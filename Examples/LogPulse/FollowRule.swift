// SPDX-License-Identifier: MIT

import BraidCore
import BraidSystem

/// Decides what to do at the end of a file that is followed: log rotation renames it and makes a
/// new one, or copies it and cuts it to nothing.
struct FollowRule: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    /// Nothing has changed, or the name does not exist for the moment.
    case wait
    /// There is more to read.
    case read
    /// The file was truncated or rewritten: read it from its beginning.
    case restart
    /// The name stands for another file: finish this one and open that.
    case reopen
  }

  /// The file that is open.
  let identity: FileIdentity
  /// How far it has been read.
  private(set) var offset = 0
  /// When it had last been written to, as of the last look at it.
  private var modified: Int64?

  init(identity: FileIdentity) {
    self.identity = identity
  }

  mutating func didRead(_ count: Int) { offset += count }

  mutating func didRestart() { offset = 0 }

  /// What to do when the name stands for `state` now.
  ///
  /// - Parameter isIntact: Whether the last bytes read still end at the offset. A file that was cut
  ///   may have grown beyond that since. Asked only if the file was written to.
  mutating func step(for state: FileState?, isIntact: (_ offset: Int) -> Bool) -> Step {
    guard let state else { return .wait }
    guard state.identity == identity else { return .reopen }
    let isWritten = state.size > offset || state.modified != modified
    modified = state.modified
    if state.size < offset || (isWritten && !isIntact(offset)) { return .restart }
    return state.size > offset ? .read : .wait
  }
}
