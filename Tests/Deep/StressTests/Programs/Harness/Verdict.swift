// SPDX-License-Identifier: MIT
import BraidCore

/// The conditions at the end of a round.
extension Round {
  /// Returns the problem of the round, if any.
  func verdict() -> String? {
    lives.quieten()
    for feed in plant.feeds { feed.whenTornDown(nil) }
    plant.tools.settle()
    if isShut { return shutVerdict() }
    if plant.connect != nil { checkConnection() }
    for party in everybody { checkEnd(of: party) }
    if report == nil { checkReach() }
    if report == nil { for party in everybody { checkContents(of: party) } }
    if report == nil, row.traits.contains(.onlyLast) { checkOnlyLast() }
    checkRelease()
    return report
  }

  /// A disposed subject has dropped all observers.
  private func shutVerdict() -> String? {
    if plant.hasObservers?() == true { complain("the disposed subject has observers") }
    checkRelease()
    return report
  }

  /// The source is connected to once, and again only after a disposal.
  private func checkConnection() {
    if wasDisconnected {
      for party in everybody { party.dispose() }
      join()
      _ = plant.connect?()
    } else if end != .none {
      // An observer that subscribes after the end receives events only of a new connection, and an
      // observer that subscribes at its end is late again.
      for _ in 0..<20 where everybody.contains(where: \.isLive) { _ = plant.connect?() }
    } else if plant.feeds.contains(where: { $0.subscriptions > 1 }) {
      complain("connected more than once")
    }
  }

  /// Checks that an observer has ended if and only if it had to.
  private func checkEnd(of party: Party) {
    let seen = party.seen
    if seen.end != nil {
      let isEarly = end == .none && !row.traits.contains(.mayEnd)
      if isEarly { party.complain("an end out of nothing") }
    } else if party.isLive, !row.traits.contains(.mayStayOpen) {
      if end == .all || end == .present && seen.wasSubscribedBeforeEnd {
        party.complain("never ended")
      }
    }
  }

  /// Checks that each subscribed observer receives later values of each source that can still emit.
  private func checkReach() {
    let isSilent = !row.traits.isDisjoint(with: [.onlyLast, .silent])
    if isSilent || end == .all { return }
    let live = everybody.filter(\.isLive)
    if live.isEmpty { return }
    var missing = live
    let marks = live.map(\.events)
    // Sources that wait for each other are even after this number of rounds.
    for _ in 0..<100 where !missing.isEmpty {
      for inlet in row.expectations.indices where !row.expectations[inlet].isTrigger {
        send(row.prober(of: inlet))
      }
      plant.tools.settle()
      missing = zip(live, marks).filter { $0.0.isLive && $0.0.events == $0.1 }.map(\.0)
    }
    for party in missing { party.complain("a later value never came") }
    for inlet in row.expectations.indices where row.expectations[inlet].reaches {
      let marks = live.map(\.events)
      send(row.prober(of: inlet))
      plant.tools.settle()
      for (party, mark) in zip(live, marks) where party.isLive && party.events == mark {
        party.complain("a later value of source \(inlet) never came")
      }
    }
  }

  private func checkContents(of party: Party) {
    let seen = party.seen
    if seen.end != nil {
      // An error drops buffered values, and it overtakes, like a trigger, events that are queued at
      // the gate of another source.
      let dropsHeld =
        endedWithError && (row.traits.contains(.timed) || row.expectations.count > 1)
        || row.expectations.contains(where: \.isTrigger)
      if seen.wasSubscribedBeforeEnd, !dropsHeld, end == .all, !row.traits.contains(.mayEnd) {
        party.checkCompleteness(sentBeforeEnd)
      }
    } else if party.isLive {
      party.checkCompleteness(sentByNow)
    }
    let needsValue = row.traits.contains(.hasValue) && seen.wasSubscribedBeforeEnd
    if needsValue, seen.values == 0, !seen.wasDisposed { party.complain("no first value") }
  }

  /// Checks that all observers receive the same last value, or none; none after an error.
  private func checkOnlyLast() {
    let ended = everybody.filter { $0.seen.end != nil }
    for party in ended {
      let seen = party.seen
      if seen.values > 1 { party.complain("more than the last value") }
      if endedWithError, seen.values > 0 { party.complain("a value before an error") }
      if seen.lastValue != ended.first?.seen.lastValue {
        party.complain("not the value others got: \(ended.first?.seen.lastValue ?? "none")")
      }
    }
  }

  /// Nothing that was held is held any more.
  private func checkRelease() {
    for party in everybody { party.dispose() }
    if let connect = plant.connect { connect().dispose() }
    plant.tools.settle()
    for party in everybody where party.closuresAreAlive {
      party.complain("its closures outlive its subscription")
    }
    if plant.hasObservers?() == true { complain("the subject still has observers") }
    let feeds = plant.feeds
    let mustBeOver = !row.traits.contains(.keepsSource)
    for (index, feed) in feeds.enumerated() where mustBeOver && feed.unfinished > 0 {
      complain("\(feed.unfinished) subscriptions to source \(index) were never let go")
    }
    disperse()
    release(uproot())
    for (index, feed) in feeds.enumerated() {
      if feed.doubled > 0 { complain("a subscription to source \(index) was torn down twice") }
      if feed.unfinished > 0 { complain("source \(index) is still subscribed to") }
    }
    if lives.alive > 0 { complain("\(lives.alive) values are still alive") }
  }

  @inline(never)
  private func release(_ plant: consuming Plant?) {
    plant?.tools.settle()
    plant = nil
  }
}

extension Party {
  func checkCompleteness(_ sent: [Int]) { change { $0.checkCompleteness(sent) } }
}
