// SPDX-License-Identifier: MIT
import BraidCore

/// The observable that `create` returns.
///
/// It retains the subscribe handler and calls it for each subscription.
final class AnonymousObservable<Element>: Observable<Element>,
  @unchecked Sendable  // immutable
{
  typealias SubscribeHandler = @Sendable (AnyObserver<Element>) -> any Disposable

  private let subscribeHandler: SubscribeHandler

  required init(_ subscribeHandler: @escaping SubscribeHandler, function: StaticString) {
    self.subscribeHandler = subscribeHandler
    super.init(.trampolined, by: function) { (this, sink: consuming EventSink<Element>, scope) in
      let this = unsafeDowncast(this, to: AnonymousObservable.self)
      let gate = SinkGate(RawType(Element.self), sink.raw, scope)
      scope.set(this.subscribeHandler(AnyObserver(sink: gate.input.typed())))
    }
  }
}

private let anonymousClasses = ClassTable()

extension Observable {
  /// An observable that calls `handler` for each subscription.
  static func calling(
    _ handler: @escaping @Sendable (AnyObserver<Element>) -> any Disposable,
    function: StaticString = #function
  ) -> Observable<Element> {
    anonymousClasses.find(Element.self) { AnonymousObservable<Element>.self }
      .init(handler, function: function)
  }
}
