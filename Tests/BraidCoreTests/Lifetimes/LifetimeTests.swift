// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

struct LifetimeTests {
  @Test func `a lifetime ends when its token is released or disposed`() {
    let log = Log<String>()
    do {
      let (lifetime, token) = Lifetime.make()
      lifetime.observeEnded { log("released") }
      #expect(!lifetime.hasEnded)
      withExtendedLifetime(token) {}
    }
    expectEqual(log.entries, ["released"])
    let (lifetime, token) = Lifetime.make()
    lifetime.observeEnded { log("disposed") }
    token.dispose()
    #expect(lifetime.hasEnded)
    expectEqual(log.entries, ["released", "disposed"])
  }

  @Test func `a lifetime disposes added disposables`() {
    let log = Log<String>()
    let (lifetime, token) = Lifetime.make()
    lifetime += log.disposable("a")
    let detached = lifetime += log.disposable("b")
    lifetime += nil
    detached?.dispose()
    token.dispose()
    lifetime += log.disposable("late")
    expectEqual(log.entries, ["a", "late"])
  }

  @Test func `a lifetime releases a disposable that has ended`() {
    let (lifetime, token) = Lifetime.make()
    weak var released: SinkDisposer?
    do {
      let scope = SinkDisposer()
      released = scope
      lifetime += scope
      scope.dispose()
    }
    #expect(released == nil)
    withExtendedLifetime(token) {}
  }

  @Test func `the empty lifetime has ended`() {
    let log = Log<String>()
    Lifetime.empty.observeEnded { log("immediately") }
    #expect(Lifetime.empty.hasEnded)
    expectEqual(log.entries, ["immediately"])
  }
}
