// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

extension Demo {
  static let utility = [
    Demo("not", "The opposite of each value.", ["source": "t--f--t|"])
      .signal("not()") { $0.source.map { $0 == "t" }.not().map { $0 ? "t" : "f" } },
    Demo(
      "and", "Whether all of the newest values are true.", ["one": "t---f---t|", "two": "f-t---f|"]
    )
    .signal("combineLatest([one, two]).and()") {
      Signal.combineLatest([$0.source, $0.other].map { $0.map { $0 == "t" } }).and()
        .map { $0 ? "t" : "f" }
    },
    Demo(
      "or", "Whether any of the newest values is true.", ["one": "t---f---t|", "two": "f-t---f|"]
    )
    .signal("combineLatest([one, two]).or()") {
      Signal.combineLatest([$0.source, $0.other].map { $0.map { $0 == "t" } }).or()
        .map { $0 ? "t" : "f" }
    },
  ]
}
