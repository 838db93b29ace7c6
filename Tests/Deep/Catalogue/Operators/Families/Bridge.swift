// SPDX-License-Identifier: MIT
import BraidBridge
import BraidObservable
import BraidSignal
import ReferenceModel

extension Operators {
  @ListOf<OperatorRow> static var bridge: [OperatorRow] {
    row(
      "from one model to the other",
      references: [.builtIn()]
    ) {
      observable("asSignal and back") { s in s.source.asSignal().map { $0 + 1 }.asObservable() }
      signal("asObservable and back", edges: Edges(cut: "2--3")) { s in
        s.source.asObservable().map { $0 + 1 }.asSignal()
      }
    }
  }
}
