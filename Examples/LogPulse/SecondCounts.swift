// SPDX-License-Identifier: MIT

/// Requests and errors within one second of log time, or within a few.
struct SecondCount: Equatable, Sendable {
  /// Seconds since 1970.
  let second: Int
  var requests = 0
  /// Those answered with 5xx.
  var errors = 0
}

/// How many requests and errors each second of the log saw, in whatever order its lines come: logs
/// of several servers may be read one after the other, and clocks may go back.
///
/// Memory does not grow with the log's length: cells stand in blocks, and if there are too many
/// blocks, all cells become twice as wide. That happens after six days of traffic without pause.
struct SecondCounts: Sendable {
  private struct Cell: Sendable {
    var requests: UInt32 = 0
    var errors: UInt32 = 0

    mutating func add(_ other: Cell) {
      requests += other.requests
      errors += other.errors
    }
  }

  private static let blockBits = 8
  private static let blockSize = 1 << blockBits

  private let blockLimit: Int
  /// A cell is 2^widthBits seconds wide.
  private(set) var widthBits = 0
  private var blocks: [Int: [Cell]] = [:]
  /// The block touched last stands beside the others, so that it is not looked up for each count.
  private var index = 0
  private var block: [Cell] = []
  /// The earliest and the latest second with a request.
  private(set) var first = Int.max
  private(set) var last = Int.min

  init(blockLimit: Int = 2048) {
    self.blockLimit = blockLimit
  }

  /// Seconds a cell.
  var width: Int { 1 << widthBits }

  mutating func add(_ count: SecondCount) {
    if block.isEmpty || count.second >> (widthBits + Self.blockBits) != index {
      select(count.second)
    }
    let cell = count.second >> widthBits & (Self.blockSize - 1)
    block[cell].requests += UInt32(truncatingIfNeeded: count.requests)
    block[cell].errors += UInt32(truncatingIfNeeded: count.errors)
    first = min(first, count.second)
    last = max(last, count.second)
  }

  /// The cells with requests in the order of time, each named by its first second.
  var cells: some Sequence<SecondCount> {
    let (blocks, widthBits) = (allBlocks.sorted { $0.key < $1.key }, widthBits)
    return blocks.lazy.flatMap { index, block in
      block.indices.lazy.filter { block[$0].requests > 0 }.map { cell in
        SecondCount(
          second: (index << Self.blockBits + cell) << widthBits,
          requests: Int(block[cell].requests), errors: Int(block[cell].errors))
      }
    }
  }

  /// The counts of the window that begins with a cell.
  struct Window {
    let cell: SecondCount
    var requests = 0
    var errors = 0
    /// The last cell with errors, if there are any.
    var lastError = 0
  }

  /// Calls `body` for each cell with requests, in the order of time, with the window of `seconds`
  /// that begins with it.
  func forEachWindow(of seconds: Int, _ body: (Window) -> Void) {
    // Two ways through the cells: at the beginning of the window, and at its end.
    var ahead = cells.makeIterator()
    var upcoming = ahead.next()
    var (requests, errors, lastError) = (0, 0, 0)
    for cell in cells {
      while let next = upcoming, next.second < cell.second + seconds {
        requests += next.requests
        errors += next.errors
        if next.errors > 0 { lastError = next.second }
        upcoming = ahead.next()
      }
      body(Window(cell: cell, requests: requests, errors: errors, lastError: lastError))
      requests -= cell.requests
      errors -= cell.errors
    }
  }

  private var allBlocks: [Int: [Cell]] {
    block.isEmpty ? blocks : blocks.merging([index: block]) { _, new in new }
  }

  /// Makes the block of `second` the current block.
  private mutating func select(_ second: Int) {
    if !block.isEmpty { blocks[index] = block }
    index = second >> (widthBits + Self.blockBits)
    while blocks[index] == nil, blocks.count >= max(blockLimit, 2) {
      blocks = widened
      widthBits += 1
      index = second >> (widthBits + Self.blockBits)
    }
    block = blocks.removeValue(forKey: index) ?? Array(repeating: Cell(), count: Self.blockSize)
  }

  /// The counts in cells of twice the width.
  private var widened: [Int: [Cell]] {
    var result: [Int: [Cell]] = [:]
    for (index, block) in blocks {
      let offset = (index & 1) * Self.blockSize / 2
      for cell in block.indices where block[cell].requests > 0 {
        result[index >> 1, default: Array(repeating: Cell(), count: Self.blockSize)][
          offset + cell / 2
        ].add(block[cell])
      }
    }
    return result
  }
}
