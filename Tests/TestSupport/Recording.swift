// SPDX-License-Identifier: MIT
public import BraidObservable
import BraidTesting

/// An error for tests.
public struct TestError: Error, Equatable {
  /// Tells errors apart.
  public let name: String

  /// An error called `name`.
  public init(_ name: String) { self.name = name }
}

extension ObservableConvertibleType {
  /// The events that come before `subscribe` returns, as text: `next(1)`, `completed`.
  public func recorded() -> [String] {
    let log = Log<String>()
    let subscription = asObservable().subscribe { log($0.debugDescription) }
    subscription.dispose()
    return log.entries
  }
}

extension ObservableType {
  /// The events, with any error replaced by the error of `#`.
  public func withPlainErrors() -> Observable<Element> {
    materialize().map { $0.error == nil ? $0 : .error(MarbleFailure()) }.dematerialize()
  }
}
