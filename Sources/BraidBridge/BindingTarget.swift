// SPDX-License-Identifier: MIT
public import BraidObservable
public import BraidSignal

extension BindingTargetProvider {
  /// Binds an observable, a relay, a trait or anything else that can be turned into an observable
  /// to a target: the target takes each value.
  ///
  /// ```swift
  /// let volume = SignalProperty(5)
  /// let slider = BehaviorRelay(value: 7)
  /// volume <~ slider
  /// print(volume.value)  // 7
  /// ```
  ///
  /// As for a signal, the binding ends with the source or the target's lifetime, and an error is a
  /// programming error.
  ///
  /// - Returns: A disposable that ends the binding.
  @_disfavoredOverload @discardableResult
  public static func <~ <Source: ObservableConvertibleType>(
    target: Self, source: Source
  ) -> any Disposable where Source.Element == Value {
    target <~ source.asRACSignal()
  }

  /// Binds anything that can be turned into an observable to a target of optional values.
  ///
  /// - Returns: A disposable that ends the binding.
  @_disfavoredOverload @discardableResult
  public static func <~ <Source: ObservableConvertibleType>(
    target: Self, source: Source
  ) -> any Disposable where Value == Source.Element? {
    target <~ source.asRACSignal()
  }
}
