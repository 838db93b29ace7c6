// SPDX-License-Identifier: MIT
import TestSupport
import Testing

struct ExpectEqualTests {
  @Test func `equal values record nothing`() {
    expectEqual([1, 2], [1, 2])
    expectEqual(Int?.none, nil)
  }

  @Test func `different values are recorded with the comment, at the place of the call`() {
    let (text, line) = (Box(""), Box(0))
    withKnownIssue {
      expectEqual(["a"], ["b"], "step 1")
    } matching: { issue in
      text.value = issue.comments.map(\.rawValue).joined(separator: "\n")
      line.value = issue.sourceLocation?.line ?? 0
      return true
    }
    expectEqual(text.value, "step 1\n[\"a\"] is not equal to\n[\"b\"]")
    expectEqual(line.value, #line - 7)
  }

  @Test func `a helper passes the place of its caller`() {
    func expectThree(_ value: Int, sourceLocation: SourceLocation = #_sourceLocation) {
      expectEqual(value, 3, sourceLocation: sourceLocation)
    }
    let line = Box(0)
    withKnownIssue {
      expectThree(4)
    } matching: { issue in
      line.value = issue.sourceLocation?.line ?? 0
      return true
    }
    expectEqual(line.value, #line - 5)
  }
}
