// SPDX-License-Identifier: MIT
public import BraidCore
public import BraidObservable

// Disfavored, so that the same property of another library takes precedence.

extension Reactive where Base: HasLifetime {
  /// A bag that belongs to the object.
  ///
  /// ```swift
  /// final class Screen: HasLifetime, ReactiveCompatible {
  ///   private let token = Lifetime.Token()
  ///   var lifetime: Lifetime { token.lifetime }
  ///
  ///   func show(_ titles: Observable<String>) {
  ///     titles.subscribe(onNext: { print($0) }).disposed(by: rx.disposeBag)
  ///   }
  /// }
  /// ```
  ///
  /// The first access creates the bag. Its contents are disposed when the object is deallocated, or
  /// when another bag is assigned. With an Objective-C runtime, every object has this property;
  /// without it, only objects that conform to `HasLifetime`.
  ///
  /// - **Threads:** may be used on any thread. The contents are disposed on the thread that
  ///   releases the object or assigns the other bag.
  @_disfavoredOverload
  public var disposeBag: DisposeBag {
    get { base.lifetime.bag }
    nonmutating set { base.lifetime.bag = newValue }
  }
}

#if canImport(ObjectiveC)
  extension Reactive where Base: AnyObject {
    /// A bag that belongs to the object.
    ///
    /// The first access creates the bag. Its contents are disposed when the object is deallocated,
    /// or when another bag is assigned.
    ///
    /// - **Threads:** may be used on any thread. The contents are disposed on the thread that
    ///   releases the object or assigns the other bag.
    @_disfavoredOverload
    public var disposeBag: DisposeBag {
      get { (Lifetime.of(base) ?? .empty).bag }
      nonmutating set { Lifetime.of(base)?.bag = newValue }
    }
  }
#endif
