// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

/// C8: disposables in each other, more than a stack of 512 KiB has room for.
@Suite(.alone) struct DisposableStackStressTests {
  static let links: [@Sendable (any Disposable) -> any Disposable] = [
    { Disposables.create($0, Disposables.create()) },
    { CompositeDisposable(disposables: [$0]) },
    { SerialDisposable($0) },
    {
      let link = SingleAssignmentDisposable()
      link.setDisposable($0)
      return link
    },
    { CompoundDisposable([$0]) },
    { RefCountDisposable(disposable: $0) },
    { ScopedDisposable($0) },
  ]

  @Test(arguments: [true, false])
  func `nested disposables of all kinds are disposed and released on a small stack`(disposes: Bool)
  {
    let log = Log<String>()
    onSmallStack {
      var list: any Disposable = log.disposable("end")
      for index in 0..<Depth.deep { list = Self.links[index % Self.links.count](list) }
      if disposes { list.dispose() }
    }
    expectEqual(log.entries.count, 1)  // the scoped links dispose when they are released
  }

  @Test(arguments: links.indices, [true, false])
  func `nested disposables of each kind are disposed on a small stack`(link: Int, disposes: Bool) {
    let log = Log<String>()
    onSmallStack {
      var list: any Disposable = log.disposable("end")
      for _ in 0..<100_000 { list = Self.links[link](list) }
      if disposes { list.dispose() }
    }
    expectEqual(log.entries.isEmpty, !(disposes || link == 6))
  }

  // An action that schedules itself again and returns the disposable of that.
  @Test(arguments: [true, false])
  func `jobs that are the results of each other are disposed and released on a small stack`(
    disposes: Bool
  ) {
    let log = Log<String>()
    onSmallStack {
      var first: any Disposable = log.disposable("end")
      for _ in 0..<Depth.deep {
        let job = ScheduledJob { [first] in first }
        job.run()
        first = job
      }
      if disposes { first.dispose() }
    }
    expectEqual(log.entries.count, disposes ? 1 : 0)
  }

  @Test(arguments: [true, false])
  func `virtual actions that schedule each other are disposed and released on a small stack`(
    disposes: Bool
  ) {
    let log = Log<String>()
    onSmallStack {
      let scheduler = HistoricalScheduler()
      @Sendable func next(_ number: Int) -> any Disposable {
        if number == 0 { return log.disposable("end") }
        return scheduler.scheduleRelative(number - 1, dueTime: .seconds(1)) { next($0) }
      }
      let first = next(Depth.deep)
      scheduler.start()
      if disposes { first.dispose() }
    }
    expectEqual(log.entries.count, disposes ? 1 : 0)
  }

  @Test(arguments: links.indices)
  func `nested disposables leave their bag when the innermost one ends`(link: Int) {
    let bag = DisposeBag()
    onSmallStack {
      let end = BooleanDisposable()
      var list: any Disposable = end
      for _ in 0..<100_000 { list = Self.links[link](list) }
      bag.insert(list)
      list = end
      end.dispose()
    }
    // An empty group stays in another group that is not a composite: a caller may refill it.
    let isGroup = link == 2 || link == 4
    expectEqual(bag.count, (isGroup ? 1 : 0))
  }
}
