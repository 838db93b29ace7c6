// SPDX-License-Identifier: MIT
import BraidCore
import BraidSystem
import TestSupport
import Testing

@testable import LogPulse

struct FollowRuleTests {
  @Test func `the rule waits at the end, and while the name is missing`() {
    expectEqual(step(read: 10, state(inode: 1, size: 10)), .wait)
    expectEqual(step(read: 10, nil), .wait)
  }

  @Test func `the rule reads appended bytes`() {
    expectEqual(step(read: 10, state(inode: 1, size: 11)), .read)
  }

  @Test func `the rule starts again when the file was truncated`() {
    var rule = rule(read: 10)
    expectEqual(rule.step(for: state(inode: 1, size: 3)) { _ in true }, .restart)
    rule.didRestart()
    expectEqual(rule.step(for: state(inode: 1, size: 3)) { _ in true }, .read)
  }

  @Test(arguments: [10, 20]) func `the rule starts again when the bytes before the offset differ`(
    size: Int
  ) {
    expectEqual(step(read: 10, state(inode: 1, size: size), isIntact: false), .restart)
  }

  @Test func `the rule checks the bytes only when the file was written to`() {
    var rule = rule(read: 10)
    expectEqual(rule.step(for: state(inode: 1, size: 10, modified: 5)) { _ in true }, .wait)
    expectEqual(rule.step(for: state(inode: 1, size: 10, modified: 5)) { _ in false }, .wait)
    expectEqual(rule.step(for: state(inode: 1, size: 10, modified: 6)) { _ in false }, .restart)
  }

  @Test func `the rule opens another file of the same name, regardless of its size`() {
    for size in [0, 10, 20] {
      expectEqual(step(read: 10, state(inode: 2, size: size)), .reopen)
    }
  }

  private func step(
    read count: Int, _ state: FileState?, isIntact: Bool = true
  ) -> FollowRule.Step {
    var rule = rule(read: count)
    return rule.step(for: state) { _ in isIntact }
  }

  private func rule(read: Int) -> FollowRule {
    var rule = FollowRule(identity: FileIdentity(device: 7, inode: 1))
    rule.didRead(read)
    return rule
  }

  private func state(inode: UInt64, size: Int, modified: Int64 = 0) -> FileState {
    FileState(identity: FileIdentity(device: 7, inode: inode), size: size, modified: modified)
  }
}
