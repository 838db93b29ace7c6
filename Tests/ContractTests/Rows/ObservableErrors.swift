// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable

extension ContractRow {
  static let observableErrors: [ContractRow] = [
    .observable("catch", except: [.swallowsErrors]) { s in
      s.source.catch { _ in try s.check(making: s.other) }
    },
    .observable("catchAndReturn", except: [.swallowsErrors, .endsAfterSubscribing]) { s in
      s.source.catchAndReturn(9)
    },
    .observable("catch(sequence:)", except: [.swallowsErrors]) { s in
      .catch(sequence: [s.source, s.other])
    },
    .observable("catch(sequence:) of a sequence", except: [.swallowsErrors]) { s in
      .catch(sequence: [s.source, s.other].lazy.map { source in s.visit(making: source) })
    },
    .observable("retry(2)", except: [.swallowsErrors]) { s in s.source.retry(2) },
    .observable("retry", except: [.swallowsErrors, .repeats]) { s in s.source.retry() },
    .observable("retry until it goes well", except: [.swallowsErrors, .endsAfterSubscribing]) { s in
      let attempts = AtomicInt()
      return .deferred {
        attempts.store(0)
        return Observable.deferred {
          try s.check(making: attempts.increment() < 5 ? s.source : .empty())
        }
        .retry()
      }
    },
    .observable("retry(when:)", except: [.swallowsErrors]) { s in
      s.source.retry(when: { s.visit(making: $0.take(2)) })
    },
    .observable("retry(when:), a source for each error", except: [.swallowsErrors]) { s in
      s.source.retry(when: { $0.flatMap { _ in try s.check(making: s.other) }.take(3) })
    },
    .observable("retry(when:) later", except: [.swallowsErrors]) { s in
      s.source.retry(when: { $0.take(2).delay(.seconds(3), scheduler: s.scheduler) })
    },
    .observable("retry(when:) another says so", except: [.swallowsErrors]) { s in
      s.source.retry(when: { _ in s.other.take(3) })
    },
    .observable("retry(when:) of one type", except: [.swallowsErrors]) { s in
      s.source.retry(when: { (errors: Observable<Script.Failure>) in
        errors.take(2).do(onNext: { _ in try s.check(0) })
      })
    },
  ]
}
