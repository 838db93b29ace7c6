// SPDX-License-Identifier: MIT
#if canImport(Combine)
  public import BraidObservable
  public import Combine

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
