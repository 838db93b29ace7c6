// SPDX-License-Identifier: MIT

extension OperatorParts {
  /// Sends the result of `transform` for an object and each value; completes when the object has
  /// been deallocated.
  package static func withUnretained<Object: AnyObject, Input, Output>(
    _ object: Object, _ transform: @escaping (Object, Input) -> Output
  ) -> OperatorParts {
    let reference = WeakReference(object)
    return .reacting("withUnretained") { _ in
      Reaction { (input: Input, sink: EventSink<Output>) in
        if let object = reference.object {
          sink.next(transform(object, input))
        } else {
          sink.finish(.completed)
        }
      }
    }
  }
}
