// SPDX-License-Identifier: MIT

// Stages that touch one value at a time and keep no state: they wrap `next`, hand `stop` through
// and share the scope of their chain. One allocation each.
extension EventSink {
  /// What to send here so that transformed values arrive.
  @inlinable
  package func map<Input>(
    _ scope: SinkDisposer, _ transform: @escaping @Sendable (Input) throws -> Element
  ) -> EventSink<Input> {
    EventSink<Input>(
      next: { input in
        do { self.next(try transform(input)) } catch { self.fail(error, scope) }
      }, stop: stop)
  }

  /// What to send here so that only the transformed values that are not nil arrive.
  @inlinable
  package func compactMap<Input>(
    _ scope: SinkDisposer, _ transform: @escaping @Sendable (Input) throws -> Element?
  ) -> EventSink<Input> {
    EventSink<Input>(
      next: { input in
        do {
          if let element = try transform(input) { self.next(element) }
        } catch { self.fail(error, scope) }
      }, stop: stop)
  }

  /// What to send here so that only included values arrive.
  @inlinable
  package func filter(
    _ scope: SinkDisposer, _ isIncluded: @escaping @Sendable (Element) throws -> Bool
  ) -> EventSink {
    EventSink(
      next: { element in
        do {
          if try isIncluded(element) { self.next(element) }
        } catch { self.fail(error, scope) }
      }, stop: stop)
  }
}
