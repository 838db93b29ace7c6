// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting

/// One operator on small inputs, in one model or both: what to play, and how to call it.
struct Demo: Sendable {
  /// The operator in one of the models.
  struct Version: Sendable {
    let model: Model
    /// The operator's name, where it is not the demo's.
    let name: String?
    /// The call, as the operator's box shows it.
    let call: String
    /// The closure that makes the result, in the source code of the demo.
    let site: CodeSite
    let play: @Sendable (Studio) throws -> Performance
  }

  enum Model: String, Sendable {
    case observable = "Observable"
    case signal = "Signal"
  }

  let name: String
  let summary: String
  /// The sources, by their labels.
  var inputs: [(label: String, diagram: String)]
  /// The inner stream for each value of the first source, if the operator has inner streams.
  var inner: String?
  /// The versions of the demo, one for each model or one for both.
  private(set) var versions: [Version] = []

  init(
    _ name: String, _ summary: String, _ inputs: KeyValuePairs<String, String> = [:],
    inner: String? = nil
  ) {
    self.name = name
    self.summary = summary
    self.inputs = inputs.map { ($0, $1) }
    self.inner = inner
  }
}

// MARK: Versions

extension Demo {
  /// The operator of observables.
  func observable(
    _ call: String, file: String = #filePath, line: Int = #line, column: Int = #column,
    _ make: @escaping @Sendable (ObservableStage) -> Observable<String>
  ) -> Demo {
    adding(.observable, nil, call, CodeSite(file, line, column)) {
      try Performance(make(ObservableStage($0)), in: $0)
    }
  }

  /// The operator of observables, whose values are streams.
  func nested(
    _ call: String, file: String = #filePath, line: Int = #line, column: Int = #column,
    _ make: @escaping @Sendable (ObservableStage) -> Observable<Inner>
  ) -> Demo {
    adding(.observable, nil, call, CodeSite(file, line, column, result: "Inner")) {
      try Performance(nested: make(ObservableStage($0)), in: $0)
    }
  }

  /// The operator of observables, whose result several observers share, each from a time of its
  /// own.
  func observable(
    _ call: String, from times: [TestTime], file: String = #filePath, line: Int = #line,
    column: Int = #column, _ make: @escaping @Sendable (ObservableStage) -> Observable<String>
  ) -> Demo {
    adding(.observable, nil, call, CodeSite(file, line, column, observedFrom: times)) {
      try Performance(make(ObservableStage($0)), observedFrom: times, in: $0)
    }
  }

  /// The operator of signals.
  func signal(
    _ call: String? = nil, name: String? = nil, file: String = #filePath, line: Int = #line,
    column: Int = #column, _ make: @escaping @Sendable (SignalStage) -> Signal<String>
  ) -> Demo {
    adding(.signal, name, call, CodeSite(file, line, column)) {
      try Performance(make(SignalStage($0)).asObservable(), in: $0)
    }
  }

  /// The operator of signals, whose values are streams.
  func nestedSignal(
    _ call: String? = nil, file: String = #filePath, line: Int = #line, column: Int = #column,
    _ make: @escaping @Sendable (SignalStage) -> Signal<Inner>
  ) -> Demo {
    adding(.signal, nil, call, CodeSite(file, line, column, result: "Inner")) {
      try Performance(nested: make(SignalStage($0)).asObservable(), in: $0)
    }
  }

  /// The operator of signals, whose result several subscribers share, each from a time of its own.
  func signal(
    _ call: String? = nil, name: String? = nil, from times: [TestTime], file: String = #filePath,
    line: Int = #line, column: Int = #column,
    _ make: @escaping @Sendable (SignalStage) -> Signal<String>
  ) -> Demo {
    adding(.signal, name, call, CodeSite(file, line, column, observedFrom: times)) {
      try Performance(make(SignalStage($0)).asObservable(), observedFrom: times, in: $0)
    }
  }

  private func adding(
    _ model: Model, _ name: String?, _ call: String?, _ site: CodeSite,
    _ play: @escaping @Sendable (Studio) throws -> Performance
  ) -> Demo {
    var demo = self
    let call = call ?? versions.first?.call ?? self.name
    demo.versions.append(
      Version(model: model, name: name, call: call, site: site, play: play))
    return demo
  }
}

// MARK: The arguments of a version

/// The sources and the scheduler for an operator of observables.
struct ObservableStage: Sendable {
  private let studio: Studio

  init(_ studio: Studio) { self.studio = studio }

  var source: Observable<String> { self[0] }
  var other: Observable<String> { self[1] }
  var scheduler: TestScheduler { studio.scheduler }

  subscript(index: Int) -> Observable<String> { studio.sources[index].asObservable() }

  /// The inner stream of a value; each of its values begins with that.
  @Sendable func inner(_ value: String) -> Observable<String> { studio.makeInner(value) }
}

/// The sources and the scheduler for an operator of signals.
struct SignalStage: Sendable {
  private let studio: Studio

  init(_ studio: Studio) { self.studio = studio }

  var source: Signal<String> { self[0] }
  var other: Signal<String> { self[1] }
  var scheduler: TestSignalScheduler { studio.signalScheduler }

  subscript(index: Int) -> Signal<String> { studio.sources[index].asObservable().asSignal() }

  /// The inner stream of a value; each of its values begins with that.
  @Sendable func inner(_ value: String) -> Signal<String> { studio.makeInner(value).asSignal() }
}

/// A value that is a stream of its own, as `groupBy` and `window` send it.
struct Inner: Sendable {
  let label: String
  let stream: Observable<String>
}

/// The error of the demos.
struct DemoError: Error {}

extension ObservableType {
  /// The values as text, which is what pictures show.
  func text() -> Observable<String> { map { "\($0)" } }
}

extension ObservableType where Element == String {
  var numbers: Observable<Int> { map { Int($0) ?? 0 } }
}

extension Signal {
  /// The values as text, which is what pictures show.
  func text() -> Signal<String> { map { "\($0)" } }
}

extension Signal<String> {
  var numbers: Signal<Int> { map { Int($0) ?? 0 } }
}
