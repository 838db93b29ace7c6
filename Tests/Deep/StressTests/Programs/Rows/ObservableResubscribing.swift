// SPDX-License-Identifier: MIT
import BraidObservable

extension ThreadedRow {
  static let observableResubscribing: [ThreadedRow] = [
    observable("concat", [.runs, .runs], .survivesCompletion) { $0[0].concat($0[1]) },
    observable("concat of many", [.runs, .runs, .runs], .survivesCompletion) {
      .concat($0.sources)
    },
    observable("catch", [.runs, .runs], .survivesErrors) { inputs in
      inputs[0].catch { _ in inputs[1] }
    },
    observable("catch(sequence:)", [.runs, .runs], .survivesErrors) {
      .catch(sequence: $0.sources)
    },
    observable("retry", [.some], .survivesErrors) { $0[0].retry() },
    observable("retry(5)", [.some], .survivesErrors) { $0[0].retry(5) },
    observable("retry(when:)", [.some], .survivesErrors) { $0[0].retry(when: { $0 }) },
    observable("retry(when:) another says so", [.maybe, .hidden], .survivesErrors) { inputs in
      inputs[0].retry(when: { _ in inputs[1] })
    },
    observable("retry of a shared source", [.some], [.survivesErrors, .startsLate]) {
      $0[0].share().retry()
    },
    observable("ifEmpty(switchTo:)", [.all, .maybe]) { $0[0].ifEmpty(switchTo: $0[1]) },
  ]
}
