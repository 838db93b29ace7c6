// SPDX-License-Identifier: MIT
import BraidSignal

final class Field {
  var text = ""
  var hint: String?
}

/// The program with the other model.
@MainActor
final class View: HasLifetime {
  private nonisolated let token = Lifetime.Token()
  nonisolated var lifetime: Lifetime { token.lifetime }
  var title = ""
  private let field = Field()

  func bind(_ names: BraidSignal.Signal<String>) {
    names.subscribe(next: { [weak self] in self?.title = $0 })
    names.subscribe(
      next: { self.title = $0 }, error: { self.fail($0) }, completed: { self.title = "" })
    names.subscribe(next: show)
    names.bind(to: self) { $0.title = $1 }
    names.bind(to: self, \.title)
    names.bind(to: field, \.text)
    bind(\.title, from: names)
    var count = 0
    names.subscribe(next: { _ in count += 1 })
    title = "\(count) names"
  }

  private func show(_ name: String) { title = name }

  private func fail(_ error: any Error) { title = "\(error)" }
}

/// And on another actor.
actor Archive {
  private var names: [String] = []
  private var subscription: (any Disposable)?

  func follow(_ source: BraidSignal.Signal<String>) {
    subscription = source.deliver(on: self).subscribe(
      next: { self.names.append($0) }, completed: { self.names = [] })
  }
}
