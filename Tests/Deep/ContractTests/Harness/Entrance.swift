// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import OperatorCatalogue

/// The gate between a probe and the operator, which admits one event at a time (C3).
enum Entrance: Sendable, CaseIterable {
  /// Nothing: the probe does it itself.
  case probe
  /// The observer, or subscriber, that `create` hands out.
  case create
  /// A subject.
  case subject
  /// An operator with several sources.
  case merge
}

extension Probe {
  var observable: Observable<Tracked> {
    let bare = Observable<Tracked> { self.run($1, $2) }
    switch entrance {
    case .probe: return bare
    case .create: return .create { bare.subscribe($0) }
    case .subject:
      return .create { observer in
        let subject = PublishSubject<Tracked>()
        let observed = subject.subscribe(observer)
        return Disposables.create(observed, bare.subscribe(subject))
      }
    case .merge: return .merge(bare, .empty())
    }
  }

  var signal: Signal<Tracked> {
    let bare = Signal<Tracked> { self.run($1, $2) }
    switch entrance {
    case .probe: return bare
    case .create: return .create { bare.subscribe($0) }
    case .subject:
      return .create { subscriber in
        let subject = SignalSubject<Tracked>()
        let observed = subject.subscribe(subscriber)
        return Disposables.create(observed, bare.subscribe(subject))
      }
    case .merge: return .merge(bare, .empty)
    }
  }
}
