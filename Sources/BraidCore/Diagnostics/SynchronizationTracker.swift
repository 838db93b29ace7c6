// SPDX-License-Identifier: MIT

/// Reports sends that overlap a delivery in progress, from another thread or from inside an
/// observer.
///
/// Such sends are legal: they are queued and delivered after the current event (C3). They may still
/// indicate a mistake in the program, so set a ``hook`` to look for them.
public enum SynchronizationTracker {
  /// A report of an overlapping send.
  public struct Report: Sendable, CustomStringConvertible {
    /// What happened, the clause of the contract, the likely cause and the remedy.
    public let description: String
  }

  /// Called on the sending thread for each overlapping send, outside all locks.
  ///
  /// Defaults to nil, which disables the reports.
  @preconcurrency
  public static var hook: (@Sendable (Report) -> Void)? {
    get { reports.closure }
    set { reports.closure = newValue }
  }

  private static let reports = Hook<Report>()

  static func report() {
    reports.report {
      Report(
        description: """
          An event was sent while another one was being delivered to the same observers. It was \
          queued and is delivered right after it (clause C3), so send returned before delivery. \
          Likely causes: an observer sends into the source it observes, or two threads send into \
          one subject. Remedy, if the order surprises you: send from one queue, or put \
          observe(on:) (signals: deliver(on:)) between the observer and the source.
          """)
    }
  }
}
