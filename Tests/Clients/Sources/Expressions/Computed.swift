// SPDX-License-Identifier: MIT
import BraidObservable
import BraidSignal

// Chains whose closures compute tuples and numbers, and closures that depend on their types.

func line(_ names: Observable<(String, String, Int)>) -> Observable<String> {
  names.map { a, b, n in (a, b.count, n * 2) }.filter { $0.1 > 0 }
    .map { $0.0 + "\($0.1)" + String($0.2) }.scan("") { $0 + $1 + "," }
}

func line(_ names: Signal<(String, String, Int)>) -> Signal<String> {
  names.map { a, b, n in (a, b.count, n * 2) }.filter { $0.1 > 0 }
    .map { $0.0 + "\($0.1)" + String($0.2) }.scan("") { $0 + $1 + "," }
}

func marked(_ names: Observable<(String, String, Int)>) -> Observable<String> {
  names.map { a, b, n in (a, b.count, n * 2) }.map { $0.0 + "\($0.1)" + String($0.2) }
    .map { $0.isEmpty ? "-" : $0 + "." }
}

func marked(_ names: Signal<(String, String, Int)>) -> Signal<String> {
  names.map { a, b, n in (a, b.count, n * 2) }.map { $0.0 + "\($0.1)" + String($0.2) }
    .map { $0.isEmpty ? "-" : $0 + "." }
}

func even(_ names: Infallible<(String, String, Int)>) -> Infallible<String> {
  names.map { a, b, n in (a, b.count, n * 2) }.map { $0.1 + $0.2 }.filter { $0 % 2 == 0 }
    .map { "\($0)" }
}

func even(_ names: Signal<(String, String, Int)>) -> Signal<String> {
  names.map { a, b, n in (a, b.count, n * 2) }.map { $0.1 + $0.2 }.filter { $0 % 2 == 0 }
    .map { "\($0)" }
}

func counted(_ count: Single<(String, Int)>) -> Single<String> {
  count.map { _, n in n == 0 ? nil : n }.map { $0 ?? 0 }.map { $0 * 2 + 1 }
    .map { "n" + String($0) }
}
