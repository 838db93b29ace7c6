// SPDX-License-Identifier: MIT

import BraidCore
import BraidSystem

/// Reads one input in chunks of whole lines, and optionally follows it as it grows.
final class LogReader: @unchecked Sendable {  // read from by one thread at a time
  /// The state of the open file.
  enum Step {
    case lines(LineChunk)
    /// Bytes have been read, but no line has ended yet.
    case partial
    /// A followed file cannot be opened; told once.
    case waiting(InputError)
    /// It has been opened after all.
    case appeared
    /// There is nothing new.
    case nothing
    case end
  }

  private let input: Input
  private let follows: Bool
  private var file: InputFile?
  private var cutter: LineCutter
  /// Only of regular files that are followed: a pipe ends when its writers are done.
  private var rule: FollowRule?
  private var rotated: RotatedFiles
  /// Files that had the input's name between the open file and the current one.
  private var missed: [String] = []
  /// The last bytes read of the open file.
  private var tail: [UInt8] = []
  private var isAtEnd = false
  /// No line of the file has been read yet.
  private var isAtBeginning = true
  /// The last reported reason why the file could not be opened.
  private var obstacle: InputError?
  /// Events that are not sent yet.
  private var news: Step?

  init(_ input: Input, follow: Bool) {
    self.input = input
    follows = follow && !input.isStandardInput
    cutter = LineCutter(source: input.name)
    rotated = RotatedFiles(of: input.path)
  }

  /// Reads on.
  func next() throws(InputError) -> Step {
    if file == nil { try open() }
    if let news = takeNews() { return news }
    while file != nil {
      // First of all: a file that was cut and has grown since must not be read from its middle.
      let step = followStep()
      if step != .restart, let step = try rest() { return step }
      switch step {
      case nil:
        guard isAtEnd else { return .nothing }
        return try checked(cutter.finish()).map(Step.lines) ?? .end
      case .wait: return .nothing
      case .read: continue
      case .restart:
        file?.rewind()
        rule?.didRestart()
        tail = []
      case .reopen:
        if missed.isEmpty, let old = file?.state {
          missed = rotated.between(old, and: FileState(path: input.path))
        }
        // The name may be gone again: then the old file is the newest.
        guard try open() else { return takeNews() ?? .nothing }
      }
      // Half a line whose end will never come.
      let half = try checked(cutter.finish())
      isAtBeginning = true
      if let half { return .lines(half) }
    }
    return .nothing
  }

  /// Decides what to do at the end of a followed file; nil for an input that is read once.
  private func followStep() -> FollowRule.Step? {
    if rule == nil { return nil }
    rotated.look()
    let step = rule?.step(for: FileState(path: input.path)) { [file, tail] offset in
      file?.holds(tail, endingAt: offset) ?? false
    }
    if step != .reopen { rotated.logIsInPlace() }
    return step
  }

  /// Opens the next file: a rotated file that was not read yet, or the current one.
  ///
  /// - Returns: False if the file has to be waited for.
  @discardableResult
  private func open() throws(InputError) -> Bool {
    while !missed.isEmpty {
      let missing = Input(path: missed.removeFirst(), name: input.name)
      if let file = try? InputFile(missing) {
        begin(file)
        return true
      }
    }
    do throws(InputError) {
      begin(try InputFile(input))
      if obstacle != nil { news = .appeared }
      obstacle = nil
      return true
    } catch {
      guard follows, error.isMissing || file != nil else { throw error }
      // During a rotation, the name does not exist for a moment.
      if error != obstacle, file == nil || !error.isMissing {
        news = .waiting(error)
        obstacle = error
      }
      return false
    }
  }

  private func begin(_ newFile: InputFile) {
    let state = newFile.state
    rule =
      follows && state?.isRegular == true ? state.map { FollowRule(identity: $0.identity) } : nil
    (file, tail) = (newFile, [])
  }

  private func takeNews() -> Step? {
    defer { news = nil }
    return news
  }

  /// Reads once; nil at the current end of the file, and if nothing comes.
  private func rest() throws(InputError) -> Step? {
    guard let file, rule != nil || !isAtEnd, file.waitForBytes() else { return nil }
    var count: Int? = 0
    let step = try cutter.read(atMost: InputFile.chunkSize) { buffer throws(InputError) in
      count = try file.read(into: buffer)
      if rule != nil { tail = Array((tail + buffer.prefix(count ?? 0).suffix(256)).suffix(256)) }
      return count ?? 0
    }
    rule?.didRead(count ?? 0)
    switch step {
    case .chunk(let chunk): return try checked(chunk).map(Step.lines)
    case .partial: return .partial
    case .end:
      if count == 0 { isAtEnd = true }
      return nil
    }
  }

  /// Checks the first bytes of a file: compressed data must not be counted as malformed lines.
  private func checked(_ chunk: LineChunk?) throws(InputError) -> LineChunk? {
    guard let chunk, isAtBeginning else { return chunk }
    isAtBeginning = false
    if let complaint = Signature.complaint(about: chunk.bytes.prefix(8)) {
      throw InputError(input.name, complaint)
    }
    return chunk
  }
}
