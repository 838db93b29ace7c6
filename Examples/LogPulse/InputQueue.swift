// SPDX-License-Identifier: MIT

/// Reads several inputs: one after the other, or in turns if they are followed.
final class InputQueue: @unchecked Sendable {  // read from by one thread at a time
  private var waiting: ArraySlice<Input>
  private var readers: [LogReader] = []
  private let follow: Bool

  init(_ inputs: [Input], follow: Bool) {
    waiting = inputs[...]
    self.follow = follow
  }

  /// Whether more may come after `next` returned nil.
  var mayHaveMore: Bool { !waiting.isEmpty || !readers.isEmpty }

  /// The next lines; nil at the end, or when there is nothing to read at the moment.
  func next() throws(InputError) -> LineChunk? {
    while true {
      while let input = waiting.first, follow || readers.isEmpty {
        readers.append(try LogReader(input, follow: follow))
        waiting.removeFirst()
      }
      guard !readers.isEmpty else { return nil }
      for _ in readers {
        let reader = readers.removeFirst()
        let chunk = try reader.next()
        if chunk != nil || reader.mayHaveMore { readers.append(reader) }
        if let chunk { return chunk }
      }
      if !readers.isEmpty { return nil }
    }
  }
}
