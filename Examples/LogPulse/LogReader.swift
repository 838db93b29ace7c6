// SPDX-License-Identifier: MIT

/// Reads one input in chunks of whole lines, and perhaps goes on as it grows.
struct LogReader {
  private let path: String
  private var file: InputFile
  private var cutter: LineCutter
  /// Only of regular files that are followed: a pipe ends when its writers are done.
  private var rule: FollowRule?

  init(path: String, follow: Bool) throws(InputError) {
    self.path = path
    file = try InputFile(path)
    guard !file.isCompressed else {
      throw InputError(path, "is compressed; try: zcat FILE | LogPulse -")
    }
    cutter = LineCutter(source: path)
    if follow, let state = file.state, state.isRegular, path != "-" {
      rule = FollowRule(identity: state.identity)
    }
  }

  /// Whether there may be more to read after `next` returned nil.
  var isFollowing: Bool { rule != nil }

  /// The next lines; nil at the end, or when nothing was added.
  mutating func next() throws(InputError) -> LineChunk? {
    while true {
      if let chunk = try rest() { return chunk }
      switch rule?.step(for: FileState(path: path)) {
      case nil: return cutter.finish()
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

  /// Reads up to the end of the open file; nil if no line ended there.
  private mutating func rest() throws(InputError) -> LineChunk? {
    while true {
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
      case .end: return nil
      }
    }
  }

  private func reopened() -> (InputFile, FollowRule)? {
    guard let file = try? InputFile(path), let state = file.state else { return nil }
    return (file, FollowRule(identity: state.identity))
  }
}
