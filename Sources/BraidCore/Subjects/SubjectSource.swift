// SPDX-License-Identifier: MIT

/// A part of a source's values: a group or a window, whose observers keep the source subscribed.
@usableFromInline
package final class SubjectSource<Element>: Sendable {
  @usableFromInline let core: SubjectCore
  @usableFromInline let lifetime: SharedLifetime

  @inlinable
  package init(_ core: SubjectCore, _ lifetime: SharedLifetime) {
    self.core = core
    self.lifetime = lifetime
  }

  /// Subscribes an observer of the part, which then counts as a user of the source.
  @inlinable
  package func subscribe(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    lifetime.subscribe(sink.raw, to: core, scope)
  }
}

extension SharedLifetime {
  /// Subscribes an observer of a part of the source's values, which then counts as a user of the
  /// source.
  @usableFromInline
  package final func subscribe(
    _ sink: consuming RawSink, to part: SubjectCore, _ scope: SinkDisposer
  ) {
    let use = newUse()
    scope.set(use)
    part.subscribe(sink.disposing(use), use)
  }
}
