// SPDX-License-Identifier: MIT
import BraidObservable

// Outside of actors.

nonisolated func length(_ names: Observable<String>) -> Int {
  var length = 0
  names.subscribe(onNext: { length += $0.count }).dispose()
  return length
}

nonisolated final class Log {
  var lines: [String] = []

  func follow(_ names: Observable<String>) -> any Disposable {
    names.subscribe(onNext: { self.lines.append($0) }, onCompleted: { self.lines.append("end") })
  }
}

nonisolated func lines(_ names: Observable<String>) async -> [String] {
  let log = Log()
  let subscription = log.follow(names)
  names.subscribe(onNext: { log.lines.append($0) }).dispose()
  await Task.yield()
  subscription.dispose()
  return log.lines
}

/// A `@Sendable` closure may run on any thread, and the compiler checks its captures.
nonisolated func printAll(_ names: Observable<String>) -> any Disposable {
  let body: @Sendable (String) -> Void = { print($0) }
  let subscribe: @Sendable () -> any Disposable = { names.subscribe(onNext: body) }
  return subscribe()
}

/// Closures of an actor, from outside of it.
nonisolated func follow(_ names: Observable<String>, with store: Store) -> any Disposable {
  #if swift(>=6)
    names.subscribe(with: store, onNext: { $0.take($1) }, onDisposed: { $0.take("end") })
  #else
    names.subscribe(
      with: store, onNext: { store, name in Task { await store.take(name) } },
      onDisposed: { store in Task { await store.take("end") } })
  #endif
}

/// All settings are members of one type, whichever module is imported.
nonisolated func reportEverything() {
  Hooks.onIsolationViolation = .printOncePerCallSite
  Hooks.recordCallStackOnError = true
}
