// SPDX-License-Identifier: MIT
import TestSupport
import Testing

extension Trait where Self == ExclusiveTrait {
  /// No other test of threads runs at the same time: they would share the cores, and a test that
  /// waits for a moment would wait for all of them.
  static var alone: Self { .exclusive(.cores) }
}
