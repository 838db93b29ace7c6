// SPDX-License-Identifier: MIT
#if canImport(Dispatch)
  import BraidCore
  public import Foundation

  extension UserDefaults {
    /// Emits the current value of a key, then each change; nil if there is no value, or one of
    /// another type.
    ///
    /// ```swift
    /// let defaults = UserDefaults.standard
    /// defaults.signal(forKey: "volume", as: Double.self)
    ///   .subscribe(next: { print($0 ?? 1) })
    /// ```
    ///
    /// The value is read whenever any defaults post a change, and after a ``ChannelTerminal`` of
    /// ``channel(forKey:as:)`` has changed them. Where `set` does not post `didChangeNotification`,
    /// as in swift-corelibs-foundation, post that notification after a change of your own.
    ///
    /// - **Ends:** never.
    /// - **Threads:** a change arrives synchronously, on the thread that makes it.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: A property-list type: `String`, `Int`, `Double`, `Bool`, `Date`, `Data`, or an
    ///     array or dictionary of these types.
    public func signal<Value: Equatable & Sendable>(
      forKey key: String, as type: Value.Type = Value.self
    ) -> Signal<Value?> {
      let entry = DefaultsEntry<Value>(self, key)
      return entry.notices.map { entry.value }.distinctUntilChanged().named("-signalForKey: \(key)")
    }

    /// Creates a terminal bound to the value of a key.
    ///
    /// ```swift
    /// let volume = UserDefaults.standard.channel(forKey: "volume", as: Double.self)
    /// volume.subscribe(next: { print("show \($0 ?? 1)") })
    /// volume.sendNext(0.5)  // stores the value, shows nothing
    /// ```
    ///
    /// The terminal emits the current value, then changes made by others, as far as Foundation
    /// reports them: see ``signal(forKey:as:)``. A value sent to the terminal is stored and not
    /// echoed; nil removes the value.
    ///
    /// - **Ends:** only with a terminal event that is sent to the terminal. The defaults are not
    ///   affected.
    /// - **Threads:** a change arrives, and a value is stored, synchronously, on the thread that
    ///   makes the change; if another thread is making a change, right after that change (C3).
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: A property-list type, as for ``signal(forKey:as:)``.
    public func channel<Value: Equatable & Sendable>(
      forKey key: String, as type: Value.Type = Value.self
    ) -> ChannelTerminal<Value?> {
      let entry = DefaultsEntry<Value>(self, key)
      let link = DefaultsLink<Value>()
      let mirror = DefaultsMirror(entry.value)
      let channel = Channel<Value?>(.some(mirror.known), keeping: link)
      let leading = channel.leading
      let writes = link.writes
      // Reads and writes are serialized, so a read cannot mistake a pending write of this channel
      // for a change made by others.
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

    /// Emits immediately, and whenever the value may have changed.
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
    /// Posted after a channel has changed some defaults.
    fileprivate static let defaultsWereStored = Notification.Name("braid.defaultsWereStored")
  }

  private enum DefaultsTurn<Value: Equatable & Sendable>: Sendable {
    case read
    case write(Value?)
  }

  /// The last value of the defaults that a channel has seen.
  private final class DefaultsMirror<Value: Equatable & Sendable>: @unchecked Sendable {
    // Turns are serial.
    var known: Value?

    init(_ known: Value?) { self.known = known }
  }

  /// The link between defaults and a channel; exists while the channel is retained or in use.
  private final class DefaultsLink<Value: Equatable & Sendable>: Sendable {
    let writes = SignalSubject<Value?>()
    let disposables = CompoundDisposable()

    deinit { disposables.dispose() }
  }
#endif
