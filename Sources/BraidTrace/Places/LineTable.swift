// SPDX-License-Identifier: MIT

/// The table of source lines in a program's file: the debug information of ELF files.
///
/// Damaged or unknown contents give no lines. An index of the units is built once; then only units
/// that hold an address are read. The code calls no generic function for each byte: in a debug
/// build these would take most of the time.
struct LineTable {
  /// A line of a source file.
  struct Line: Equatable {
    let file: String
    let line: Int
  }

  /// The lines of one compilation unit, and the addresses from its first to its last line.
  private struct Unit {
    let offset: Int
    let start: UInt64
    let end: UInt64
  }

  private let bytes: UnsafePointer<UInt8>
  private var lines = 0..<0
  private var lineStrings = 0..<0
  private var strings = 0..<0
  private var units: [Unit] = []
  private var inlined: InlinedCalls

  /// Finds the sections of a file and the units of the lines; nil if it is no ELF file of 64 bits,
  /// or has no lines.
  ///
  /// - Parameter bytes: The contents of the file, which must outlive the table.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count > 64, let start = bytes.baseAddress else { return nil }
    self.bytes = start.assumingMemoryBound(to: UInt8.self)
    inlined = InlinedCalls(self.bytes)
    let file = ByteReader(self.bytes, 0..<bytes.count)
    var header = file
    guard header.u32() == 0x464c_457f, header.u8() == 2, header.u8() == 1 else { return nil }
    header.offset = 0x28
    let table = Int(clamping: header.u64())
    header.offset = 0x3a
    let (size, count, names) = (Int(header.u16()), Int(header.u16()), Int(header.u16()))
    guard size >= 64, table < bytes.count, count * size <= bytes.count - table, names < count else {
      return nil
    }
    func section(_ index: Int) -> (name: Int, range: Range<Int>) {
      var entry = file
      entry.offset = table + index * size
      let name = Int(entry.u32())
      entry.offset += 20
      let (start, length) = (Int(clamping: entry.u64()), Int(clamping: entry.u64()))
      guard start <= bytes.count, length <= bytes.count - start else { return (name, 0..<0) }
      return (name, start..<start + length)
    }
    let texts = section(names).range
    for index in 0..<count {
      let (name, range) = section(index)
      guard name < texts.count else { continue }
      var text = ByteReader(self.bytes, texts.lowerBound + name..<texts.upperBound)
      switch text.string() {
      case ".debug_line": lines = range
      case ".debug_line_str": lineStrings = range
      case ".debug_str": strings = range
      case ".debug_info": inlined.entries = range
      case ".debug_abbrev": inlined.shapes = range
      case ".debug_ranges": inlined.ranges = range
      default: continue
      }
    }
    if lines.isEmpty { return nil }
    index()
  }

  /// Runs all units for the addresses that they cover.
  private mutating func index() {
    var reader = ByteReader(bytes, lines)
    while !reader.isAtEnd {
      let offset = reader.offset
      let unit = LineProgram(&reader, bytes)
      var start = UInt64.max
      var end: UInt64 = 0
      unit.run { row, _ in
        if row.address < start { start = row.address }
        if row.address > end { end = row.address }
      }
      if start < end { units.append(Unit(offset: offset, start: start, end: end)) }
    }
  }

  /// The lines of addresses in the file, each in a file that `isIncluded`.
  ///
  /// The compiler inlines functions of libraries: an address in such a function has the line of the
  /// innermost call in a wanted file, and none if its whole function is a library's. Where the file
  /// does not say which calls were inlined, the address has the line of a wanted file that precedes
  /// it in the code.
  func lines(
    of addresses: [UInt64], where isIncluded: (String) -> Bool
  ) -> [UInt64: Line] {
    var found: [UInt64: Line] = [:]
    let sorted = addresses.sorted()
    for unit in units {
      let first = sorted.partitioningIndex { $0 >= unit.start }
      let end = sorted.partitioningIndex { $0 >= unit.end }
      if first == end { continue }
      var reader = ByteReader(bytes, unit.offset..<lines.upperBound)
      let program = LineProgram(&reader, bytes)
      let files = program.files(strings, lineStrings)
      let wanted = files.map(isIncluded)
      var inner: [UInt64] = []
      program.find(Array(sorted[first..<end]), where: wanted) { address, row, isExact in
        if found[address] != nil { return }
        found[address] = Line(file: files[row.file], line: row.line)
        if !isExact { inner.append(address) }
      }
      if inner.isEmpty { continue }
      for (address, calls) in inlined.around(inner, ofLines: unit.offset - lines.lowerBound) {
        let outer = calls.first { $0.file < wanted.count && wanted[$0.file] }
        guard let outer else {
          found[address] = nil  // a function of a library, as the program has specialized it
          continue
        }
        if outer.line > 0 { found[address] = Line(file: files[outer.file], line: outer.line) }
      }
    }
    return found
  }
}

/// The lines of one compilation unit, as a program for a small machine.
private struct LineProgram {
  private let bytes: UnsafePointer<UInt8>
  private var reader: ByteReader
  /// At the names of folders and files.
  private var tables: ByteReader
  /// The offset of the number of operands of opcode 1.
  private var operandCounts = 0
  private var isLong = false
  private var version = 0
  private var minLength: UInt64 = 1
  private var lineBase = 0
  private var lineRange = 1
  private var opcodeBase = 1

  /// Reads the header up to the names, and leaves `whole` after the unit.
  init(_ whole: inout ByteReader, _ bytes: UnsafePointer<UInt8>) {
    self.bytes = bytes
    var length = UInt64(whole.u32())
    isLong = length == 0xffff_ffff
    if isLong { length = whole.u64() }
    reader = whole
    if length == 0 { whole.fail() }
    whole.skip(length)
    reader = ByteReader(bytes, reader.offset..<whole.offset)
    tables = reader
    version = Int(reader.u16())
    if whole.hasFailed || !(2...5).contains(version) {
      reader.fail()
      return
    }
    if version == 5 { reader.skip(2) }
    let headerLength = isLong ? reader.u64() : UInt64(reader.u32())
    tables = reader
    reader.skip(headerLength)
    minLength = UInt64(tables.u8())
    tables.skip(version >= 4 ? 2 : 1)
    lineBase = Int(Int8(bitPattern: tables.u8()))
    lineRange = max(Int(tables.u8()), 1)
    opcodeBase = max(Int(tables.u8()), 1)
    operandCounts = tables.offset
    tables.skip(UInt64(opcodeBase - 1))
    if tables.hasFailed { reader.fail() }
  }

  /// The paths of the source files.
  func files(_ strings: Range<Int>, _ lineStrings: Range<Int>) -> [String] {
    var reader = tables
    if version == 5 {
      let folders = entries([], &reader, strings, lineStrings)
      return entries(folders, &reader, strings, lineStrings)
    }
    var folders = [""]
    while !reader.hasFailed {
      let name = reader.string()
      if name.isEmpty { break }
      folders.append(name)
    }
    var files = [""]
    while !reader.hasFailed {
      let name = reader.string()
      if name.isEmpty { break }
      let folder = Int(clamping: reader.unsigned())
      files.append(LineProgram.path(name, folder, folders))
      for _ in 0..<2 { _ = reader.unsigned() }
    }
    return files
  }

  /// The path of a file in a folder of the table.
  private static func path(_ name: String, _ folder: Int, _ folders: [String]) -> String {
    guard !name.hasPrefix("/"), folder < folders.count, !folders[folder].isEmpty else {
      return name
    }
    return folders[folder] + "/" + name
  }

  /// A table of version 5: the paths of folders, or of files in folders.
  private func entries(
    _ folders: [String], _ reader: inout ByteReader, _ strings: Range<Int>,
    _ lineStrings: Range<Int>
  ) -> [String] {
    let formats = (0..<Int(reader.u8())).map { _ in (reader.unsigned(), reader.unsigned()) }
    let count = Int(clamping: reader.unsigned())
    var paths: [String] = []
    if formats.isEmpty { return paths }
    for _ in 0..<count {
      if reader.hasFailed { return paths }
      var name = ""
      var folder = 0
      for (content, form) in formats {
        var text = ""
        var number: UInt64 = 0
        switch form {
        case 0x08: text = reader.string()
        case 0x1f, 0x0e:
          let offset = Int(clamping: isLong ? reader.u64() : UInt64(reader.u32()))
          let section = form == 0x1f ? lineStrings : strings
          if offset < section.count {
            var place = ByteReader(bytes, section.lowerBound + offset..<section.upperBound)
            text = place.string()
          }
        case 0x0b: number = UInt64(reader.u8())
        case 0x05: number = UInt64(reader.u16())
        case 0x06: reader.skip(4)
        case 0x07: reader.skip(8)
        case 0x1e: reader.skip(16)
        case 0x0f: number = reader.unsigned()
        case 0x09: reader.skip(reader.unsigned())
        default: reader.fail()
        }
        if content == 1 { name = text }
        if content == 2 { folder = Int(clamping: number) }
      }
      paths.append(LineProgram.path(name, folder, folders))
    }
    return paths
  }

  struct Row {
    var address: UInt64 = 0
    var file = 1
    var line = 1
  }

  /// Reports the rows of the addresses, which are sorted: those in a wanted file, or the last such
  /// row before, which is not exact.
  func find(
    _ addresses: [UInt64], where wanted: [Bool], _ report: (UInt64, Row, _ isExact: Bool) -> Void
  ) {
    guard wanted.contains(true), let first = addresses.first, let highest = addresses.last else {
      return
    }
    var last: Row?
    var near: Row?
    run { row, isEnd in
      if let last, let near, row.address > first, last.address <= highest {
        var index = addresses.partitioningIndex { $0 >= last.address }
        while index < addresses.count, addresses[index] < row.address {
          report(addresses[index], near, near.address == last.address && near.file == last.file)
          index += 1
        }
      }
      last = isEnd ? nil : row
      if isEnd {
        near = nil
      } else if row.line > 0, row.file < wanted.count, wanted[row.file] {
        near = row
      }
    }
  }

  /// Runs the program, and passes each row of the table to `emit`, with whether it ends a sequence.
  func run(_ emit: (Row, _ isEnd: Bool) -> Void) {
    var reader = reader
    var row = Row()
    while !reader.isAtEnd {
      let opcode = Int(reader.u8())
      if opcode >= opcodeBase {
        let adjusted = opcode &- opcodeBase
        row.address &+= UInt64(adjusted / lineRange) &* minLength
        row.line &+= lineBase &+ adjusted % lineRange
        emit(row, false)
        continue
      }
      switch opcode {
      case 0:
        let length = reader.unsigned()
        var end = reader
        end.skip(length)
        if length == 0 || end.hasFailed { return }
        switch reader.u8() {
        case 1:
          emit(row, true)
          row = Row()
        case 2 where length == 9: row.address = reader.u64()
        default: break
        }
        reader = end
      case 1: emit(row, false)
      case 2: row.address &+= reader.unsigned() &* minLength
      case 3: row.line &+= Int(truncatingIfNeeded: reader.signed())
      case 4: row.file = Int(clamping: reader.unsigned())
      case 8: row.address &+= UInt64((255 - opcodeBase) / lineRange) &* minLength
      case 9: row.address &+= UInt64(reader.u16())
      default:
        var operands = bytes[operandCounts + opcode - 1]
        while operands > 0 {
          _ = reader.unsigned()
          operands -= 1
        }
      }
    }
  }
}

/// Reads numbers and texts from a range of bytes; fails at its end instead of leaving it.
struct ByteReader {
  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  var offset: Int
  private(set) var hasFailed = false

  init(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  var isAtEnd: Bool { offset >= end }

  mutating func fail() {
    hasFailed = true
    offset = end
  }

  /// Continues `count` bytes later.
  mutating func skip(_ count: UInt64) {
    if hasFailed || offset > end || count > UInt64(end - offset) {
      fail()
    } else {
      offset += Int(count)
    }
  }

  mutating func u8() -> UInt8 {
    if offset >= end {
      fail()
      return 0
    }
    offset &+= 1
    return bytes[offset &- 1]
  }

  mutating func u16() -> UInt16 { UInt16(u8()) | UInt16(u8()) &<< 8 }
  mutating func u32() -> UInt32 { UInt32(u16()) | UInt32(u16()) &<< 16 }
  mutating func u64() -> UInt64 { UInt64(u32()) | UInt64(u32()) &<< 32 }

  mutating func unsigned() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = u8()
      if shift < 64 { result |= UInt64(byte & 0x7f) &<< shift }
      shift &+= 7
      if byte & 0x80 == 0 { return result }
    }
  }

  mutating func signed() -> Int64 {
    var result: Int64 = 0
    var shift: Int64 = 0
    while true {
      let byte = u8()
      if shift < 64 { result |= Int64(byte & 0x7f) &<< shift }
      shift &+= 7
      if byte & 0x80 == 0 {
        return shift < 64 && byte & 0x40 != 0 ? result | -1 &<< shift : result
      }
    }
  }

  /// Continues after the text up to a zero.
  mutating func skipString() { while !hasFailed, u8() != 0 {} }

  /// The text up to a zero.
  mutating func string() -> String {
    let start = offset
    skipString()
    if hasFailed { return "" }
    return String(cString: bytes + start)
  }
}

extension Array {
  /// The index of the first element with a property that all later elements have, too.
  func partitioningIndex(where hasProperty: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if hasProperty(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
