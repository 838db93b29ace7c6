// SPDX-License-Identifier: MIT
public import Testing

/// What is true of one kind of build alone.
extension Trait where Self == ConditionTrait {
  /// A test of what a debug build does: it prints errors that nobody takes, and stops at some.
  public static var debugBuild: Self { .enabled(if: isDebugBuild, "says what a debug build does") }

  /// A test of what a release build does.
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
