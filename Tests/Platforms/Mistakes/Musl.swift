// SPDX-License-Identifier: MIT
import Musl

/// A function of glibc that musl has not.
func calls() -> Int32 { backtrace(nil, 0) }
