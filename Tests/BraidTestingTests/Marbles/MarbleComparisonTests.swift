// SPDX-License-Identifier: MIT

import BraidCore
import BraidTesting
import TestSupport
import Testing

struct MarbleComparisonTests {
  private func compare(
    _ expected: String, _ actual: String, sources: [(label: String, diagram: String)] = []
  ) throws -> MarbleComparison {
    MarbleComparison(
      expected: try MarbleDiagram.expectation(expected),
      actual: try MarbleDiagram.expectation(actual), sources: sources)
  }

  @Test func `equal recordings have no difference`() throws {
    let comparison = try compare("-a-(b|)", "-a-(b|)")
    #expect(comparison.isEqual)
    expectEqual(comparison.firstDifference, nil)
    expectEqual(
      comparison.description,
      """
      No difference.

        expected  -a-(b|)
        actual    -a-(b|)
      """)
  }

  @Test func `the first difference is marked under aligned lines`() throws {
    let comparison = try compare(
      "-------c---(d|)", "------c----(d|)", sources: [("source", "a-b-c-----d|")])
    #expect(!comparison.isEqual)
    expectEqual(comparison.firstDifference, 6)
    expectEqual(
      comparison.description,
      """
      First difference at tick 6: expected nothing, got next("c").

        source    a-b-c-----d|
        expected  -------c---(d|)
        actual    ------c----(d|)
                        ^
      """)
  }

  @Test func `groups and hot sources stay aligned by tick`() throws {
    let comparison = try compare("-(ab)-c|", "-(ac)-c#", sources: [("hot", "--^a---b-|")])
    expectEqual(
      comparison.description,
      """
      First difference at tick 1: expected next("b"), got next("c").

        hot       --^a   ---b-|
        expected    -(ab)-c|
        actual      -(ac)-c#
                       ^
      """)
  }

  @Test(arguments: [
    ("a-b|", "a-b", 3, "expected completed, got nothing"),
    ("a-b", "a-b|", 3, "expected nothing, got completed"),
    ("a-b|", "a-b#", 3, "expected completed, got error"),
    ("a-b|", "", 0, "expected next(\"a\"), got nothing"),
    ("--a|", "a--|", 0, "expected nothing, got next(\"a\")"),
    ("(ab)", "a", 0, "expected next(\"b\"), got nothing"),
  ])
  func says(expected: String, actual: String, tick: Int, summary: String) throws {
    let comparison = try compare(expected, actual)
    expectEqual(comparison.firstDifference, tick)
    #expect(comparison.description.hasPrefix("First difference at tick \(tick): \(summary).\n"))
  }

  @Test func `values that are not one letter are listed in full`() throws {
    let comparison = MarbleComparison(
      expected: Recorded.events(.next(2, [1, 2]), .next(7, [3]), .completed(8)),
      actual: Recorded.events(.next(2, [1, 2]), .next(7, [3, 5]), .completed(8)))
    expectEqual(
      comparison.description,
      """
      First difference at tick 7: expected next([3]), got next([3, 5]).

        expected  --a----b|
        actual    --a----c|
                         ^

          tick  expected      actual
             2  next([1, 2])  next([1, 2])
        >    7  next([3])     next([3, 5])
             8  completed     completed
      """)
  }

  @Test func `the letters of the values are used`() throws {
    let values: MarbleValues<Int> = ["x": 10, "y": 20]
    let comparison = MarbleComparison(
      expected: try MarbleDiagram.cold("x-y|", values: values),
      actual: Recorded.events(.next(0, 10), .next(2, 30), .completed(3)), values: values)
    #expect(comparison.description.contains("  expected  x-y|\n  actual    x-a|\n"))
    #expect(comparison.description.contains("got next(30)."))
  }

  @Test func `values of several lines are printed on one`() {
    struct Page: Equatable, CustomStringConvertible { var description: String }
    let comparison = MarbleComparison(
      expected: Recorded.events(.next(1, Page(description: "a\nb"))),
      actual: Recorded.events(.next(1, Page(description: "a"))))
    #expect(comparison.description.contains(#"expected next(a\x0ab), got next(a)."#))
  }

  @Test func `errors are compared by content and printed`() {
    struct Broken: Error { var code: Int }
    let comparison = MarbleComparison(
      expected: Recorded.events(.error(1, Broken(code: 1), Int.self)),
      actual: Recorded.events(.error(1, Broken(code: 2))))
    expectEqual(comparison.firstDifference, 1)
    #expect(
      comparison.description.contains("error(Broken(code: 1)), got error(Broken(code: 2))"))
  }

  @Test func `values that are not Equatable compare by a closure`() {
    struct Opaque { var id: Int }
    let one = Recorded.events(.next(0, Opaque(id: 1)))
    let same = MarbleComparison(
      expected: one, actual: Recorded.events(.next(0, Opaque(id: 1)))
    ) { $0.id == $1.id }
    #expect(same.isEqual)
    let other = MarbleComparison(
      expected: one, actual: Recorded.events(.next(0, Opaque(id: 2)))
    ) { $0.id == $1.id }
    expectEqual(other.firstDifference, 0)
  }

  @Test func `times too far apart for a line are listed`() {
    let comparison = MarbleComparison(
      expected: Recorded.events(.next(210, "a")),
      actual: Recorded.events(.next(210, "a"), .completed(900)))
    expectEqual(
      comparison.description,
      """
      First difference at tick 900: expected nothing, got completed.

          tick  expected   actual
           210  next("a")  next("a")
        >  900  -          completed
      """)
  }

  @Test func `the first and the last time can be compared`() {
    let comparison = MarbleComparison(
      expected: [.next(200, "a"), .completed(.max)], actual: [.next(.min, "a"), .completed(.max)],
      origin: 200)
    expectEqual(comparison.firstDifference, .min)
    expectEqual(comparison.isEqual, false)
    let subscriptions = MarbleComparison(
      expected: [Subscription(.max)], actual: [Subscription(.max)], origin: -1)
    expectEqual(subscriptions.isEqual, true)
  }

  @Test(.timeLimit(.minutes(1)))
  func `the time for many different values is proportional to their number`() {
    let events = (0..<20_000).map { Recorded<Event<Int>>.next($0, $0) }
    let comparison = MarbleComparison(expected: events, actual: events.dropLast())
    expectEqual(comparison.firstDifference, 19_999)
  }

  @Test func `values too long for columns are printed under each other`() {
    let long = String(repeating: "x", count: 80)
    let comparison = MarbleComparison(
      expected: Recorded.events(.next(1, long)), actual: Recorded.events(.next(1, long + "y")))
    let lines = comparison.description.split(separator: "\n").suffix(2)
    expectEqual(lines.first, "  >    1  expected  next(\"\(long)\")")
    expectEqual(lines.last, "          actual    next(\"\(long)y\")")
  }

  @Test func `the origin is tick 0`() {
    let comparison = MarbleComparison(
      expected: Recorded.events(.next(205, "a")), actual: Recorded.events(.next(206, "a")),
      origin: 200)
    expectEqual(comparison.firstDifference, 5)
    #expect(comparison.description.contains("  expected  -----a-\n  actual    ------a\n"))
  }

  @Test func `subscriptions compare by both ends`() {
    let comparison = MarbleComparison(
      expected: [Subscription(0, 4)], actual: [Subscription(0, 7)], sources: [("source", "a-b-c")])
    expectEqual(
      comparison.description,
      """
      First difference at tick 4: expected disposed, got nothing.

        source    a-b-c
        expected  ^---!
        actual    ^------!
                      ^
      """)
    #expect(MarbleComparison(expected: [Subscription(1)], actual: [Subscription(1)]).isEqual)
    #expect(!MarbleComparison(expected: [], actual: [Subscription(1)]).isEqual)
  }

  @Test func `a source that cannot be read does not hide the report`() throws {
    let comparison = try compare("a", "b", sources: [("source", "(a")])
    #expect(comparison.description.contains("  expected  a\n  actual    b\n"))
  }
}
