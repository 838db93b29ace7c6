// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTesting
import TestSupport
import Testing

struct FlatMapTests {
  @Test func `flatMap merges the inner sources`() {
    expectDiagram("a---b---|", "1-2-|", "1-2-1-2-|") { source, inner, _ in
      source.flatMap { _ in inner }
    }
  }

  private static let all:
    [@Sendable (Observable<String>, Observable<String>) -> Observable<String>] =
      [
        { source, inner in source.flatMap { _ in inner } },

        { source, inner in source.flatMapFirst { _ in inner } },

        { source, inner in source.flatMapLatest { _ in inner } },

        { source, inner in source.concatMap { _ in inner } },

      ]

  @Test(arguments: all.indices)
  func `an error of the source or an inner source ends the result and disposes the other`(
    index: Int
  ) {
    expectDiagram("a--#", "-1----", "-1-#", subscriptions: ["^--!", "^--!"]) { source, inner, _ in
      Self.all[index](source, inner)
    }
    expectDiagram("a-----", "-1#", "-1#", subscriptions: ["^-!", "^-!"]) { source, inner, _ in
      Self.all[index](source, inner)
    }
  }

  @Test(arguments: all.indices)
  func `an empty source completes, and a silent one never does`(index: Int) {
    expectDiagram("--|", "1|", "--|") { source, inner, _ in Self.all[index](source, inner) }
    expectDiagram("----", "1|", "----", during: "^--!") { source, inner, _ in
      Self.all[index](source, inner)
    }
  }

  @Test(arguments: all.indices)
  func `the result continues when the source completes before the inner source`(index: Int) {
    expectDiagram("a|", "1--2--|", "1--2--|", subscriptions: ["^!", "^-----!"]) {
      source, inner, _ in Self.all[index](source, inner)
    }
  }

  @Test(arguments: zip(all.indices, ["1212|", "12|", "112|", "1212|"]))
  func `synchronous inner observables alternate with the source`(index: Int, expected: String) {
    expectDiagram([], "(\(expected))") { _, _ in
      Self.all[index](.of("a", "b"), .of("1", "2"))
    }
  }

  @Test(arguments: all.indices)
  func `no inner source follows the error of one, even for a value that is sent in reply`(
    index: Int
  ) {
    let (source, inner) = (PublishSubject<String>(), PublishSubject<String>())
    let log = Log<String>()
    let made = Observable<String>.deferred {
      log("subscribed")
      return inner
    }
    _ = Self.all[index](source, made).subscribe(onError: { _ in
      log("error")
      source.onNext("b")
    })
    source.onNext("a")
    inner.onError(MarbleFailure())
    expectEqual(log.entries, ["subscribed", "error"])
  }
}
