// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCocoa
import BraidObservable

/// Pipelines that tasks read, and pipelines that tasks feed, on the main actor.
@MainActor
final class Thermometer {
  private let readings = PublishSubject<Double>()
  private(set) var shown: [Double] = []
  private(set) var titles: [String] = []

  /// Loops on the main actor over all readings, and over the newest readings only.
  func show() async {
    let source = Observable<Double>.async(send: { observer in
      for celsius in [19.5, 20, 20.5] { observer.onNext(celsius) }
    })
    do {
      for try await celsius in source.values { shown.append(celsius) }
      for try await celsius in source.values(buffering: .newest(1)) { shown.append(celsius) }
    } catch {
      print(error)
    }
    let driver = source.map { "\($0) °C" }.asDriver(onErrorJustReturn: "?")
    for await title in driver.values { titles.append(title) }
  }

  func average() async throws -> Double {
    let sum = Single.create { [shown] in shown.reduce(0, +) }
    return try await sum.value / Double(max(shown.count, 1))
  }

  /// Async closures in the operators of both models.
  func texts() async throws -> [String?] {
    let latest = readings.startWith(20).take(1).flatMapLatest { try await Self.text($0) }
    let inOrder = Observable.of(19.5, 20).concatMap { try await Self.text($0) }
      .map { $0.lowercased() }
      .do(onNext: { _ = try await Self.text(Double($0.count)) })
    let signal = Observable.of(19.5).asSignal().flatMap(.latest) { try await Self.text($0) }
      .doNext { _ = try await Self.text(Double($0.count)) }
    return [
      try await latest.asSingle().value, try await inOrder.takeLast(1).asSingle().value,
      try await signal.value(),
    ]
  }

  private nonisolated static func text(_ celsius: Double) async throws -> String { "\(celsius) °C" }

  /// An asynchronous sequence, as both models.
  func numbers() async throws -> [Int] {
    let stream = AsyncStream<Int> { continuation in
      for number in 1...3 { continuation.yield(number) }
      continuation.finish()
    }
    let first = try await stream.asObservable().asSignal().value()
    let none = try await Maybe<Int>.create { nil }.value
    try await Completable.create {}.value
    return [first ?? 0, none ?? 0]
  }
}
