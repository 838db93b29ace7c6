// SPDX-License-Identifier: MIT
import BraidCore
import TestSupport
import Testing

@testable import BraidTrace

struct LineTableTests {
  /// Address 0x1000, line 10 in file 1; four bytes later, line 12 in file 2.
  private static let twoLinesProgram: [UInt8] = [
    0, 9, 2, 0x00, 0x10, 0, 0, 0, 0, 0, 0, 3, 9, 1, 4, 2, 2, 4, 3, 2, 1, 2, 4, 0, 1, 1,
  ]
  private let twoLines = Image(programs: twoLinesProgram)

  /// One unit has line 5 at 0x2000 and line 7 at 0x1ff0; another has line 9 at 0x1ff8.
  private let twoUnits = Image(
    programs: [
      0, 9, 2, 0x00, 0x20, 0, 0, 0, 0, 0, 0, 3, 4, 1, 2, 4, 0, 1, 1,
      0, 9, 2, 0xf0, 0x1f, 0, 0, 0, 0, 0, 0, 3, 6, 1, 2, 4, 0, 1, 1,
    ],
    [0, 9, 2, 0xf8, 0x1f, 0, 0, 0, 0, 0, 0, 3, 8, 1, 2, 4, 0, 1, 1])

  private func lines(
    _ image: Image, _ addresses: [UInt64], where isWanted: (String) -> Bool = { _ in true }
  ) -> [UInt64: LineTable.Line]? {
    image.bytes.withUnsafeBytes { LineTable($0)?.lines(of: addresses, where: isWanted) }
  }

  @Test func `an address has the line of the row before it`() {
    let found = lines(twoLines, [0xfff, 0x1000, 0x1003, 0x1004, 0x1007, 0x1008])
    expectEqual(
      found,
      [
        0x1000: .init(file: "app/a.swift", line: 10), 0x1003: .init(file: "app/a.swift", line: 10),
        0x1004: .init(file: "lib/b.swift", line: 12), 0x1007: .init(file: "lib/b.swift", line: 12),
      ])
  }

  @Test func `code of another file has the line before it that is wanted`() {
    let found = lines(twoLines, [0x1005]) { $0.hasPrefix("app") }
    expectEqual(found, [0x1005: .init(file: "app/a.swift", line: 10)])
  }

  /// Address 0x1004 to 0x1007 are code of the library, of which 0x1004 to 0x1006 are inlined.
  ///
  /// - Parameter home: The number of the file that declares the function.
  private static func inlined(home: UInt8) -> Image {
    let shapes: [UInt8] = [
      2, 0x2e, 1, 0x11, 0x01, 0x12, 0x06, 0x47, 0x13, 0, 0,  // a function, declared elsewhere
      3, 0x1d, 1, 0x11, 0x01, 0x12, 0x06, 0x58, 0x0b, 0x59, 0x0b, 0, 0,  // an inlined call
      4, 0x1d, 0, 0x55, 0x17, 0x58, 0x0f, 0x59, 0x0f, 0, 0,  // one with several ranges
      5, 0x2e, 0, 0x03, 0x08, 0x3a, 0x0b, 0, 0,  // a declaration with a name
    ]
    // The unit's header and its entry take 24 bytes: there is the declaration.
    let functions: [UInt8] =
      [5, 0x66, 0, home]
      + [2] + little(0x1000, 8) + little(8, 4) + little(24, 4)
      + [3] + little(0x1002, 8) + little(5, 4) + [1, 11]
      + [4] + little(0, 4) + [2, 3] + [0, 0, 0]
    let ranges = little(4, 8) + little(5, 8) + little(5, 8) + little(7, 8) + little(0, 16)
    return Image(
      programs: twoLinesProgram, functions: functions, shapes: shapes, ranges: ranges)
  }

  @Test func `inlined code of a library has the line of the innermost call in a wanted file`() {
    let image = Self.inlined(home: 1)
    let found = lines(image, [0x1001, 0x1003, 0x1004, 0x1006]) { $0.hasPrefix("app") }
    expectEqual(
      found,
      [
        0x1001: .init(file: "app/a.swift", line: 10), 0x1003: .init(file: "app/a.swift", line: 10),
        0x1004: .init(file: "app/a.swift", line: 11), 0x1006: .init(file: "app/a.swift", line: 11),
      ])
    expectEqual(
      lines(image, [0x1004]) { _ in true }, [0x1004: .init(file: "lib/b.swift", line: 12)])
  }

  @Test func `other code of a wanted function has the line before it, of another one it has none`()
  {
    func line(home: UInt8) -> [UInt64: LineTable.Line]? {
      lines(Self.inlined(home: home), [0x1007]) { $0.hasPrefix("app") }
    }
    expectEqual(line(home: 1), [0x1007: .init(file: "app/a.swift", line: 10)])
    expectEqual(line(home: 2), [:])
    expectEqual(line(home: 0), [:])
  }

  @Test func `a unit finds the addresses of all its sequences, and of no other unit`() {
    let found = lines(twoUnits, [0x1fef, 0x1ff0, 0x1ff3, 0x1ff4, 0x1ff8, 0x1ffc, 0x2003, 0x2004])
    #expect(
      found == [
        0x1ff0: .init(file: "app/a.swift", line: 7), 0x1ff3: .init(file: "app/a.swift", line: 7),
        0x1ff8: .init(file: "app/a.swift", line: 9), 0x2003: .init(file: "app/a.swift", line: 5),
      ])
  }

  @Test func `only a unit that covers an address is read again`() {
    twoUnits.bytes.withUnsafeBytes { bytes in
      let table = LineTable(bytes)
      var asked = 0
      func lines(of addresses: [UInt64]) -> [UInt64: LineTable.Line]? {
        asked = 0
        return table?.lines(of: addresses) { file in
          if file == "app/a.swift" { asked += 1 }
          return true
        }
      }
      #expect(lines(of: [0x1000, 0x2004]) == [:] && asked == 0)
      #expect(lines(of: [0x2000])?.values.map(\.line) == [5] && asked == 1)
      #expect(lines(of: [0x1ff8])?.values.map(\.line) == [9] && asked == 2)
    }
  }

  @Test func `a file that is not a program has no lines`() {
    expectEqual(lines(Image(bytes: []), [0]), nil)
    expectEqual(lines(Image(bytes: [UInt8](repeating: 0, count: 200)), [0]), nil)
  }

  @Test func `no damaged byte, and no missing end, leads out of the file`() {
    for image in [twoLines, Self.inlined(home: 1)] {
      for index in image.bytes.indices {
        for value in [0, 1, 0x7f, 0x80, 0xff] as [UInt8] {
          var damaged = image.bytes
          damaged[index] = value
          _ = lines(Image(bytes: damaged), [0x1000, 0x1004]) { $0.hasPrefix("app") }
        }
        _ = lines(Image(bytes: Array(image.bytes[..<index])), [0x1000]) { $0.hasPrefix("app") }
      }
    }
  }

  /// An ELF file with a table of lines, of version 4: a unit for each program.
  private struct Image {
    let bytes: [UInt8]

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// - Parameters:
    ///   - programs: The lines of each unit.
    ///   - functions: The entries of the first unit's functions, after its own.
    ///   - shapes: What these entries consist of; codes up to one are taken.
    ///   - ranges: Pairs of addresses, counted from 0x1000.
    init(
      programs: [UInt8]..., functions: [UInt8] = [], shapes: [UInt8] = [], ranges: [UInt8] = []
    ) {
      func text(_ text: String) -> [UInt8] { Array(text.utf8) + [0] }
      let tables =
        text("app") + text("lib") + [0] + text("a.swift") + [1, 0, 0] + text("b.swift")
        + [2, 0, 0, 0]
      let fields: [UInt8] = [1, 1, 1, 0xfb, 14, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
      let header = fields + tables
      let lines = programs.flatMap { program in
        let unit =
          little(4, 2) + little(header.count, 4) + header + program
        return little(unit.count, 4) + unit
      }
      // An entry with the offset of its lines and its first address.
      let entries =
        little(4, 2) + little(0, 4) + [8, 1]
        + little(0, 4) + little(0x1000, 8) + functions
      let sections: [(name: String, contents: [UInt8])] = [
        (".debug_line", lines),
        (".debug_info", functions.isEmpty ? [] : little(entries.count, 4) + entries),
        (".debug_abbrev", [1, 0x11, 1, 0x10, 0x17, 0x11, 0x01, 0, 0] + shapes + [0]),
        (".debug_ranges", ranges),
      ]
      var (names, contents) = ([0] as [UInt8], [] as [UInt8])
      var table = [UInt8](repeating: 0, count: 64)
      func add(_ name: String, _ part: [UInt8]) {
        table +=
          little(names.count, 4) + little(1, 4)
          + little(0, 16) + little(64 + contents.count, 8)
        names += text(name)
        table +=
          little(part.isEmpty ? names.count : part.count, 8)
          + little(0, 24)
        contents += part.isEmpty ? names : part
      }
      for (name, part) in sections where !part.isEmpty { add(name, part) }
      add(".shstrtab", [])
      let count = table.count / 64
      var file: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + little(0, 9)
      file += little(0, 24) + little(64 + contents.count, 8) + little(0, 10)
      file += little(64, 2) + little(count, 2) + little(count - 1, 2)
      bytes = file + contents + table
    }
  }
}

/// The bytes of a number, the lowest first.
private func little(_ value: Int, _ size: Int) -> [UInt8] {
  (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}
