// SPDX-License-Identifier: MIT
// error: cannot find 'getpid' in scope
import WASILibc

#if !_runtime(_multithreaded)
  /// A thread-local key in the target without threads.
  let key = pthread_key_t()
#endif

#if _runtime(_multithreaded)
  /// There is no process in the target with threads either.
  let process = getpid()
#endif
