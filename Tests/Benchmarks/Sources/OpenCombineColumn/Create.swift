// SPDX-License-Identifier: MIT
import OpenCombine

/// Stands in for the `create` that Combine does not have.
///
/// The smallest honest equivalent: on the first demand it pushes everything synchronously (demand
/// ignored, exactly like Rx's create), with a cancelled check an element.
struct Create<Output, Failure: Error>: Publisher {
  let body: (Sink) -> Void

  final class Sink: Subscription {
    private var receiveValue: ((Output) -> Void)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private let body: (Sink) -> Void
    private var started = false
    private var done = false

    init<S: Subscriber>(_ s: S, _ body: @escaping (Sink) -> Void)
    where S.Input == Output, S.Failure == Failure {
      self.body = body
      receiveValue = { _ = s.receive($0) }
      receiveCompletion = { s.receive(completion: $0) }
    }

    func request(_: Subscribers.Demand) {
      if started { return }
      started = true
      body(self)
    }

    func cancel() {
      done = true
      receiveValue = nil
      receiveCompletion = nil
    }

    @inline(__always) func send(_ x: Output) { if !done { receiveValue?(x) } }

    func send(completion: Subscribers.Completion<Failure>) {
      if done { return }
      done = true
      let c = receiveCompletion
      receiveValue = nil
      receiveCompletion = nil
      c?(completion)
    }
  }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    subscriber.receive(subscription: Sink(subscriber, body))
  }
}

@inline(never)
func ones(_ n: Int) -> Create<Int, Never> {
  Create { sink in
    for _ in 0..<n { sink.send(1) }
  }
}

@inline(never)
func repeated<T>(_ x: T, _ n: Int) -> Create<T, Never> {
  Create { sink in
    for _ in 0..<n { sink.send(x) }
  }
}
