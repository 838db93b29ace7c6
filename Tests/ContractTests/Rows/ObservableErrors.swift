// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableErrors: [ContractRow] = [
    .observable("catch", except: [.swallowsErrors]) { s in s.source.catch { _ in s.other } },
    .observable("catchAndReturn", except: [.swallowsErrors]) { s in s.source.catchAndReturn(9) },
    .observable("catch(sequence:)", except: [.swallowsErrors]) { s in
      .catch(sequence: [s.source, s.other])
    },
    .observable("retry(2)", except: [.swallowsErrors]) { s in s.source.retry(2) },
  ]
}
