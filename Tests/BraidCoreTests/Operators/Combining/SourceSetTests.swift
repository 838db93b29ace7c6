// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct SourceSetTests {
  private func set<Numbers: SourceSet>(_ numbers: [Int], _: Numbers.Type) -> Numbers {
    var set = Numbers()
    for number in numbers { set.insert(number) }
    return set
  }

  @Test(arguments: [
    ([], [], true),
    ([], [3], true),
    ([3], [], false),
    ([0, 3], [3, 0, 3], true),
    ([0], [0, 3], true),
    ([0, 3], [0], false),
    ([1], [2], false),
  ])
  func `a set of few sources`(one: [Int], other: [Int], isSubset: Bool) {
    let (one, other) = (set(one, FewSources.self), set(other, FewSources.self))
    expectEqual(one.isSubset(of: other), isSubset)
    expectEqual((one == other), (isSubset && other.isSubset(of: one)))
  }

  @Test(arguments: [
    ([], [], true),
    ([], [200], true),
    ([200], [], false),
    ([63], [64], false),
    ([64], [63], false),
    ([0, 63, 64, 127, 128], [128, 127, 64, 63, 0], true),
    ([64], [64, 300], true),
    ([64, 300], [64], false),
    ([1], [65], false),
  ])
  func `a set of many sources`(one: [Int], other: [Int], isSubset: Bool) {
    let (one, other) = (set(one, ManySources.self), set(other, ManySources.self))
    expectEqual(one.isSubset(of: other), isSubset)
    expectEqual((one == other), (isSubset && other.isSubset(of: one)))
  }
}
