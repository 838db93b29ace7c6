// SPDX-License-Identifier: MIT

extension Signal where Value == Bool {
  /// Sends the opposite of each value.
  ///
  ///     source  t--f--t|
  ///     not     f--t--f|
  @inlinable
  public final func not() -> Signal<Bool> {
    map { !$0 }.named(after: self, "-not")
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
    map { $0.0 && $0.1 }.named(after: self, "-and")
  }

  /// Sends whether either element of each pair is true.
  @inlinable
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 }.named(after: self, "-or")
  }
}

// Written out, because the elements of a tuple of any length cannot be required to be of one type.

extension Signal where Value == (Bool, Bool, Bool) {
  /// Sends whether all three elements of each tuple are true.
  @inlinable
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 }.named(after: self, "-and")
  }

  /// Sends whether any of the three elements of each tuple is true.
  @inlinable
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool) {
  /// Sends whether all four elements of each tuple are true.
  @inlinable
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 }.named(after: self, "-and")
  }

  /// Sends whether any of the four elements of each tuple is true.
  @inlinable
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool, Bool) {
  /// Sends whether all five elements of each tuple are true.
  @inlinable
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 && $0.4 }.named(after: self, "-and")
  }

  /// Sends whether any of the five elements of each tuple is true.
  @inlinable
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 || $0.4 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool, Bool, Bool) {
  /// Sends whether all six elements of each tuple are true.
  @inlinable
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 && $0.4 && $0.5 }.named(after: self, "-and")
  }

  /// Sends whether any of the six elements of each tuple is true.
  @inlinable
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 || $0.4 || $0.5 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool, Bool, Bool, Bool) {
  /// Sends whether all seven elements of each tuple are true.
  @inlinable
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 && $0.4 && $0.5 && $0.6 }.named(after: self, "-and")
  }

  /// Sends whether any of the seven elements of each tuple is true.
  @inlinable
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 || $0.4 || $0.5 || $0.6 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool) {
  /// Sends whether all eight elements of each tuple are true.
  @inlinable
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 && $0.4 && $0.5 && $0.6 && $0.7 }.named(after: self, "-and")
  }

  /// Sends whether any of the eight elements of each tuple is true.
  @inlinable
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 || $0.4 || $0.5 || $0.6 || $0.7 }.named(after: self, "-or")
  }
}

extension Signal where Value == [Bool] {
  /// Sends whether all elements are true; an empty array counts as all.
  @inlinable
  public final func and() -> Signal<Bool> {
    map { $0.allSatisfy { $0 } }.named(after: self, "-and")
  }

  /// Sends whether any element is true; an empty array has none.
  @inlinable
  public final func or() -> Signal<Bool> {
    map { $0.contains(true) }.named(after: self, "-or")
  }
}
