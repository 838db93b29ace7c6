// SPDX-License-Identifier: MIT

/// An operation that random programs may have: its models, and how many sources it takes.
package struct Choice: Sendable {
  package let models: Set<Model>
  package let arity: ClosedRange<Int>
  /// Makes the operation with random parameters.
  package let make: @Sendable (inout Generator) -> Operation

  package init(
    _ models: Set<Model>, taking arity: ClosedRange<Int>,
    _ make: @escaping @Sendable (inout Generator) -> Operation
  ) {
    self.models = models
    self.arity = arity
    self.make = make
  }
}

/// All that random programs are made of, by model.
package struct Choices: Sendable {
  private let sources: [Model: [Choice]]
  private let operators: [Model: [Choice]]

  package init(_ choices: [Choice]) {
    func byModel(_ choices: [Choice]) -> [Model: [Choice]] {
      Dictionary(
        uniqueKeysWithValues: [Model.observable, .signal].map { model in
          (model, choices.filter { $0.models.contains(model) })
        })
    }
    sources = byModel(choices.filter { $0.arity.upperBound == 0 })
    operators = byModel(choices.filter { $0.arity.upperBound > 0 })
  }

  /// Operations without sources.
  package func sources(of model: Model) -> [Choice] { sources[model] ?? [] }

  /// Operations with sources.
  package func operators(of model: Model) -> [Choice] { operators[model] ?? [] }
}
