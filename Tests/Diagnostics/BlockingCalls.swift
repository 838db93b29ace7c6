// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal
import BraidTesting

func load(_ source: Observable<Int>, _ signal: Signal<Int>) async throws {
  // noasync: it blocks a thread that tasks share; write `for try await value in source.values`
  _ = try source.toBlocking().toArray()
  // noasync: write `try await source.first().value`
  _ = try source.toBlocking().first()
  // noasync: write `try await source.takeLast(1).first().value`
  _ = try source.toBlocking().last()
  // noasync: write `try await source.asSingle().value`
  _ = try source.toBlocking(timeout: .seconds(1)).single()
  // noasync: write `source.filter { ... }.asSingle().value`
  _ = try source.toBlocking().single { $0 > 1 }
  // noasync: write `source.materialize().values`
  _ = source.toBlocking().materialize()
  // noasync: it blocks a thread that tasks share; write `try await signal.value()`
  _ = signal.first()
  // noasync: write `try await signal.value() ?? other`
  _ = signal.first(default: 1)
  // noasync: write `try await signal.value() ?? other`
  _ = try signal.throwingFirst(default: 1)
  // noasync: write `_ = try await signal.ignoreValues().value()`
  try signal.wait()
  // noasync: write `try await signal.collect().value()`
  _ = try signal.toArray()
  // noasync: iterating blocks a shared thread; write `for try await value in signal.values`
  _ = signal.sequence

  // The replacements that the messages give.
  for try await value in source.values { _ = value }
  _ = try await source.first().value
  _ = try await source.takeLast(1).first().value
  _ = try await source.asSingle().value
  _ = try await source.filter { $0 > 1 }.asSingle().value
  for try await event in source.materialize().values { _ = event }
  _ = try await signal.value()
  _ = try await signal.value() ?? 1
  _ = try await signal.ignoreValues().value()
  _ = try await signal.collect().value()
  for try await value in signal.values { _ = value }
}

/// Nothing is said where there is no task.
func wait(for source: Observable<Int>, _ signal: Signal<Int>) throws -> [Int] {
  let values = try source.toBlocking().toArray()
  return try values + signal.toArray() + Array(signal.sequence)
}
