// SPDX-License-Identifier: MIT
import TestSupport
import Testing

struct ExpectEqualTests {
  @Test func `equal values are no problem`() {
    #expect(inequality(of: [1, 2], [1, 2], "step 1") == nil)
    #expect(inequality(of: Int?.none, nil, nil) == nil)
  }

  @Test func `different values are described after the comment`() {
    let problem = inequality(of: ["a"], ["b"], "step 1")
    #expect(problem?.rawValue == "step 1\n[\"a\"] is not equal to\n[\"b\"]")
    #expect(inequality(of: 1, nil, nil)?.rawValue == "Optional(1) is not equal to\nnil")
  }
}
