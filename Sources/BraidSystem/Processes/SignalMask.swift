// SPDX-License-Identifier: MIT
#if canImport(Dispatch) && !os(Windows)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  /// The signals that the calling thread does not receive.
  enum SignalMask {
    /// Runs `body` with no signal blocked.
    ///
    /// A program inherits the mask of the thread that starts it, and the threads of Dispatch and of
    /// tasks block all signals on Linux: the program could not be ended by `SIGTERM`.
    static func withoutBlockedSignals<Result>(_ body: () throws -> Result) rethrows
      -> Result
    {
      var none = sigset_t()
      var former = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, &former)
      defer { pthread_sigmask(SIG_SETMASK, &former, nil) }
      return try body()
    }
  }
#endif
