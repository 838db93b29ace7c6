// SPDX-License-Identifier: MIT
public import BraidCore

extension Signal where Value == Bool {
  /// Sends the opposite of each value.
  ///
  ///     source  t--f--t|
  ///     not     f--t--f|
  @inlinable
  public final func not() -> Signal<Bool> {
    StagedSignal(self, MapStage { !$0 }).named(after: self, "-not")
  }
}

extension Signal where Value == (Bool, Bool) {
  /// Sends whether both elements of each pair are true.
  ///
  ///     first   t--f---|
  ///     second  t----t|
  ///     and     t--f-f-|
  @inlinable
  public final func and() -> Signal<Bool> {
    StagedSignal(self, MapStage { $0.0 && $0.1 }).named(after: self, "-and")
  }

  /// Sends whether either element of each pair is true.
  @inlinable
  public final func or() -> Signal<Bool> {
    StagedSignal(self, MapStage { $0.0 || $0.1 }).named(after: self, "-or")
  }
}

extension Signal where Value == [Bool] {
  /// Sends whether all elements are true; an empty array counts as all.
  @inlinable
  public final func and() -> Signal<Bool> {
    StagedSignal(self, MapStage { $0.allSatisfy { $0 } }).named(after: self, "-and")
  }

  /// Sends whether any element is true; an empty array has none.
  @inlinable
  public final func or() -> Signal<Bool> {
    StagedSignal(self, MapStage { $0.contains(true) }).named(after: self, "-or")
  }
}
