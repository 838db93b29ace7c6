// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import OperatorCatalogue
import TestSupport

/// The order of endings (C6).
extension Checks {
  /// An entry of the journal of a run.
  enum Entry: Equatable, CustomStringConvertible {
    case subscribed
    case value
    /// `isLate` if the source whose end it is has been torn down already.
    case terminal(isLate: Bool)
    case disposed
    case tornDown(String, Probe.Teardown)
    /// A closure of `do`.
    case effect(String)

    var description: String {
      switch self {
      case .subscribed: "subscription"
      case .value: "value"
      case .terminal(let isLate): isLate ? "terminal closure after a teardown" : "terminal closure"
      case .disposed: "onDisposed"
      case .tornDown(let name, let reason): "teardown of \(name) (\(reason))"
      case .effect(let name): name
      }
    }

    var isTerminal: Bool { if case .terminal = self { true } else { false } }

    /// The teardown of a source that was subscribed to before.
    var isTeardown: Bool {
      if case .tornDown(_, let reason) = self { reason != .late } else { false }
    }

    /// A teardown because the result has no use for the source any more.
    var isDisposal: Bool {
      if case .tornDown(_, .disposed) = self { true } else { false }
    }

    /// The teardown of a source that ended while it was subscribed to: it runs when it is returned.
    var isLateTeardown: Bool { isTeardownOfAnyKind && !isTeardown }

    var isTeardownOfAnyKind: Bool { if case .tornDown = self { true } else { false } }
  }

  /// The terminal closure, `onDisposed`, the teardowns; or all teardowns, then the terminal block.
  static func endOrder(_ row: ContractRow) -> [String] {
    forEachScript { script in
      let journal = Log<Entry>()
      let run = watched(ContractRun(row, observer: ContractObserver(.asUser)), journal).subscribe()
      var from = 0
      for step in script.steps where !run.observer.isOver {
        from = journal.entries.count
        run.play(step)
      }
      let all = journal.entries
      guard let end = all.firstIndex(where: \.isTerminal) else { return [] }
      let isRight =
        row.isSignal
        ? !all[end...].contains(where: \.isTeardown)
        : isRight(Array(all[from..<end]), Array(all[end...]), row)
      return isRight ? [] : ["the order is \(all[from...])"]
    }
  }

  private static func isRight(_ before: [Entry], _ after: [Entry], _ row: ContractRow) -> Bool {
    after.dropFirst().first == .disposed
      && (isExcused(before, row)
        || (after.first == .terminal(isLate: false)
          && (!before.contains(where: \.isDisposal) || row.has(.disposesLosersFirst))))
  }

  /// Whether one source has taken the place of another in the step that ends the result, or the
  /// operator tears its source down before it forwards the end.
  private static func isExcused(_ before: [Entry], _ row: ContractRow) -> Bool {
    if row.has(.tearsDownFirst) { return before.contains(where: \.isTeardown) }
    return row.has(.disposesInnerFirst) && (before.contains(.subscribed) || before.contains(.value))
  }

  /// The end of a source that sends it while it is subscribed to comes before its teardown, which
  /// it has not returned yet.
  static func synchronousEndOrder(_ row: ContractRow) -> [String] {
    manners.flatMap { events -> [String] in
      let journal = Log<Entry>()
      let run = watched(
        ContractRun(row, .synchronous(events), observer: ContractObserver(.asUser)), journal
      ).subscribe()
      let entries = journal.entries
      guard let end = entries.firstIndex(where: \.isTerminal) else { return [] }
      let isRight =
        run.subscribed == 0
        || entries[..<end].count { $0 == .subscribed }
          > entries[..<end].count(where: \.isTeardownOfAnyKind)
      return isRight ? [] : ["source \(events.suffix(4)): the order is \(entries)"]
    }
  }

  /// Records the events of the first observer and the teardowns of the sources.
  private static func watched(_ run: ContractRun, _ journal: Log<Entry>) -> ContractRun {
    let probes = [("the source", run.source), ("the other source", run.other)]
    run.observer.onMoment = {
      switch $0 {
      case .event(let event):
        let isLate = probes.contains { $1.hasTornDownAnEndingOne }
        journal(event.isStopEvent ? .terminal(isLate: isLate) : .value)
      case .disposed: journal(.disposed)
      }
    }
    for (name, probe) in probes {
      probe.watch {
        switch $0 {
        case .subscribed: journal(.subscribed)
        case .tornDown(let reason): journal(.tornDown(name, reason))
        }
      }
    }
    return run
  }

  // MARK: do

  /// `do` below the operator: its closure for the end, the observer's terminal closure and
  /// `onDisposed`, its closure for after the end, the teardowns, and `onDispose` last.
  static func doOrderAtEnds(_ row: ContractRow) -> [String] {
    forEachScript { script in
      let journal = Log<Entry>()
      let run = watched(
        ContractRun(withDo(row, journal), observer: ContractObserver(.asUser)), journal
      ).subscribe()
      var from = 0
      for step in script.steps where !run.observer.isOver {
        from = journal.entries.count
        run.play(step)
      }
      guard run.observer.isOver else { return [] }
      let entries = Array(journal.entries[from...])
      return isOrder(entries, row) ? [] : ["the order is \(entries)"]
    }
  }

  private static func isOrder(_ entries: [Entry], _ row: ContractRow) -> Bool {
    guard let end = entries.firstIndex(where: \.isTerminal) else { return false }
    let told = entries.filter { !$0.isTeardownOfAnyKind && $0 != .subscribed && $0 != .value }
      .filter { $0 != .effect("on subscribe") && $0 != .effect("on subscribed") }
    let heads: [Entry] = [.effect("on end"), entries[end], .disposed, .effect("after end")]
    let tail = entries[end...].filter { $0 != .effect("on subscribed") }
    return told == heads + [.effect("on dispose")]
      && tail.prefix(3).elementsEqual(heads.dropFirst())
      && (row.has(.tearsDownOnScheduler) || row.has(.tearsDownLast)
        || entries.last { !$0.isLateTeardown } == .effect("on dispose"))
  }

  /// Disposal by hand: the teardowns, `onDispose`, the observer's `onDisposed`.
  static func doOrderAtDisposals(_ row: ContractRow) -> [String] {
    forEachCut { script, cut in
      let journal = Log<Entry>()
      let run = watched(
        ContractRun(withDo(row, journal), observer: ContractObserver(.asUser)), journal
      ).subscribe()
      run.play(script.steps.prefix(cut))
      if run.observer.isOver { return [] }
      let from = journal.entries.count
      run.play(.dispose)
      let entries = journal.entries[from...]
      let isRight =
        entries.suffix(2) == [.effect("on dispose"), .disposed]
        && entries.dropLast(2).allSatisfy(\.isTeardown)
        && (run.source.live + run.other.live == 0 || row.has(.tearsDownOnScheduler))
      return isRight ? [] : ["the order is \(entries)"]
    }
  }

  private static func withDo(_ row: ContractRow, _ journal: Log<Entry>) -> ContractRow {
    guard case .observable(let make) = row.maker else { return row }
    return .observable(row.name, except: row.exceptions) { sources in
      make(sources).do(
        onError: { _ in journal(.effect("on end")) },
        afterError: { _ in journal(.effect("after end")) },
        onCompleted: { journal(.effect("on end")) },
        afterCompleted: { journal(.effect("after end")) },
        onSubscribe: { journal(.effect("on subscribe")) },
        onSubscribed: { journal(.effect("on subscribed")) },
        onDispose: { journal(.effect("on dispose")) })
    }
  }
}
