// SPDX-License-Identifier: MIT
import BraidBridge
import BraidCore
import BraidObservable
import BraidSignal

/// Keys are a signal of BraidSignal, answers an observable of BraidObservable.
func suggestions(
  for keys: Signal<Key>, from words: WordService, on scheduler: Scheduler
) -> Observable<Answer> {
  let patience = RetryPolicy(.exponential(initial: .milliseconds(100)), maxAttempts: 4)
  return
    keys
    .scan("") { text, key in text.edited(by: key) }
    .asObservable()
    .debounce(.milliseconds(150), scheduler: scheduler.asSchedulerType())
    .distinctUntilChanged()
    .flatMapLatest { text in
      do {
        let found = try await words.search(text).retry(patience, on: scheduler).value()
        return Answer(text: text, words: found ?? [], failure: nil)
      } catch {
        return Answer(text: text, words: [], failure: "\(error)")
      }
    }
}
