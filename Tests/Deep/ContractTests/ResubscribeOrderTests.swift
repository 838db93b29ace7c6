// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import BraidSignal
import OperatorCatalogue
import TestSupport
import Testing

/// Where one source follows another: which comes first, the subscription to the new one or the
/// teardown of the old one (C6).
struct ResubscribeOrderTests {
  /// An operator, and steps of which the last lets one source follow another.
  struct Row: Sendable, CustomTestStringConvertible {
    let row: ContractRow
    let steps: [Script.Step]

    var testDescription: String { row.name }

    init(_ row: ContractRow, _ steps: Script.Step...) {
      self.row = row
      self.steps = steps
    }
  }

  /// RxSwift's Catch.swift:186, Timeout.swift:124, Completable+AndThen.swift:103 assign the new
  /// subscription to the serial disposable of the old one; SwitchIfEmpty.swift:78 keeps both.
  @Test(arguments: Row.subscribingFirst)
  func `a replacement is subscribed to before the old source is torn down`(row: Row) {
    expectEqual(journal(of: row), ["subscribed", "torn down"])
  }

  /// RxSwift's TailRecursiveSink.swift:128 and RetryWhen.swift:126.
  @Test(arguments: Row.disposingFirst)
  func `a source is torn down before the next one is subscribed to`(row: Row) {
    expectEqual(journal(of: row), ["torn down", "subscribed"])
  }

  /// ReactiveObjC's RACSubscriber.m:78 and 88: each operator's subscriber disposes of its
  /// subscription before it calls a terminal block.
  @Test(arguments: Row.tearingDownFirst)
  func `a signal that has ended is torn down before the next one is subscribed to`(row: Row) {
    expectEqual(journal(of: row), ["torn down", "subscribed"])
  }

  /// ReactiveObjC's RACSignal+Operations.m:800 to 807: the subject that `takeUntil:` of the old
  /// signal observes sends a value to `flattenMap:` first.
  ///
  /// RACSignal.m:156 to 158: `bind:` adds a signal, and then disposes of the source that it stops.
  @Test(arguments: Row.replacing)
  func `a new signal is subscribed to before the replaced one is torn down`(row: Row) {
    expectEqual(journal(of: row), ["subscribed", "torn down"])
  }

  /// RxSwift's Merge.swift:160 and Switch.swift:116.
  @Test(arguments: Row.disposingInnerFirst)
  func `an inner source is torn down before the next one is subscribed to`(row: Row) {
    expectEqual(journal(of: row), ["torn down", "subscribed"])
  }

  private func journal(of row: Row) -> [String] {
    let run = ContractRun(row.row).subscribe()
    run.play(row.steps.dropLast())
    let journal = Log<String>()
    for probe in [run.source, run.other] {
      probe.watch {
        switch $0 {
        case .subscribed: journal("subscribed")
        case .tornDown: journal("torn down")
        }
      }
    }
    run.play(row.steps.suffix(1))
    return journal.entries
  }
}

extension ResubscribeOrderTests.Row {
  static let subscribingFirst = [
    Self(
      .observable("andThen") { s in s.source.ignoreElements().asCompletable().andThen(s.other) },
      .complete),
    Self(.observable("catch") { s in s.source.catch { _ in s.other } }, .fail),
    Self(
      .observable("retry by a behavior", except: [.repeats]) { s in
        s.source.retry(.immediate(maxCount: 2), scheduler: s.scheduler)
      }, .fail),
    Self(.observable("ifEmpty(switchTo:)") { s in s.source.ifEmpty(switchTo: s.other) }, .complete),
    Self(
      .observable("timeout") { s in
        s.source.timeout(.seconds(3), other: s.other, scheduler: s.scheduler)
      }, .advance(3)),
  ]

  static let disposingFirst = [
    Self(.observable("concat") { s in s.source.concat(s.other) }, .complete),
    Self(.observable("concat of many") { s in .concat([s.source, s.other]) }, .complete),
    Self(.observable("catch(sequence:)") { s in .catch(sequence: [s.source, s.other]) }, .fail),
    Self(.observable("retry", except: [.repeats]) { s in s.source.retry() }, .fail),
    Self(.observable("retry(2)", except: [.repeats]) { s in s.source.retry(2) }, .fail),
    Self(
      .observable("retry(when:)", except: [.repeats]) { s in
        s.source.retry { (errors: Observable<any Error>) in errors }
      }, .fail),
    Self(
      .observable("retry by a policy", except: [.repeats]) { s in
        s.source.retry(RetryPolicy(), scheduler: s.scheduler)
      }, .fail),
    Self(
      .observable("repeatWithBehavior", except: [.repeats]) { s in
        s.source.repeatWithBehavior(.immediate(maxCount: 2), scheduler: s.scheduler)
      }, .complete),
  ]

  static let replacing = [
    Self(
      .signal("flatMap(.latest)") { s in s.source.flatMap(.latest) { _ in s.other } },
      .next(1), .next(2)),
    Self(
      .signal("switchToLatest") { s in s.source.map { _ in s.other }.switchToLatest() },
      .next(1), .next(2)),
    Self(.signal("bind") { s in s.source.bind { { _ in .emitAndStop(s.other) } } }, .next(1)),
  ]

  static let tearingDownFirst = [
    Self(.signal("concat") { s in s.source.concat(s.other) }, .complete),
    Self(.signal("then") { s in s.source.then { s.other } }, .complete),
    Self(.signal("catch") { s in s.source.catch { _ in s.other } }, .fail),
    Self(.signal("catch(to:)") { s in s.source.catch(to: s.other) }, .fail),
    Self(.signal("retry", except: [.repeats]) { s in s.source.retry() }, .fail),
    Self(.signal("repeat", except: [.repeats]) { s in s.source.repeat() }, .complete),
    Self(
      .signal("retry by a policy", except: [.repeats]) { s in
        s.source.retry(RetryPolicy(), on: s.scheduler)
      }, .fail),
  ]

  static let disposingInnerFirst = [
    Self(
      .observable("merge(maxConcurrent:)") { s in
        Observable.of(s.source, s.other).merge(maxConcurrent: 1)
      }, .complete),
    Self(
      .observable("concat of inner sources") { s in Observable.of(s.source, s.other).concat() },
      .complete),
    Self(
      .observable("concatMap") { s in
        Observable.of(s.source, s.other).concatMap { $0 }
      }, .complete),
    Self(
      .observable("flatMapLatest") { s in s.source.flatMapLatest { _ in s.other } },
      .next(1), .next(2)),
    Self(
      .observable("switchLatest") { s in s.source.map { _ in s.other }.switchLatest() },
      .next(1), .next(2)),
    Self(
      .signal("flatten(maxConcurrent:)") { s in
        Signal.from([s.source, s.other]).flatten(maxConcurrent: 1)
      }, .complete),
    Self(
      .signal("flatMap(.concat)") { s in Signal.from([s.source, s.other]).flatMap(.concat) { $0 } },
      .complete),
  ]
}
