// SPDX-License-Identifier: MIT
#if canImport(Combine)
  import BraidCore
  public import BraidSignal
  public import Combine

  extension CurrentValueSubject: ChannelMaker where Failure == Never, Output: Equatable {
    /// A new two-way connection to the subject: the terminal replays its value, then emits the
    /// changes that others make; values sent to the terminal are sent to the subject and not
    /// echoed.
    ///
    /// With `<~>`, a subject of Combine is bound to a property, a relay or a terminal of either
    /// model: `name <~> subject`. The connection retains the subject. For `@Published`, bind a
    /// subject, or bind each direction separately.
    ///
    /// - **Ends:** completes with the subject. An end that is sent to the terminal ends the
    ///   connection and not the subject.
    /// - **Threads:** values are sent to the subject on the thread of the change. If both sides are
    ///   changed at the same time, Combine may deliver a value after the subject has a newer one:
    ///   the sides differ until the next change. Change them on one thread or actor.
    public func channel() -> ChannelTerminal<Output> {
      terminal(by: ==)
    }
  }

  extension CurrentValueSubject where Failure == Never {
    /// In an extension without `Equatable`, where closures can be `@Sendable`.
    private func terminal(by areEqual: @escaping (Output, Output) -> Bool) -> ChannelTerminal<
      Output
    > {
      nonisolated(unsafe) let subject = self  // as subjects of Combine allow
      return .link(
        by: areEqual,
        echoing: { next, finish in
          let subscriber = EventSubscriber<Output, Never>(next: next, finish: finish)
          subject.subscribe(subscriber)
          return subscriber
        }, set: { subject.send($0) })
    }
  }
#endif
