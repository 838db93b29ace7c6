// SPDX-License-Identifier: MIT

extension SharedLifetime {
  /// Subscribes an observer of a part of the source's values, which then counts as a user of the
  /// source.
  final func subscribe(
    _ sink: consuming RawSink, to part: SubjectCore, _ scope: SinkDisposer
  ) {
    let use = newUse()
    scope.set(use)
    part.subscribe(sink, use)
  }
}
