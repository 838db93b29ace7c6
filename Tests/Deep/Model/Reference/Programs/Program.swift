// SPDX-License-Identifier: MIT

/// A small reactive program: sources, observers, and timed actions.
///
/// A program is a value. It can be played by the reference and by each of the runners; each writes
/// a ``Journal``, and all journals must be equal.
package struct Program: Sendable, Hashable {
  /// The hot inputs, by number.
  package var subjects: [SubjectKind]
  /// The shared sources, by number; each may use the subjects and the shared sources before it.
  package var shared: [SharedSource]
  package var observers: [ObserverPlan]
  /// The actions from outside, in the order of time; equal times in this order.
  package var agenda: [Timed<Action>]
  /// What closures do when they are called.
  package var reactions: [Reaction]

  package init(
    subjects: [SubjectKind] = [], shared: [SharedSource] = [], observers: [ObserverPlan] = [],
    agenda: [Timed<Action>] = [], reactions: [Reaction] = []
  ) {
    self.subjects = subjects
    self.shared = shared
    self.observers = observers
    self.agenda = agenda
    self.reactions = reactions
  }

  /// When everything that is still subscribed is disposed.
  package static let end = 40
}

/// Something at a time.
package struct Timed<Value: Sendable & Hashable>: Sendable, Hashable {
  package var time: Int
  package var value: Value

  package init(_ time: Int, _ value: Value) {
    self.time = time
    self.value = value
  }
}

/// The values that the kinds of subjects replay.
package enum SubjectKind: Sendable, Hashable {
  case publish
  case behavior(Int)
  case replay(Int)
  case async
}

/// An observer that subscribes at a time or when a reaction says so, at most once.
package struct ObserverPlan: Sendable, Hashable {
  package var site: Int
  package var source: Node
  package var subscribes: Int?
  package var disposes: Int?

  package init(site: Int, _ source: Node, subscribes: Int? = 0, disposes: Int? = nil) {
    self.site = site
    self.source = source
    self.subscribes = subscribes
    self.disposes = disposes
  }
}

/// Something that is done from outside, or from inside a closure.
package enum Action: Sendable, Hashable {
  case next(subject: Int, Int)
  case error(subject: Int, Int)
  case completed(subject: Int)
  case subscribe(observer: Int)
  case dispose(observer: Int)
  case connect(shared: Int)
  case disconnect(shared: Int)
}

/// The actions of a closure in one of its calls.
package struct Reaction: Sendable, Hashable {
  /// The number of the node or observer with the closures.
  package var site: Int
  /// In which call, counted from one over all closures of the site.
  package var call: Int
  package var actions: [Action]
  /// The error it throws afterwards, if it is a closure that may.
  package var failure: Int?

  package init(site: Int, call: Int, _ actions: [Action] = [], throwing failure: Int? = nil) {
    self.site = site
    self.call = call
    self.actions = actions
    self.failure = failure
  }
}

/// How a source is shared.
package enum Sharing: Sendable, Hashable {
  /// `share(replay:scope:)`.
  case share(replay: Int, forever: Bool)
  /// `publish()` and its like, connected by ``Action/connect(shared:)``.
  case connectable(Hub)
  /// A shared source connected by its observers: `refCount`, `autoconnect`.
  case counted(Hub)
  /// `share(_:)` by a policy of observables; without a grace period, the last observer disconnects.
  case policy(replay: Int, grace: Int, keepsValues: Bool, replaysEnd: Bool, observers: Int)
  /// `replay()`, `replayLast()` and `replayLazily()` of signals.
  case replay
  case replayLast
  case replayLazily
}

/// The subject of a connection.
package enum Hub: Sendable, Hashable {
  case publish
  case replay(Int)
  /// One subject for all connections.
  case one(SubjectKind)
  /// A subject for each connection.
  case each(SubjectKind)
}

package struct SharedSource: Sendable, Hashable {
  package var sharing: Sharing
  package var source: Node

  package init(_ sharing: Sharing, _ source: Node) {
    self.sharing = sharing
    self.source = source
  }
}
