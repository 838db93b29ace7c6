// SPDX-License-Identifier: MIT
import BraidCocoa
import Support

/// Sends to what joins several subjects.
func joinRows() -> [EverydayRow] {
  [
    row("combineLatest of 5 subjects, a send", 200_000, expected: { n in n + 1 }) {
      n in
      joined(n, 5) { s in
        Observable.combineLatest(s[0], s[1], s[2], s[3], s[4]) { a, _, _, _, _ in a }
      }
    },
    row("combineLatest of 8 subjects, a send", 200_000, rxSwift: 1211.1, expected: { n in n + 1 }) {
      n in
      joined(n, 8) { s in
        Observable.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) {
          a, _, _, _, _, _, _, _ in a
        }
      }
    },
    row(
      "combineLatest of collection of 8, a send", 50_000, rxSwift: 2713.1, expected: { n in n + 1 }
    ) { n in
      joined(n, 8) { s in Observable.combineLatest(s.map { $0.asObservable() }).map { $0[0] } }
    },
    row("zip of 8 subjects, a send", 200_000, rxSwift: 1848.8, expected: { n in n / 8 + 1 }) { n in
      joined(n, 8) { s in
        Observable.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { a, _, _, _, _, _, _, _ in a
        }
      }
    },
    row("sample(sampler), a pair of sends", 200_000, rxSwift: 1247.6) { n in
      var sum = 0
      let source = PublishSubject<Int>()
      let sampler = PublishSubject<Int>()
      let subscription = source.sample(sampler).subscribe(onNext: { sum += $0 })
      for _ in 0..<n {
        source.onNext(1)
        sampler.onNext(1)
      }
      subscription.dispose()
      return sum
    },
  ]
}

/// Sends one to each of the subjects, then one to each of them in turn, `n` in all.
private func joined(
  _ n: Int, _ count: Int, _ join: ([PublishSubject<Int>]) -> Observable<Int>
) -> Int {
  var sum = 0
  let subjects = (0..<count).map { _ in PublishSubject<Int>() }
  let subscription = join(subjects).subscribe(onNext: { sum += $0 })
  for subject in subjects { subject.onNext(1) }
  for i in 0..<n { subjects[i % count].onNext(1) }
  subscription.dispose()
  return sum
}
