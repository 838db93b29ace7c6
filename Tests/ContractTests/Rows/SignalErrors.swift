// SPDX-License-Identifier: MIT
import BraidSignal

extension ContractRow {
  static let signalErrors: [ContractRow] = [
    .signal("attempt") { s in s.source.attempt { try s.check($0) } },
    .signal("tryMap") { s in s.source.tryMap { try s.check($0) + 1 } },
    .signal("catch", except: [.swallowsErrors]) { s in
      s.source.catch { _ in try s.check(making: s.other) }
    },
    .signal("catch(to:)", except: [.swallowsErrors]) { s in s.source.catch(to: s.other) },
    .signal("catchAndReturn", except: [.swallowsErrors, .endsAfterSubscribing]) { s in
      s.source.catchAndReturn(9)
    },
    .signal("retry(2)", except: [.swallowsErrors]) { s in s.source.retry(2) },
    .signal("retry", except: [.swallowsErrors, .repeats]) { s in s.source.retry() },
    .signal("retry by a policy", except: [.swallowsErrors]) { s in
      s.source.retry(
        RetryPolicy(
          .constant(.seconds(3)), maxAttempts: 2, shouldRetry: { _ in s.visit(making: true) }),
        on: s.scheduler)
    },
    .signal("repeat", except: [.repeats]) { s in s.source.repeat() },
  ]
}
