// SPDX-License-Identifier: MIT
import BraidCore

/// The calls that led to a place in the code, as addresses; the source lines are found later.
enum CallSite {
  /// The number of calls that are recorded; operators are at most sixteen calls deep, and the
  /// record itself some.
  private static let depth = 24

  /// The return addresses of the calling function and its callers; empty where the system has no
  /// function for it.
  static func frames() -> [UInt] { CallStack.addresses(upTo: depth) }

  /// The file and line of each return address that was looked for.
  ///
  /// Nil in the library, and where there is no table of lines. By addresses, of which a program has
  /// only so many: there is any number of paths to them.
  static let known = Locked<[UInt: String?]>([:])

  /// The file and line of the first call outside the library, as in `Search.swift:41`; nil if the
  /// program has no table of lines that can be read.
  static func place(of frames: [UInt]) -> String? {
    find([frames])
    return known.withLock { known in
      for frame in frames {
        if let place = known[frame] ?? nil { return place }
      }
      return nil
    }
  }

  /// Finds the places of all these calls in one pass through the program's file.
  static func find(_ calls: [[UInt]]) {
    let new = known.withLock { known in Set(calls.joined().filter { known[$0] == nil }) }
    if new.isEmpty { return }
    let places = read(new)
    known.withLock { known in
      for frame in new { known[frame] = .some(places[frame]) }
    }
  }

  private static func read(_ frames: Set<UInt>) -> [UInt: String] {
    var found: [UInt: String] = [:]
    #if os(Linux) || os(Android)
      let mapped = images()
      var addresses: [String: [UInt64]] = [:]
      var places: [UInt: (file: String, address: UInt64)] = [:]
      for frame in frames {
        guard let image = mapped.first(where: { $0.range.contains(frame) }) else { continue }
        // The call is before the address that it returns to.
        let address = UInt64(frame - image.base) - 1
        places[frame] = (image.file, address)
        addresses[image.file, default: []].append(address)
      }
      var lines: [String: [UInt64: LineTable.Line]] = [:]
      for (file, addresses) in addresses {
        lines[file] = table(of: file)?.lines(of: addresses, where: isOfProgram)
      }
      for (frame, place) in places {
        if let line = lines[place.file]?[place.address] {
          found[frame] = "\(line.file.fileName):\(line.line)"
        }
      }
    #endif
    return found
  }

  #if os(Linux) || os(Android)
    /// The tables that were requested; nil for a file without a table.
    private static let tables = Locked<[String: LineTable?]>([:])

    /// Returns the table of lines of a file; reads it the first time, while other threads wait.
    private static func table(of file: String) -> LineTable? {
      tables.withLock { tables in
        if let known = tables[file] { return known }
        let table = CurrentProcess.withMapping(of: file) { LineTable($0) }
        tables[file] = .some(table)
        return table
      }
    }

    /// Whether a source file is neither of this library nor of the standard library, nor of a
    /// sanitizer, whose `backtrace` begins with itself.
    ///
    /// - Parameter file: Its path. For a function of the library that is inlined, it is relative to
    ///   the folder in which the library was built: `Sources/BraidCore/Lifetimes/...`.
    private static func isOfProgram(_ file: String) -> Bool {
      !file.isEmpty && !libraries.contains { CurrentProcess.text(file, contains: $0) }
    }

    private static let libraries =
      ["<", "/stdlib/", "/compiler-rt/"]
      + ["Core", "Observable", "Signal", "Bridge", "Cocoa", "System", "Testing", "Trace"].map {
        "Sources/Braid\($0)/"
      }
  #endif

  /// A part of the program in memory.
  private struct Image {
    let range: Range<UInt>
    /// The address of the file's beginning.
    let base: UInt
    let file: String
  }

  /// The program and its libraries, as the system lists them.
  private static func images() -> [Image] {
    let maps = "/proc/self/maps"
    let text = CurrentProcess.withContents(of: maps) { String(decoding: $0, as: UTF8.self) } ?? ""
    var bases: [Substring: UInt] = [:]
    var images: [Image] = []
    for line in text.split(separator: "\n") {
      // 55d0-55f0 r-xp 00001000 08:01 1234  /path/of the/program
      let words = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
      // A shared mapping is none of the loader's: a table of lines is mapped so.
      guard words.count == 6, words[1].last != "s" else { continue }
      let ends = words[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
      guard ends.count == 2, ends[0] < ends[1] else { continue }
      let file = words[5].drop { $0 == " " }
      let base = bases[file, default: ends[0]]
      bases[file] = base
      images.append(Image(range: ends[0]..<ends[1], base: base, file: String(file)))
    }
    return images
  }
}
