// SPDX-License-Identifier: MIT
import Testing

@testable import LogPulse

@Suite struct FollowRuleTests {
  @Test func `waits at the end, and while the name is gone`() {
    #expect(rule(read: 10).step(for: state(inode: 1, size: 10)) == .wait)
    #expect(rule(read: 10).step(for: nil) == .wait)
  }

  @Test func `reads what was added`() {
    #expect(rule(read: 10).step(for: state(inode: 1, size: 11)) == .read)
  }

  @Test func `begins again when the file was cut`() {
    var rule = rule(read: 10)
    #expect(rule.step(for: state(inode: 1, size: 3)) == .restart)
    rule.didRestart()
    #expect(rule.step(for: state(inode: 1, size: 3)) == .read)
  }

  @Test func `opens another file of the same name, whatever its size`() {
    for size in [0, 10, 20] {
      #expect(rule(read: 10).step(for: state(inode: 2, size: size)) == .reopen)
    }
  }

  private func rule(read: Int) -> FollowRule {
    var rule = FollowRule(identity: FileIdentity(device: 7, inode: 1))
    rule.didRead(read)
    return rule
  }

  private func state(inode: UInt64, size: Int) -> FileState {
    FileState(identity: FileIdentity(device: 7, inode: inode), size: size)
  }
}
