// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import OperatorCatalogue

/// An operator in the table of the contract tests: every form of the catalogue, and drivers.
typealias ContractRow = OperatorForm

extension ContractRow {
  static let all = Operators.forms + drivers

  /// The arguments of a row.
  struct Parts: Sendable {
    let source: Probe
    let other: Probe
    let scheduler: TestScheduler
    let fault: Fault
  }

  func make(_ parts: Parts) -> EventSource<Tracked> {
    switch maker {
    case .observable(let make):
      make(
        ObservableSources(
          parts.source.observable, parts.other.observable, parts.scheduler, parts.fault))
    case .signal(let make):
      make(
        SignalSources(
          parts.source.signal, parts.other.signal,
          TestSignalScheduler(on: parts.scheduler.virtualClock), parts.fault))
    }
  }
}
