// SPDX-License-Identifier: MIT

extension Signal where Value == Bool {
  /// Negates each value.
  ///
  ///     source  t--f--t|
  ///     not     f--t--f|
  ///
  /// ```swift
  /// let isBusy = Signal.from([true, false])
  /// isBusy.not().subscribe(next: { print($0) })  // false, true
  /// ```
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** events arrive on the source's thread.
  public final func not() -> Signal<Bool> {
    map { !$0 }.named(after: self, "-not")
  }

  /// Emits whether the latest values of both signals are true, whenever one of them emits.
  ///
  /// Equals ``combineLatest`` followed by `and()`.
  ///
  /// - Parameter other: The other signal, subscribed to second.
  public final func and(_ other: Signal<Bool>) -> Signal<Bool> {
    combineLatest(with: other).and().made(by: #function)
  }

  /// Emits whether the latest value of at least one signal is true, whenever one of them emits.
  ///
  /// ```swift
  /// let (isLoading, isSaving) = (SignalSubject<Bool>(), SignalSubject<Bool>())
  /// let isBusy = isLoading.or(isSaving)
  /// ```
  ///
  /// Equals ``combineLatest`` followed by `or()`.
  ///
  /// - Parameter other: The other signal, subscribed to second.
  public final func or(_ other: Signal<Bool>) -> Signal<Bool> {
    combineLatest(with: other).or().made(by: #function)
  }
}

extension Signal where Value == (Bool, Bool) {
  /// Emits true for a pair of two true elements, otherwise false.
  ///
  ///     first   t--f---|
  ///     second  t----t|
  ///     and     t--f-f-|
  ///
  /// ```swift
  /// let isFilled = Signal.from([true])
  /// let isOnline = Signal.from([false])
  /// isFilled.combineLatest(with: isOnline).and().subscribe(next: { print($0) })  // false
  /// ```
  ///
  /// Typically follows ``combineLatest``. For true if *any* element is true, use `or()`.
  ///
  /// - **Ends:** with the source.
  /// - **Threads:** events arrive on the source's thread.
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 }.named(after: self, "-and")
  }

  /// Emits true for a pair with at least one true element, otherwise false.
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 }.named(after: self, "-or")
  }
}

// One extension for each length, because the elements of a tuple of any length cannot be required
// to be of one type.

extension Signal where Value == (Bool, Bool, Bool) {
  /// Emits true if all three elements of a tuple are true, otherwise false.
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 }.named(after: self, "-and")
  }

  /// Emits true if any of the three elements of a tuple is true, otherwise false.
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool) {
  /// Emits true if all four elements of a tuple are true, otherwise false.
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 }.named(after: self, "-and")
  }

  /// Emits true if any of the four elements of a tuple is true, otherwise false.
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool, Bool) {
  /// Emits true if all five elements of a tuple are true, otherwise false.
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 && $0.4 }.named(after: self, "-and")
  }

  /// Emits true if any of the five elements of a tuple is true, otherwise false.
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 || $0.4 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool, Bool, Bool) {
  /// Emits true if all six elements of a tuple are true, otherwise false.
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 && $0.4 && $0.5 }.named(after: self, "-and")
  }

  /// Emits true if any of the six elements of a tuple is true, otherwise false.
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 || $0.4 || $0.5 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool, Bool, Bool, Bool) {
  /// Emits true if all seven elements of a tuple are true, otherwise false.
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 && $0.4 && $0.5 && $0.6 }.named(after: self, "-and")
  }

  /// Emits true if any of the seven elements of a tuple is true, otherwise false.
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 || $0.4 || $0.5 || $0.6 }.named(after: self, "-or")
  }
}

extension Signal where Value == (Bool, Bool, Bool, Bool, Bool, Bool, Bool, Bool) {
  /// Emits true if all eight elements of a tuple are true, otherwise false.
  public final func and() -> Signal<Bool> {
    map { $0.0 && $0.1 && $0.2 && $0.3 && $0.4 && $0.5 && $0.6 && $0.7 }.named(after: self, "-and")
  }

  /// Emits true if any of the eight elements of a tuple is true, otherwise false.
  public final func or() -> Signal<Bool> {
    map { $0.0 || $0.1 || $0.2 || $0.3 || $0.4 || $0.5 || $0.6 || $0.7 }.named(after: self, "-or")
  }
}

extension Signal where Value == [Bool] {
  /// Emits true if all elements of an array are true, otherwise false; true for an empty array.
  public final func and() -> Signal<Bool> {
    map { $0.allSatisfy { $0 } }.named(after: self, "-and")
  }

  /// Emits true if any element of an array is true, otherwise false; false for an empty array.
  public final func or() -> Signal<Bool> {
    map { $0.contains(true) }.named(after: self, "-or")
  }
}
