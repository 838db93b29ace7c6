// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import Testing

/// A stateful operator or subject, and the guarantees for each of its observers.
///
/// To put another operator through all programs, write a line into one of the lists in `Rows`.
struct ThreadedRow: Sendable, CustomTestStringConvertible {
  struct Traits: OptionSet, Sendable {
    let rawValue: Int

    /// A value sent right after `subscribe` has returned may be missed: the source is subscribed to
    /// on another thread, or by another observer.
    static let startsLate = Traits(rawValue: 1)
    /// Each observer sees all values from the first on, however late it comes.
    static let fromStart = Traits(rawValue: 2)
    /// There is always a value for a new observer.
    static let hasValue = Traits(rawValue: 4)
    /// An error of the first source is no end.
    static let survivesErrors = Traits(rawValue: 8)
    /// A completion of the first source is no end.
    static let survivesCompletion = Traits(rawValue: 16)
    /// Its only value comes with the end, and is the same for all.
    static let onlyLast = Traits(rawValue: 32)
    /// One observer stays to the end, because it matters when the last one goes.
    static let anchored = Traits(rawValue: 64)
    /// It may end without being told to.
    static let mayEnd = Traits(rawValue: 128)
    /// It retains its source while it is referenced, subscribed to or not.
    static let keepsSource = Traits(rawValue: 256)
    /// Virtual time passes while the others are at work.
    static let timed = Traits(rawValue: 512)
    /// It has no ends.
    static let endless = Traits(rawValue: 1024)
    /// It may continue when its sources have ended.
    static let mayStayOpen = Traits(rawValue: 2048)
    /// It emits nothing while its first source has not ended.
    static let silent = Traits(rawValue: 4096)
  }

  let testDescription: String
  let expectations: [Expectation]
  let traits: Traits
  private let make: @Sendable () -> Plant

  /// Makes the sources and the result for a round.
  func plant() -> Plant { make() }

  init(
    _ name: String, _ expectations: [Expectation], _ traits: Traits,
    _ make: @escaping @Sendable () -> Plant
  ) {
    testDescription = name
    self.expectations = expectations
    self.traits = traits
    self.make = make
  }

  // MARK: Senders

  /// The threads that may send.
  static let threads = 8
  /// The observers that may send from inside their events.
  static let echoes = 4

  /// All senders with an order: the threads, some observers, and the final check that values still
  /// arrive, once for each source.
  var senders: Int { ThreadedRow.threads + ThreadedRow.echoes + expectations.count }

  /// Who looks whether values of a source still arrive.
  func prober(of inlet: Int) -> Int { ThreadedRow.threads + ThreadedRow.echoes + inlet }

  /// Where a sender's values go in.
  func inlet(of sender: Int) -> Int {
    let first = prober(of: 0)
    if sender >= first { return sender - first }
    let open = expectations.indices.filter { !expectations[$0].isTrigger }
    return open[max(0, sender) % open.count]
  }

  func expectation(of sender: Int) -> Expectation { expectations[inlet(of: sender)] }

  /// Whether no value at all may come twice.
  var refusesDoubles: Bool {
    expectations.allSatisfy { $0.order == .gapless || $0.order == .increasing }
  }

  // MARK: Making rows

  /// An operator of observables.
  static func observable(
    _ name: String, _ expectations: [Expectation] = [.all], _ traits: Traits = [],
    _ operation: @escaping @Sendable (ObservableInputs) -> Observable<Load>
  ) -> ThreadedRow {
    joint(name, expectations, traits) { operation($0).map { [$0] } }
  }

  /// An operator of observables whose results hold several values.
  static func joint(
    _ name: String, _ expectations: [Expectation], _ traits: Traits = [],
    _ operation: @escaping @Sendable (ObservableInputs) -> Observable<[Load]>
  ) -> ThreadedRow {
    ThreadedRow(name, expectations, traits) {
      let tools = Tools()
      let feeds = expectations.map { _ in Feed() }
      let output = operation(
        ObservableInputs(sources: feeds.map(\.observable), tools: tools))
      return Plant(
        inlets: feeds.inlets(traits), subscribe: { output.seat($0) }, feeds: feeds, tools: tools)
    }
  }

  /// An operator of signals.
  static func signal(
    _ name: String, _ expectations: [Expectation] = [.all], _ traits: Traits = [],
    _ operation: @escaping @Sendable (SignalInputs) -> Signal<Load>
  ) -> ThreadedRow {
    signalJoint(name, expectations, traits) { operation($0).map { [$0] } }
  }

  /// An operator of signals whose results hold several values.
  static func signalJoint(
    _ name: String, _ expectations: [Expectation], _ traits: Traits = [],
    _ operation: @escaping @Sendable (SignalInputs) -> Signal<[Load]>
  ) -> ThreadedRow {
    ThreadedRow("signal " + name, expectations, traits) {
      let tools = Tools()
      let feeds = expectations.map { _ in Feed() }
      let output = operation(SignalInputs(sources: feeds.map(\.signal), tools: tools))
      return Plant(
        inlets: feeds.inlets(traits), subscribe: { output.seat($0) }, feeds: feeds, tools: tools)
    }
  }
}

extension [Feed] {
  /// The values sent to each source.
  func inlets(_ traits: ThreadedRow.Traits) -> [Plant.Inlet] {
    map { feed in
      Plant.Inlet(
        send: { feed.send($0) },
        finish: { termination in
          let survives: ThreadedRow.Traits =
            termination.isCompleted ? .survivesCompletion : .survivesErrors
          feed.finish(termination, staysOpen: traits.contains(survives))
        })
    }
  }
}
