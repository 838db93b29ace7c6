// SPDX-License-Identifier: MIT

#if canImport(Combine)
  public import BraidCore
  public import BraidObservable
  public import Combine

  extension Disposable {
    /// A cancellable that disposes this when it is cancelled or released.
    public func asCancellable() -> AnyCancellable { AnyCancellable { self.dispose() } }

    /// Disposes this when the set, or its owner, is released: `store(in: &cancellables)`.
    ///
    /// - Parameter cancellables: The set of a view model that uses Combine.
    public func store(in cancellables: inout Set<AnyCancellable>) {
      asCancellable().store(in: &cancellables)
    }
  }

  extension Cancellable {
    /// A disposable that cancels this when it is disposed.
    ///
    /// It retains this, and also cancels it when it is released without a disposal.
    public func asDisposable() -> any Cancelable {
      // `cancel()` may be called from any thread.
      nonisolated(unsafe) let cancellable = AnyCancellable(self)
      return Disposables.create { cancellable.cancel() }
    }

    /// Cancels this when the bag is released.
    ///
    /// - Parameter bag: Owns the subscriptions of an object.
    public func disposed(by bag: DisposeBag) { asDisposable().disposed(by: bag) }
  }

  extension ObservableConvertibleType {
    /// The name of ``asPublisher(buffering:)`` in RxCombine.
    @available(*, unavailable, renamed: "asPublisher()")
    @_documentation(visibility: internal)
    public var publisher: AnyPublisher<Element, any Error> { asPublisher() }
  }

  extension Subject {
    /// The name of `asObserver()` in RxCombine.
    @available(*, unavailable, renamed: "asObserver()")
    @_documentation(visibility: internal)
    public func asAnyObserver() -> AnyObserver<Output> { AnyObserver { _ in } }
  }
#endif
