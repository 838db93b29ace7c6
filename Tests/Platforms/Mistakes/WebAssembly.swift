// SPDX-License-Identifier: MIT
// error: 'ConcurrentDispatchQueueScheduler' is unavailable: there is no Dispatch on this platform
import BraidObservable

/// A scheduler on a queue of Dispatch, which WebAssembly has not.
func scheduler() -> ConcurrentDispatchQueueScheduler? { nil }
