// SPDX-License-Identifier: MIT

/// A source that sends one event a step, as a value: a sequence, a range, a repeated element.
@usableFromInline
package protocol StepSource<Element>: SendableMetatype {
  associatedtype Element

  /// Sends the next event.
  ///
  /// - Returns: Whether another step is wanted.
  mutating func step(_ sink: EventSink<Element>) -> Bool
}

extension StepSource {
  /// Takes the first step when the thread has no other work, and the others after it.
  ///
  /// A loop while nothing else waits; otherwise the source goes to the end of the thread's queue
  /// after each step, so that several of them take turns.
  @inlinable
  package func runOnTrampoline(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    let trampoline = Trampoline.current
    trampoline.schedule(StepItem(self, sink, scope, trampoline))
  }
}

/// A step source in one subscription: the only allocation it makes.
@usableFromInline
final class StepItem<Source: StepSource>: Trampoline.Item,
  @unchecked Sendable  // run by one thread at a time: that whose trampoline it is on
{
  @exclusivity(unchecked) @usableFromInline var source: Source
  @usableFromInline let sink: EventSink<Source.Element>
  @usableFromInline let scope: SinkDisposer
  @exclusivity(unchecked) @usableFromInline var trampoline: Trampoline

  @inlinable
  init(
    _ source: Source, _ sink: consuming EventSink<Source.Element>, _ scope: SinkDisposer,
    _ trampoline: Trampoline
  ) {
    self.source = source
    self.sink = sink
    self.scope = scope
    self.trampoline = trampoline
    super.init { unsafeDowncast($0, to: StepItem.self).run() }
  }

  @inlinable
  func run() {
    if isHeld { moveHere() }
    while scope.wantsStep {
      if !source.step(sink) { return }
      if !trampoline.isEmpty {
        runsAgain = true
        return
      }
    }
    // Held back, or let go on since: then `park` says so.
    if !scope.isDisposed { isHeld = true }
  }

  /// It has been held back, and goes on on this thread.
  @usableFromInline @inline(never)
  func moveHere() {
    isHeld = false
    trampoline = .current
  }

  @usableFromInline
  override package func park() -> Bool { scope.park(self) }
}

/// A step source that runs on a scheduler, one step a piece of work.
@usableFromInline
package final class StepWork<Source: StepSource>: @unchecked Sendable {  // steps never overlap
  @exclusivity(unchecked) @usableFromInline var source: Source
  @usableFromInline let sink: EventSink<Source.Element>
  @usableFromInline let scope: SinkDisposer

  @inlinable
  package init(
    _ source: Source, _ sink: consuming EventSink<Source.Element>, _ scope: SinkDisposer
  ) {
    self.source = source
    self.sink = sink
    self.scope = scope
  }

  /// Sends the next event.
  ///
  /// - Returns: Whether another step is wanted.
  @inlinable
  package func step() -> Bool { !scope.isDisposed && source.step(sink) }
}
