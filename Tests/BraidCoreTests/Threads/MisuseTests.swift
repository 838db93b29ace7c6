// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct MisuseTests {
  @Test func `a trap prints its message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      Misuse.stop("It broke for a reason. Do this instead.")
    }
    expectEqual(result?.errorText.contains("It broke for a reason. Do this instead."), true)
  }

  @Test func `a broken requirement prints its message`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let count = -1
      Misuse.require(count > 0, "A count of \(count) has no meaning.")
    }
    expectEqual(result?.errorText.contains("A count of -1 has no meaning."), true)
  }

  @Test func `a satisfied requirement prints no message`() {
    var sentences = 0
    Misuse.require(
      sentences == 0,
      {
        sentences += 1
        return "not made"
      }())
    expectEqual(sentences, 0)
  }
}
