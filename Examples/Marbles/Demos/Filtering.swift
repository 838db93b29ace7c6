// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  static let filtering = [
    Demo("filter", "Forwards the values that satisfy a condition.", ["source": "1-2-3-4-5|"])
      .observable("filter { $0 > 2 }") { $0.source.numbers.filter { $0 > 2 }.text() }
      .signal { $0.source.numbers.filter { $0 > 2 }.text() },
    Demo("ignore", "Drops every occurrence of a value.", ["source": "a-b-a-c|"])
      .signal("ignore(a)") { $0.source.ignore("a") },
    Demo("ignoreElements", "Only the terminal event.", ["source": "a-b-c|"])
      .observable("ignoreElements()") { $0.source.ignoreElements().text() }
      .signal("ignoreValues()", name: "ignoreValues") { $0.source.ignoreValues() },
    Demo("take", "The first values, then the end.", ["source": "a-b-c-d|"])
      .observable("take(2)") { $0.source.take(2) }
      .signal { $0.source.take(2) },
    Demo("takeLast", "The last values, at the end.", ["source": "a-b-c-d|"])
      .observable("takeLast(2)") { $0.source.takeLast(2) }
      .signal("take(last: 2)", name: "take(last:)") { $0.source.take(last: 2) },
    Demo("take(while:)", "Values while a condition holds.", ["source": "1-2-3-2-1|"])
      .observable("take(while: { $0 < 3 })") {
        $0.source.numbers.take(while: { $0 < 3 }).text()
      }
      .signal { $0.source.numbers.take(while: { $0 < 3 }).text() },
    Demo(
      "take(until:)", "Values until another stream sends.",
      ["source": "a-b-c-d-e|", "trigger": "-----x"]
    )
    .observable("take(until: trigger)") { $0.source.take(until: $0.other) }
    .signal { $0.source.take(until: $0.other) },
    Demo(
      "take(untilReplacement:)", "Values until another stream sends, then those of the other.",
      ["source": "a-b-c-d-e|", "other": "-----x-y-z|"]
    )
    .signal("take(untilReplacement: other)") { $0.source.take(untilReplacement: $0.other) },
    Demo("skip", "All but the first values.", ["source": "a-b-c-d|"])
      .observable("skip(2)") { $0.source.skip(2) }
      .signal { $0.source.skip(2) },
    Demo("skip(while:)", "Nothing while a condition holds.", ["source": "1-2-3-2-1|"])
      .observable("skip(while: { $0 < 3 })") {
        $0.source.numbers.skip(while: { $0 < 3 }).text()
      }
      .signal { $0.source.numbers.skip(while: { $0 < 3 }).text() },
    Demo(
      "skip(until:)", "Nothing until another stream sends.",
      ["source": "a-b-c-d-e|", "trigger": "-----x"]
    )
    .observable("skip(until: trigger)") { $0.source.skip(until: $0.other) },
    Demo("distinctUntilChanged", "Drops a value equal to the one before.", ["source": "a-a-b-b-a|"])
      .observable("distinctUntilChanged()") { $0.source.distinctUntilChanged() }
      .signal { $0.source.distinctUntilChanged() },
    Demo("distinct", "Values that were not sent before.", ["source": "a-b-a-c-b|"])
      .observable("distinct()") { $0.source.distinct() },
    Demo("element(at:)", "The value at an index.", ["source": "a-b-c-d|"])
      .observable("element(at: 2)") { $0.source.element(at: 2) },
    Demo(
      "single", "Exactly one value that satisfies a condition, or an error.", ["source": "1-2-3-4|"]
    )
    .observable("single { $0 > 2 }") { $0.source.numbers.single { $0 > 2 }.text() },
    Demo("contains(where:)", "Whether any value satisfies a condition.", ["source": "1-2-3-4|"])
      .signal("contains(where: { $0 > 2 })") {
        $0.source.numbers.contains(where: { $0 > 2 }).text()
      },
    Demo("allSatisfy", "Whether all values satisfy a condition.", ["source": "1-2-3-4|"])
      .signal("allSatisfy { $0 < 3 }") { $0.source.numbers.allSatisfy { $0 < 3 }.text() },
    Demo("isEmpty", "Whether there are no values.", ["source": "----|"])
      .signal("isEmpty()") { $0.source.isEmpty().text() },
    Demo("isNotEmpty", "Whether there are values.", ["source": "--a-b|"])
      .signal("isNotEmpty()") { $0.source.isNotEmpty().text() },
    Demo("ifEmpty(default:)", "A value instead of none.", ["source": "----|"])
      .observable("ifEmpty(default: x)") { $0.source.ifEmpty(default: "x") },
    Demo(
      "ifEmpty(switchTo:)", "Another stream instead of no value.",
      ["source": "---|", "other": "x-y|"]
    )
    .observable("ifEmpty(switchTo: other)") { $0.source.ifEmpty(switchTo: $0.other) },
  ]
}
