// SPDX-License-Identifier: MIT

/// What happened in a run, in order.
package typealias Journal = [Entry]

extension Journal {
  /// The journal with simultaneous entries of some channels sorted by site, if their order is open.
  func sorted(_ channels: Set<CallKind>) -> Journal {
    func precedes(_ first: Entry, _ second: Entry) -> Bool {
      (first.site, first.channel.rawValue) < (second.site, second.channel.rawValue)
    }
    var result: Journal = []
    var neighbours: Journal = []
    for entry in self {
      if channels.contains(entry.channel) {
        neighbours.append(entry)
      } else {
        result += neighbours.sorted(by: precedes) + [entry]
        neighbours = []
      }
    }
    return result + neighbours.sorted(by: precedes)
  }
}

extension Journal {
  /// The entries of some channels taken out.
  func without(_ channels: Set<CallKind>) -> Journal { filter { !channels.contains($0.channel) } }

  /// The entries of some channels, simultaneous ones sorted by site.
  func only(_ channels: Set<CallKind>) -> Journal {
    func key(_ entry: Entry) -> (Int, Int, String, Int) {
      (entry.time, entry.site, entry.channel.rawValue, entry.value)
    }
    return filter { channels.contains($0.channel) }.sorted { key($0) < key($1) }
  }
}

/// A call of one of a program's closures, or an event that reached an observer.
package struct Entry: Sendable, Hashable, CustomStringConvertible {
  package var time: Int
  package var site: Int
  package var channel: CallKind
  package var value: Int

  package init(time: Int, site: Int, _ channel: CallKind, _ value: Int) {
    self.time = time
    self.site = site
    self.channel = channel
    self.value = value
  }

  package var description: String {
    let value = channel.hasValue ? " \(value)" : ""
    return "\(time < 10 ? " " : "")\(time)  [\(site)] \(channel.rawValue)\(value)"
  }
}

/// Which closure it was.
package enum CallKind: String, Sendable, Hashable, CaseIterable {
  case next
  case error
  case completed
  case disposed
  case subscribe
  case teardown
  /// A resource of `using` is disposed.
  case release
  case transform
  case beforeNext = "before next"
  case afterNext = "after next"
  case beforeError = "before error"
  case afterError = "after error"
  case beforeCompleted = "before completed"
  case afterCompleted = "after completed"
  case onSubscribe = "on subscribe"
  case onSubscribed = "on subscribed"
  case onDispose = "on dispose"

  /// All that are no events.
  static let closures = Set(allCases).subtracting([.next, .error, .completed])

  var hasValue: Bool {
    switch self {
    case .next, .error, .transform, .beforeNext, .afterNext, .beforeError, .afterError: true
    default: false
    }
  }
}
