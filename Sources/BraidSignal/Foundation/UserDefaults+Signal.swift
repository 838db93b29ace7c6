// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

extension UserDefaults {
  /// The value of a key now, then each change of it; nil while there is none, or one of another
  /// type.
  ///
  /// ```swift
  /// defaults.signal(forKey: "volume", as: Double.self).subscribe(next: { show($0 ?? 1) })
  /// ```
  ///
  /// It looks whenever some defaults say that they have changed, and when a ``ChannelTerminal`` of
  /// ``channel(forKey:as:)`` has changed them. Where `set` does not post `didChangeNotification`
  /// (swift-corelibs-foundation does not), post that after a change of your own.
  ///
  /// - **Ends:** never.
  /// - **Threads:** a change arrives inside the call that makes it.
  ///
  /// - Parameters:
  ///   - key: Whose value.
  ///   - type: A type of property lists: `String`, `Int`, `Double`, `Bool`, `Date`, `Data`, or
  ///     arrays and dictionaries of them.
  public func signal<Value: Equatable & Sendable>(
    forKey key: String, as type: Value.Type = Value.self
  ) -> Signal<Value?> {
    let entry = DefaultsEntry<Value>(self, key)
    return entry.notices.map { entry.value }.distinctUntilChanged().named("-signalForKey: \(key)")
  }

  /// A new two-way connection to the value of a key.
  ///
  /// Who subscribes gets the value and its changes; what is sent to it is stored, and not sent
  /// back. Nil removes the value.
  ///
  /// ```swift
  /// let volume = defaults.channel(forKey: "volume", as: Double.self)
  /// volume.subscribe(next: { slider.value = $0 ?? 1 })
  /// slider.onChange = { volume.sendNext($0) }
  /// ```
  ///
  /// - **Ends:** only by an end that is sent to it; the defaults stay.
  /// - **Threads:** a change arrives, and a value is stored, inside the call that makes it; right
  ///   after a change that is on its way on another thread (C3).
  ///
  /// - Parameters:
  ///   - key: Whose value.
  ///   - type: A type of property lists, as for ``signal(forKey:as:)``.
  public func channel<Value: Equatable & Sendable>(
    forKey key: String, as type: Value.Type = Value.self
  ) -> ChannelTerminal<Value?> {
    let entry = DefaultsEntry<Value>(self, key)
    let link = DefaultsLink<Value>()
    let mirror = DefaultsMirror(entry.value)
    let channel = Channel<Value?>(.some(mirror.known), keeping: link)
    let leading = channel.leading
    let writes = link.writes
    // Reads and writes take turns, so that nothing is read that is not known to be written here.
    let turns = Signal.merge([
      entry.notices.map { DefaultsTurn<Value>.read }, writes.map { .write($0) },
    ])
    link.disposables.add(
      turns.subscribe(next: { turn in
        switch turn {
        case .write(let value):
          mirror.known = value
          entry.store(value)
        case .read:
          let value = entry.value
          if value == mirror.known { return }
          mirror.known = value
          leading.sendNext(value)
        }
      }))
    link.disposables.add(leading.subscribe(next: { writes.sendNext($0) }))
    return channel.following
  }
}

/// The value of a key.
private struct DefaultsEntry<Value: Equatable & Sendable>: @unchecked Sendable {
  // Immutable; defaults are used from any thread.
  private let defaults: UserDefaults
  private let key: String

  init(_ defaults: UserDefaults, _ key: String) {
    self.defaults = defaults
    self.key = key
  }

  var value: Value? { defaults.object(forKey: key) as? Value }

  /// Sends now, and whenever the value may have changed; never less.
  var notices: Signal<Void> {
    let center = NotificationCenter.default
    return Signal.merge([
      center.signal(forName: UserDefaults.didChangeNotification).map { _ in () },
      center.signal(forName: .defaultsWereStored).map { _ in () },
      .just(()),
    ])
  }

  func store(_ value: Value?) {
    if let value {
      defaults.set(value, forKey: key)
    } else {
      defaults.removeObject(forKey: key)
    }
    NotificationCenter.default.post(name: .defaultsWereStored, object: nil)
  }
}

extension Notification.Name {
  /// A channel has changed some defaults.
  fileprivate static let defaultsWereStored = Notification.Name("braid.defaultsWereStored")
}

private enum DefaultsTurn<Value: Equatable & Sendable>: Sendable {
  case read
  case write(Value?)
}

/// What a channel knows of the defaults.
private final class DefaultsMirror<Value: Equatable & Sendable>: @unchecked Sendable {
  // Turns are serial.
  @exclusivity(unchecked) var known: Value?

  init(_ known: Value?) { self.known = known }
}

/// What connects some defaults and a channel, until nobody has or uses the channel.
private final class DefaultsLink<Value: Equatable & Sendable>: Sendable {
  let writes = SignalSubject<Value?>()
  let disposables = CompoundDisposable()

  deinit { disposables.dispose() }
}
