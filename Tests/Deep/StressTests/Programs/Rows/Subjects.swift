// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal

extension ThreadedRow {
  static let subjects: [ThreadedRow] = [
    subject("PublishSubject", make: { PublishSubject() }) {
      Ending(hasObservers: $0.hasObservers, dispose: $0.dispose)
    },
    subject("BehaviorSubject", traits: .hasValue, make: { BehaviorSubject(value: Load.nobody) }) {
      Ending(hasObservers: $0.hasObservers, dispose: $0.dispose)
    },
    subject("ReplaySubject", make: { ReplaySubject.create(bufferSize: 2) }) {
      Ending(hasObservers: $0.hasObservers, dispose: $0.dispose)
    },
    subject(
      "ReplaySubject of all", traits: .fromStart, make: { ReplaySubject.createUnbounded() }
    ) {
      Ending(hasObservers: $0.hasObservers, dispose: $0.dispose)
    },
    subject(
      "AsyncSubject", expectation: .maybe, traits: .onlyLast, make: { AsyncSubject() }
    ) {
      Ending(hasObservers: $0.hasObservers, dispose: nil)
    },
    observable("create") { $0[0] },
  ]

  static let relays: [ThreadedRow] = [
    relay("PublishRelay", make: { PublishRelay() }) { $0.accept($1) },
    relay("BehaviorRelay", traits: .hasValue, make: { BehaviorRelay(value: Load.nobody) }) {
      $0.accept($1)
    },
    relay("ReplayRelay", make: { ReplayRelay.create(bufferSize: 2) }) { $0.accept($1) },
    relay("ReplayRelay of all", traits: .fromStart, make: { ReplayRelay.createUnbound() }) {
      $0.accept($1)
    },
  ]

  static let signalSubjects: [ThreadedRow] = [
    signalSubject("SignalSubject", make: { SignalSubject() }) { $0.hasSubscribers },
    signalSubject(
      "BehaviorSignalSubject", traits: .hasValue, make: { BehaviorSignalSubject(Load.nobody) }
    ) {
      $0.hasSubscribers
    },
    signalSubject("ReplaySignalSubject", make: { ReplaySignalSubject(capacity: 2) }) {
      $0.hasSubscribers
    },
    signalSubject(
      "ReplaySignalSubject of all", traits: .fromStart, make: { ReplaySignalSubject() }
    ) {
      $0.hasSubscribers
    },
    signal("create") { $0[0] },
  ]

  static let signalChannels: [ThreadedRow] = [
    channel("from following to leading", { $0.following }, { $0.leading }),
    channel("from leading to following", traits: .hasValue, { $0.leading }, { $0.following }),
    // The observers are on the far side of another channel, which ends with the first one.
    ThreadedRow("channel across two bound channels", [.all], []) {
      let (near, far) = (Channel<Load>(), Channel<Load>())
      // Bound channels retain each other: this releases them with the plant.
      let binding = ScopedDisposable(far.following.bind(with: near.following))
      let output = far.leading.map { [$0] }
      return Plant(
        inlets: [inlet(near.leading)],
        subscribe: { seat in withExtendedLifetime(binding) { output.seat(seat) } }, tools: Tools())
    },
    ThreadedRow("channel between two that are bound by subscribing", [.all], []) {
      let (near, far) = (Channel<Load>(), Channel<Load>())
      let bindings = ScopedDisposable(
        Disposables.create(
          near.following.subscribe(far.following), far.following.subscribe(near.following)))
      let output = near.leading.map { [$0] }
      return Plant(
        inlets: [inlet(far.leading)],
        subscribe: { seat in withExtendedLifetime(bindings) { output.seat(seat) } }, tools: Tools())
    },
    // One command per subscription, which executes each value.
    signal("Command") { inputs in
      let source = inputs[0]
      return Signal.create { subscriber in
        let command = Command<Load, Load>(allowsConcurrentExecution: true, on: .immediate) {
          .just($0)
        }
        let told = command.executions.flatten().subscribe(next: { subscriber.sendNext($0) })
        let feed = source.subscribe(
          next: { command.execute($0) }, error: { subscriber.sendError($0) },
          completed: { subscriber.sendCompleted() })
        return Disposables.create(told, feed)
      }
    },
  ]

  static let signalProperties: [ThreadedRow] = [
    property("SignalProperty") { property in
      PropertyEnds(send: { property.value = $0 }, output: property.signal)
    },
    property("SignalProperty, through a channel") { property in
      let terminal = property.channel()
      return PropertyEnds(send: { terminal.sendNext($0) }, output: property.signal)
    },
    property("SignalProperty, to a channel") { property in
      let terminal = property.channel()
      return PropertyEnds(send: { property.value = $0 }, output: terminal)
    },
    property("SignalProperty, between two channels") { property in
      let (entrance, exit) = (property.channel(), property.channel())
      return PropertyEnds(send: { entrance.sendNext($0) }, output: exit)
    },
    property("SignalProperty, bound to another") { property in
      let other = SignalProperty(Load.nobody)
      property <~> other
      return PropertyEnds(send: { other.value = $0 }, output: property.signal)
    },
    property("SignalProperty, to which another is bound") { property in
      let other = SignalProperty(Load.nobody)
      other <~> property
      return PropertyEnds(send: { other.value = $0 }, output: property.signal)
    },
  ]

  /// Where values go into a property, and where they come out.
  private struct PropertyEnds {
    let send: @Sendable (Load) -> Void
    let output: Signal<Load>
  }

  /// Something made of a property, which cannot be ended by hand.
  private static func property(
    _ name: String, _ ends: @escaping @Sendable (SignalProperty<Load>) -> PropertyEnds
  ) -> ThreadedRow {
    ThreadedRow("signal " + name, [.all], [.hasValue, .endless]) {
      let property = SignalProperty(Load.nobody)
      let ends = ends(property)
      let output = ends.output.map { [$0] }
      return Plant(
        inlets: [
          Plant.Inlet(
            send: { load in withExtendedLifetime(property) { ends.send(load) } }, finish: { _ in })
        ], subscribe: { output.seat($0) }, tools: Tools())
    }
  }

  private static func inlet(_ entrance: ChannelTerminal<Load>) -> Plant.Inlet {
    Plant.Inlet(
      send: { entrance.sendNext($0) },
      finish: { termination in
        switch termination {
        case .error(let error): entrance.sendError(error)
        case .completed: entrance.sendCompleted()
        }
      })
  }

  /// A value sent to one terminal is received by another.
  private static func channel(
    _ name: String, traits: Traits = [],
    _ entrance: @escaping @Sendable (Channel<Load>) -> ChannelTerminal<Load>,
    _ exit: @escaping @Sendable (Channel<Load>) -> ChannelTerminal<Load>
  ) -> ThreadedRow {
    ThreadedRow("channel " + name, [.all], traits) {
      let channel = Channel<Load>()
      let entrance = entrance(channel)
      if traits.contains(.hasValue) { entrance.sendNext(.nobody) }
      let output = exit(channel).map { [$0] }
      return Plant(
        inlets: [inlet(entrance)], subscribe: { output.seat($0) }, tools: Tools())
    }
  }

  /// How a subject is disposed, and whether anybody is on its list.
  private struct Ending {
    let hasObservers: Bool
    let dispose: (() -> Void)?
  }

  /// A subject of observables, fed by its own gate.
  private static func subject<Subject: Observable<Load> & SubjectType & ObserverType<Load>>(
    _ name: String, expectation: Expectation = .all, traits: Traits = [],
    make: @escaping @Sendable () -> Subject, ending: @escaping @Sendable (Subject) -> Ending
  ) -> ThreadedRow where Subject: Sendable {
    ThreadedRow(name, [expectation], traits) {
      let subject = make()
      let output = subject.map { [$0] }
      var plant = Plant(
        inlets: [
          Plant.Inlet(
            send: { subject.onNext($0) },
            finish: { termination in
              switch termination {
              case .error(let error): subject.onError(error)
              case .completed: subject.onCompleted()
              }
            })
        ], subscribe: { output.seat($0) }, hasObservers: { ending(subject).hasObservers },
        tools: Tools())
      if ending(subject).dispose != nil { plant.shut = { ending(subject).dispose?() } }
      return plant
    }
  }

  private static func relay<Relay: ObservableType & Sendable>(
    _ name: String, traits: Traits = [], make: @escaping @Sendable () -> Relay,
    _ accept: @escaping @Sendable (Relay, Load) -> Void
  ) -> ThreadedRow where Relay.Element == Load {
    ThreadedRow(name, [.all], traits.union(.endless)) {
      let relay = make()
      let output = relay.asObservable().map { [$0] }
      return Plant(
        inlets: [Plant.Inlet(send: { accept(relay, $0) }, finish: { _ in })],
        subscribe: { output.seat($0) }, tools: Tools())
    }
  }

  private static func signalSubject<Subject: Signal<Load> & SubscriberType<Load>>(
    _ name: String, traits: Traits = [], make: @escaping @Sendable () -> Subject,
    hasObservers: @escaping @Sendable (Subject) -> Bool
  ) -> ThreadedRow where Subject: Sendable {
    ThreadedRow("signal " + name, [.all], traits) {
      let subject = make()
      let output = subject.map { [$0] }
      return Plant(
        inlets: [
          Plant.Inlet(
            send: { subject.sendNext($0) },
            finish: { termination in
              switch termination {
              case .error(let error): subject.sendError(error)
              case .completed: subject.sendCompleted()
              }
            })
        ], subscribe: { output.seat($0) }, hasObservers: { hasObservers(subject) },
        tools: Tools())
    }
  }
}
