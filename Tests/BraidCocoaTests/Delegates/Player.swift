// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation

/// A delegate as a toolkit might have it: a required question and two events.
@MainActor
protocol PlayerDelegate: AnyObject {
  func player(_ player: Player, volumeOf track: String) -> Int
  func player(_ player: Player, didStart track: String)
  func player(_ player: Player, didFinish track: String, at second: Int)
}

/// An object with a delegate; it records each assignment.
@MainActor
class Player: HasDelegate, DelegateProxyOwner, ReactiveCompatible {
  typealias Delegate = any PlayerDelegate

  nonisolated let delegateProxies = DelegateProxies()
  private(set) var assignments: [String] = []

  weak var delegate: (any PlayerDelegate)? {
    didSet { assignments.append(delegate.map { "\(type(of: $0))" } ?? "nil") }
  }

  func start(_ track: String) { delegate?.player(self, didStart: track) }
  func finish(_ track: String, at second: Int) {
    delegate?.player(self, didFinish: track, at: second)
  }
}

final class Jukebox: Player {}

class PlayerDelegateProxy: DelegateProxy<Player, any PlayerDelegate>, DelegateProxyType,
  PlayerDelegate
{
  nonisolated static let didStart = DelegateMethod<String>("didStart")
  nonisolated static let didFinish = DelegateMethod<(Player, String, Int)>("didFinish")

  override class var methods: [String] { [didStart.name, didFinish.name] }

  class func registerKnownImplementations() {
    register { PlayerDelegateProxy(parentObject: $0, delegateProxy: PlayerDelegateProxy.self) }
    register { (jukebox: Jukebox) in JukeboxDelegateProxy(jukebox) }
  }

  func player(_ player: Player, volumeOf track: String) -> Int {
    forwardToDelegate()?.player(player, volumeOf: track) ?? 5
  }

  func player(_ player: Player, didStart track: String) {
    pass(Self.didStart, track) { forwardToDelegate()?.player(player, didStart: track) }
  }

  func player(_ player: Player, didFinish track: String, at second: Int) {
    pass(Self.didFinish, (player, track, second)) {
      forwardToDelegate()?.player(player, didFinish: track, at: second)
    }
  }
}

final class JukeboxDelegateProxy: PlayerDelegateProxy {
  init(_ jukebox: Jukebox) {
    super.init(parentObject: jukebox, delegateProxy: PlayerDelegateProxy.self)
  }
}

/// A delegate of the program.
@MainActor
final class Room: PlayerDelegate {
  let name: String
  let log: @MainActor (String) -> Void

  init(_ name: String, _ log: @escaping @MainActor (String) -> Void = { _ in }) {
    self.name = name
    self.log = log
  }

  func player(_ player: Player, volumeOf track: String) -> Int { 11 }
  func player(_ player: Player, didStart track: String) { log("\(name) \(track)") }
  func player(_ player: Player, didFinish track: String, at second: Int) {
    log("\(name) \(track) \(second)")
  }
}
