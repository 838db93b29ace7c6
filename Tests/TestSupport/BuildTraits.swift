// SPDX-License-Identifier: MIT
public import Testing

/// Conditions for one kind of build.
extension Trait where Self == ConditionTrait {
  /// A test of debug-build behaviour: unhandled errors are printed, and some errors trap.
  public static var debugBuild: Self { .enabled(if: isDebugBuild, "says what a debug build does") }

  /// A test of release-build behaviour.
  public static var releaseBuild: Self {
    .disabled(if: isDebugBuild, "says what a release build does")
  }
}

private let isDebugBuild: Bool = {
  #if DEBUG
    true
  #else
    false
  #endif
}()
