// SPDX-License-Identifier: MIT
import BraidCocoa
import TestSupport
import Testing

@Suite(.exclusive(.mainQueue)) @MainActor
struct DelegateProxyTests {
  let player = Player()
  let log = Log<String>()

  var proxy: PlayerDelegateProxy { .proxy(for: player) }

  // MARK: One proxy per object

  @Test func `an object has one proxy, which is its delegate`() {
    let proxy = proxy
    #expect(self.proxy === proxy)
    #expect(player.delegate === proxy)
    #expect(PlayerDelegateProxy.proxy(for: Player()) !== proxy)
  }

  @Test func `the proxy that is registered for the nearest superclass is created`() {
    let jukebox = Jukebox()
    #expect(PlayerDelegateProxy.proxy(for: jukebox) is JukeboxDelegateProxy)
    #expect(!(proxy is JukeboxDelegateProxy))
  }

  @Test func `a class without a registered proxy traps with its name`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = PlayerDelegateProxy.createProxy(for: Log<Int>()) }
    }
    expectEqual(result?.errorText.contains("no proxy is registered for Log<Int>"), true)
  }

  @Test func `an object that cannot store a proxy traps with the remedy`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = BareProxy.proxy(for: Bare()) }
    }
    #if !canImport(ObjectiveC)
      expectEqual(result?.errorText.contains("Let the class conform to DelegateProxyOwner"), true)
    #endif
  }

  @Test func `a caller that ignores the isolation traps off the main thread`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let player = await Player()
      let take: @MainActor @Sendable () -> Void = { _ = PlayerDelegateProxy.proxy(for: player) }
      // As code in Swift 5 mode sees the member.
      let unchecked = unsafeBitCast(take, to: (@Sendable () -> Void).self)
      await Task.detached { unchecked() }.value
    }
    expectEqual(result?.errorText.contains("Executing on a background thread"), true)
  }

  @Test func `the proxy is released with its object, and its observables complete`() {
    weak var released: PlayerDelegateProxy?
    do {
      let player = Player()
      let proxy = PlayerDelegateProxy.proxy(for: player)
      released = proxy
      _ = proxy.methodInvoked(PlayerDelegateProxy.didStart)
        .subscribe(onNext: { log($0) }, onCompleted: { log("completed") })
      player.start("a")
    }
    #expect(released == nil)
    expectEqual(log.entries, ["a", "completed"])
  }

  // MARK: Observers

  @Test func `a call reaches the observers before, the former delegate, and the observers after`() {
    let room = Room("room") { log($0) }
    player.delegate = room
    let proxy = proxy
    let subscriptions = [
      proxy.methodInvoked(PlayerDelegateProxy.didStart).subscribe(onNext: { log("after \($0)") }),
      proxy.sentMessage(PlayerDelegateProxy.didStart).subscribe(onNext: { log("before \($0)") }),
    ]
    player.start("a")
    expectEqual(log.entries, ["before a", "room a", "after a"])
    for subscription in subscriptions { subscription.dispose() }
    player.start("b")
    expectEqual(log.entries.suffix(1), ["room b"])
  }

  @Test func `observers receive all arguments`() {
    let subscription = proxy.methodInvoked(PlayerDelegateProxy.didFinish)
      .subscribe(onNext: { player, track, second in log("\(track) \(second)") })
    player.finish("a", at: 9)
    expectEqual(log.entries, ["a 9"])
    subscription.dispose()
  }

  @Test func `the proxy is assigned again for the first observer and after the last one`() {
    let proxy = proxy
    let calls = proxy.methodInvoked(PlayerDelegateProxy.didStart)
    #expect(!proxy.isObserved(PlayerDelegateProxy.didStart.name))
    let count = player.assignments.count
    let first = calls.subscribe()
    #expect(proxy.isObserved(PlayerDelegateProxy.didStart.name))
    expectEqual(player.assignments.dropFirst(count), ["nil", "PlayerDelegateProxy"])
    let second = proxy.sentMessage(PlayerDelegateProxy.didStart).subscribe()
    first.dispose()
    expectEqual(player.assignments.count, count + 2)
    second.dispose()
    #expect(!proxy.isObserved(PlayerDelegateProxy.didStart.name))
    expectEqual(player.assignments.count, count + 4)
    second.dispose()
    expectEqual(player.assignments.count, count + 4)
  }

  @Test func `a subscription that is disposed by its first value receives no second one`() {
    let proxy = proxy
    let subscription = SerialDisposable()
    subscription.disposable = proxy.methodInvoked(PlayerDelegateProxy.didStart)
      .subscribe(onNext: { [player] track in
        log(track)
        subscription.dispose()
        player.start("nested")
      })
    player.start("a")
    player.start("b")
    expectEqual(log.entries, ["a"])
  }

  @Test func `an observable of a released proxy completes immediately`() {
    let calls = PlayerDelegateProxy.proxy(for: Player())
      .methodInvoked(PlayerDelegateProxy.didStart)
    _ = calls.subscribe(onNext: { log($0) }, onCompleted: { log("completed") })
    expectEqual(log.entries, ["completed"])
  }

  // MARK: The former delegate

  @Test func `questions go to the former delegate, or have the proxy's answer`() {
    let room = Room("room")
    expectEqual(proxy.player(player, volumeOf: "a"), 5)
    proxy.setForwardToDelegate(room, retainDelegate: false)
    expectEqual(proxy.player(player, volumeOf: "a"), 11)
  }

  @Test func `a delegate that is assigned later is forwarded to once the proxy is used again`() {
    _ = proxy
    let room = Room("room") { log($0) }
    player.delegate = room
    let subscription = proxy.methodInvoked(PlayerDelegateProxy.didStart)
      .subscribe(onNext: { log($0) })
    player.start("a")
    expectEqual(log.entries, ["room a", "a"])
    #expect(player.delegate === proxy)
    subscription.dispose()
  }

  @Test func `a delegate is not retained, unless that is requested`() {
    weak var released: Room?
    weak var retained: Room?
    do {
      let room = Room("room")
      released = room
      proxy.setForwardToDelegate(room, retainDelegate: false)
    }
    #expect(released == nil)
    #expect(proxy.forwardToDelegate() == nil)
    do {
      let room = Room("room")
      retained = room
      proxy.setForwardToDelegate(room, retainDelegate: true)
    }
    #expect(retained != nil)
    proxy.setForwardToDelegate(nil, retainDelegate: false)
    #expect(retained == nil)
  }

  func install(_ room: Room, retained: Bool = false) -> any Disposable {
    PlayerDelegateProxy.installForwardDelegate(
      room, retainDelegate: retained, onProxyForObject: player)
  }

  @Test func `disposal restores the former delegate`() {
    let former = Room("former") { log($0) }
    let room = Room("room") { log($0) }
    player.delegate = former
    let installation = install(room)
    player.start("a")
    installation.dispose()
    installation.dispose()
    player.start("b")
    expectEqual(log.entries, ["room a", "former b"])
  }

  @Test func `installations that end out of order restore the last remaining delegate`() {
    let former = Room("former") { log($0) }
    let rooms = ["1", "2", "3"].map { name in Room(name) { log($0) } }
    player.delegate = former
    let installations = rooms.map { install($0) }
    installations[0].dispose()
    player.start("a")
    installations[2].dispose()
    player.start("b")
    installations[1].dispose()
    player.start("c")
    expectEqual(log.entries, ["3 a", "2 b", "former c"])
  }

  @Test func `an installed delegate is retained until disposal, if requested`() {
    weak var retained: Room?
    let installation: any Disposable
    do {
      let room = Room("room")
      retained = room
      installation = install(room, retained: true)
    }
    #expect(retained != nil)
    installation.dispose()
    #expect(retained == nil)
    #expect(proxy.forwardToDelegate() == nil)
  }

  @Test func `disposal does not replace a delegate that the program has set since`() {
    let room = Room("room")
    let other = Room("other") { log($0) }
    let installation = install(room)
    proxy.setForwardToDelegate(other, retainDelegate: false)
    installation.dispose()
    player.start("a")
    expectEqual(log.entries, ["other a"])
  }
}

/// An object that stores no proxies.
@MainActor final class Bare: HasDelegate {
  typealias Delegate = any PlayerDelegate
  weak var delegate: (any PlayerDelegate)?
}

final class BareProxy: DelegateProxy<Bare, any PlayerDelegate>, DelegateProxyType, PlayerDelegate {
  static func registerKnownImplementations() {
    register { BareProxy(parentObject: $0, delegateProxy: BareProxy.self) }
  }

  func player(_ player: Player, volumeOf track: String) -> Int { 0 }
  func player(_ player: Player, didStart track: String) {}
  func player(_ player: Player, didFinish track: String, at second: Int) {}
}
