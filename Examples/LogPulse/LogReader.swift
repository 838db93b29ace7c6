// SPDX-License-Identifier: MIT

/// Reads one input in chunks of whole lines, and perhaps goes on as it grows.
final class LogReader: @unchecked Sendable {  // read from by one thread at a time
  private let input: Input
  private var file: InputFile
  private var cutter: LineCutter
  /// Only of regular files that are followed: a pipe ends when its writers are done.
  private var rule: FollowRule?
  private var isAtEnd = false

  init(_ input: Input, follow: Bool) throws(InputError) {
    self.input = input
    file = try InputFile(input)
    cutter = LineCutter(source: input.name)
    if follow, !input.isStandardInput, let state = file.state, state.isRegular {
      rule = FollowRule(identity: state.identity)
    }
  }

  /// Whether more may come after `next` returned nil.
  var mayHaveMore: Bool { rule != nil || !isAtEnd }

  /// The next lines; nil at the end, or when there is nothing to read at the moment.
  func next() throws(InputError) -> LineChunk? {
    while true {
      if let chunk = try rest() { return chunk }
      switch rule?.step(for: FileState(path: input.path)) {
      case nil: return isAtEnd ? cutter.finish() : nil
      case .wait: return nil
      case .read: continue
      case .restart:
        file.rewind()
        rule?.didRestart()
      case .reopen:
        // What was written between the last read and the rotation.
        if let chunk = try rest() { return chunk }
        // The name may be gone again: then the old file is the newest.
        guard let (file, rule) = reopened() else { return nil }
        (self.file, self.rule) = (file, rule)
      }
      // Half a line whose end will never come.
      if let chunk = cutter.finish() { return chunk }
    }
  }

  /// Reads up to the end of what there is; nil if no line ended there.
  private func rest() throws(InputError) -> LineChunk? {
    while mayHaveMore, file.waitForBytes() {
      var count = 0
      let file = file
      let step = try cutter.read(atMost: InputFile.chunkSize) { buffer throws(InputError) in
        count = try file.read(into: buffer)
        return count
      }
      rule?.didRead(count)
      switch step {
      case .chunk(let chunk): return chunk
      case .partial: continue
      case .end:
        isAtEnd = true
        return nil
      }
    }
    return nil
  }

  private func reopened() -> (InputFile, FollowRule)? {
    guard let file = try? InputFile(input), let state = file.state else { return nil }
    return (file, FollowRule(identity: state.identity))
  }
}
