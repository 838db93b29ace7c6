// SPDX-License-Identifier: MIT
package import BraidObservable
package import BraidSignal
package import BraidTesting
package import ReferenceModel

/// How random programs use an operator, and its behavior by the reference of `Tests/Deep/Model`.
///
///     references: [.both { .filter($0.predicate()) }]
///
/// The reference enumerates some operations; a new operator is defined by its row, with `.defined`.
package struct OperatorReference: Sendable {
  /// The sources and the scheduler of an operator of either model; values are integers.
  package struct Parts<Source, Scheduler> {
    package let sources: [Source]
    package let parameters: [Int]
    package let scheduler: Scheduler
    /// What every closure calls with its value, and lets throw.
    package let call: @Sendable (Int) throws -> Void
    /// The number of an error.
    package let code: @Sendable (any Error) -> Int

    package init(
      sources: [Source], parameters: [Int], scheduler: Scheduler,
      call: @escaping @Sendable (Int) throws -> Void, code: @escaping @Sendable (any Error) -> Int
    ) {
      self.sources = sources
      self.parameters = parameters
      self.scheduler = scheduler
      self.call = call
      self.code = code
    }
  }

  package typealias ObservableCall =
    @Sendable (Parts<Observable<Int>, TestScheduler>) -> Observable<Int>
  package typealias SignalCall =
    @Sendable (Parts<Signal<Int>, TestSignalScheduler>) -> Signal<Int>

  /// Its operators, as the row shows them; none if it is about all of the row.
  package let names: [String]
  package let models: Set<Model>
  /// Nil if programs use the operator without choosing it.
  package let choice: Choice?
  package let definition: Definition?
  package let observable: ObservableCall?
  package let signal: SignalCall?

  private init(
    _ names: [String], _ models: Set<Model>, _ choice: Choice?, _ definition: Definition? = nil,
    _ observable: ObservableCall? = nil, _ signal: SignalCall? = nil
  ) {
    self.names = names
    self.models = models
    self.choice = choice
    self.definition = definition
    self.observable = observable
    self.signal = signal
  }

  // MARK: The language of the rows

  static func both(
    of names: String..., taking arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> OperatorReference {
    let models: Set<Model> = [.observable, .signal]
    return OperatorReference(names, models, Choice(models, taking: arity, make))
  }

  static func observable(
    of names: String..., taking arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> OperatorReference {
    OperatorReference(names, [.observable], Choice([.observable], taking: arity, make))
  }

  static func signal(
    of names: String..., taking arity: ClosedRange<Int> = 1...1,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) -> OperatorReference {
    OperatorReference(names, [.signal], Choice([.signal], taking: arity, make))
  }

  /// Programs use the operators without choosing them: shared sources, subjects, the bridge.
  static func builtIn(of names: String...) -> OperatorReference {
    OperatorReference(names, [.observable, .signal], nil)
  }

  /// An operation that is defined here, in the models that have a call.
  ///
  /// - Parameters:
  ///   - names: The operators; joined by bars they are the name of the operation in programs.
  ///   - arity: How many sources it takes.
  ///   - isTangled: Whether one end can tear down several things whose order is open.
  ///   - retriesForever: Whether it subscribes again after each error.
  ///   - parameters: Makes random parameters: small integers.
  ///   - observable: The call of the operator of observables.
  ///   - signal: The call of the operator of signals.
  ///   - code: The operation as users write it.
  ///   - reference: Returns the result for the sources, without the library.
  static func defined(
    _ names: String..., taking arity: ClosedRange<Int> = 1...1, isTangled: Bool = false,
    retriesForever: Bool = false,
    parameters: @escaping @Sendable (inout Generator) -> [Int] = { _ in [] },
    observable: ObservableCall? = nil, signal: SignalCall? = nil,
    code: @escaping @Sendable (Definition.Expression) -> String,
    reference: @escaping @Sendable (World, Definition.Application) -> Source
  ) -> OperatorReference {
    let definition = Definition(
      names.joined(separator: " | "), isTangled: isTangled, retriesForever: retriesForever,
      code: code, source: reference)
    var models: Set<Model> = []
    if observable != nil { models.insert(.observable) }
    if signal != nil { models.insert(.signal) }
    return OperatorReference(
      names, models,
      Choice(models, taking: arity) { .defined(definition, parameters(&$0)) },
      definition, observable, signal)
  }
}

extension Operators {
  package static let references = rows.flatMap(\.references)

  /// What random programs choose from.
  package static let choices = Choices(references.compactMap(\.choice))

  /// The references with definitions, by the names of these.
  package static let defined = Dictionary(
    uniqueKeysWithValues: references.compactMap { reference in
      reference.definition.map { ($0.name, reference) }
    })
}

extension Operation {
  /// A defined operation by its name, as the literals of programs have it.
  ///
  /// - Precondition: A row defines it.
  package static func defined(_ name: String, _ parameters: [Int]) -> Operation {
    guard let definition = Operators.defined[name]?.definition else {
      preconditionFailure("no row defines \(name)")
    }
    return .defined(definition, parameters)
  }
}
