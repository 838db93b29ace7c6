// SPDX-License-Identifier: MIT

/// Returns its argument, which the optimizer cannot know.
@inline(never) @_optimize(none)
public func blackhole<T>(_ x: T) -> T { x }

/// Hides a value from the optimizer.
@inline(never)
public func opaque<T>(_ x: T) -> T { blackhole(x) }
