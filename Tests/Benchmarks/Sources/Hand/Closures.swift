// SPDX-License-Identifier: MIT
import Foundation

typealias Sink = (Int) -> Void
typealias Source = (@escaping Sink) -> Void

struct Obs { let call: (Int) -> Void }

@inline(never) @_optimize(none)
func hide(_ f: @escaping Source) -> Source { f }
@inline(never) @_optimize(none)
func hide(_ f: @escaping (Int) -> Source) -> (Int) -> Source { f }
@inline(never) @_optimize(none)
func hide2(_ f: @escaping (Int, Int) -> Int) -> (Int, Int) -> Int { f }
@inline(never) @_optimize(none)
func hide4(_ f: @escaping (Int, Int, Int, Int) -> Int) -> (Int, Int, Int, Int) -> Int { f }
@inline(never) @_optimize(none)
func hideEq(_ f: @escaping (Int, Int) -> Bool) -> (Int, Int) -> Bool { f }
@inline(never) @_optimize(none)
func hideBody(_ f: @escaping (Sink) -> Error?) -> (Sink) -> Error? { f }

@inline(never)
func just(_ x: Int) -> Source { { $0(x) } }

/// Unchecked: a mutex is made for several threads.
final class Mutex: @unchecked Sendable {
  let m = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init() {
    var a = pthread_mutexattr_t()
    pthread_mutexattr_init(&a)
    pthread_mutex_init(m, &a)
  }

  @inline(__always) func lock() { pthread_mutex_lock(m) }
  @inline(__always) func unlock() { pthread_mutex_unlock(m) }

  deinit {
    pthread_mutex_destroy(m)
    m.deallocate()
  }
}
