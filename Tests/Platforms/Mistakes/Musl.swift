// SPDX-License-Identifier: MIT
// error: cannot find 'backtrace' in scope
import Musl

/// A function of glibc that musl has not.
func calls() -> Int32 { backtrace(nil, 0) }
