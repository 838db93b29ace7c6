// SPDX-License-Identifier: MIT

/// The calls that an optimized program has replaced by the code of their functions: the tree of
/// functions in the debug information of ELF files.
///
/// Reads versions 2 to 4, which Swift writes; other contents have no calls.
struct InlinedCalls {
  /// A call, as numbers of the table of lines; or, without a line, the function itself.
  struct Call: Equatable {
    var file = 0
    var line = 0
  }

  private let bytes: UnsafePointer<UInt8>
  /// The sections of the file.
  var entries = 0..<0
  var shapes = 0..<0
  var ranges = 0..<0

  init(_ bytes: UnsafePointer<UInt8>) { self.bytes = bytes }

  /// Finds the calls around each address, from the innermost to the outermost, and last the
  /// function whose code has the address.
  ///
  /// - Parameters:
  ///   - addresses: Addresses of one compilation unit, in order.
  ///   - lines: The offset of the unit's lines in the section of lines.
  func around(_ addresses: [UInt64], ofLines lines: Int) -> [UInt64: [Call]] {
    var found: [UInt64: [Call]] = [:]
    var reader = ByteReader(bytes, entries)
    while !reader.isAtEnd {
      var unit = InlinedUnit(&reader, bytes, shapes, ranges)
      guard let lineOffset = unit.start(), lineOffset == lines else { continue }
      unit.visit(addresses) { address, call in found[address, default: []].append(call) }
      break
    }
    return found.mapValues { $0.reversed() }
  }
}

/// The functions of one compilation unit, a tree in preorder.
private struct InlinedUnit {
  /// The tag and the attributes of an entry.
  private struct Shape {
    var tag: UInt64
    var attributes: [(name: UInt64, form: UInt64)] = []
  }

  /// The attributes that matter here; nil where an entry has none.
  private struct Entry {
    var low: UInt64?
    var high: UInt64?
    /// Whether `high` counts from `low`.
    var isHighRelative = false
    var ranges: UInt64?
    var lines: UInt64?
    /// The offset of an entry that declares the function.
    var declaration: UInt64?
    /// The call, or the place of a function's declaration.
    var call = InlinedCalls.Call()
  }

  private let bytes: UnsafePointer<UInt8>
  private let ranges: Range<Int>
  private var reader: ByteReader
  /// Where the unit is.
  private let whole: Range<Int>
  private var isLong = false
  private var isKnown = false
  private var shapes: [UInt64: Shape] = [:]
  private var shapeReader: ByteReader
  /// The address from which ranges count.
  private var base: UInt64 = 0

  /// Reads the header, and leaves `whole` after the unit.
  init(
    _ whole: inout ByteReader, _ bytes: UnsafePointer<UInt8>, _ shapes: Range<Int>,
    _ ranges: Range<Int>
  ) {
    self.bytes = bytes
    self.ranges = ranges
    shapeReader = ByteReader(bytes, shapes)
    let start = whole.offset
    var length = UInt64(whole.u32())
    isLong = length == 0xffff_ffff
    if isLong { length = whole.u64() }
    reader = whole
    if length == 0 { whole.fail() }
    whole.skip(length)
    self.whole = start..<whole.offset
    reader = ByteReader(bytes, reader.offset..<whole.offset)
    let version = reader.u16()
    shapeReader.skip(isLong ? reader.u64() : UInt64(reader.u32()))
    isKnown = (2...4).contains(version) && reader.u8() == 8 && !whole.hasFailed
  }

  /// Reads the entry of the unit itself; returns the offset of its lines.
  mutating func start() -> Int? {
    guard isKnown, let (_, entry) = next() else { return nil }
    base = entry?.low ?? 0
    return entry?.lines.map { Int(clamping: $0) }
  }

  /// Reports the function and the calls that contain each address, from the outermost to the
  /// innermost.
  mutating func visit(_ addresses: [UInt64], _ report: (UInt64, InlinedCalls.Call) -> Void) {
    while let (tag, entry) = next() {
      // A function, or an inlined function.
      guard tag == 0x2e || tag == 0x1d, let entry else { continue }
      var found: [UInt64] = []
      forEachRange(of: entry) { range in
        var index = addresses.partitioningIndex { $0 >= range.lowerBound }
        while index < addresses.count, addresses[index] < range.upperBound {
          found.append(addresses[index])
          index += 1
        }
      }
      if found.isEmpty { continue }
      let call = tag == 0x2e ? InlinedCalls.Call(file: file(of: entry)) : entry.call
      for address in found { report(address, call) }
    }
  }

  /// The file of a function's declaration; zero if it is not known.
  private mutating func file(of function: Entry) -> Int {
    guard function.call.file == 0, let declaration = function.declaration,
      declaration < UInt64(whole.count)
    else { return function.call.file }
    let position = reader
    defer { reader = position }
    reader.offset = whole.lowerBound + Int(declaration)
    return next()?.entry?.call.file ?? 0
  }

  private func forEachRange(of entry: Entry, _ body: (Range<UInt64>) -> Void) {
    func add(_ low: UInt64, _ high: UInt64) { if low < high { body(low..<high) } }
    guard let offset = entry.ranges else {
      guard let low = entry.low, let high = entry.high else { return }
      return add(low, entry.isHighRelative ? low &+ high : high)
    }
    var reader = ByteReader(bytes, ranges)
    reader.skip(offset)
    var base = base
    while !reader.isAtEnd {
      let (low, high) = (reader.u64(), reader.u64())
      if low == 0 && high == 0 { return }
      if low == .max { base = high } else { add(base &+ low, base &+ high) }
    }
  }

  /// Reads the next entry; nil at the end, and without attributes for the end of a list.
  private mutating func next() -> (tag: UInt64, entry: Entry?)? {
    if reader.isAtEnd { return nil }
    let code = reader.unsigned()
    if code == 0 { return (0, nil) }
    guard let shape = shape(code) else { return nil }
    var entry = Entry()
    for (name, form) in shape.attributes {
      let value = value(form)
      switch name {
      case 0x10: entry.lines = value
      case 0x11: entry.low = value
      case 0x12:
        entry.high = value
        entry.isHighRelative = form != 0x01
      case 0x31, 0x47: entry.declaration = form == 0x10 ? nil : value
      case 0x55: entry.ranges = value
      case 0x3a, 0x58: entry.call.file = Int(clamping: value)
      case 0x59: entry.call.line = Int(clamping: value)
      default: break
      }
    }
    return reader.hasFailed ? nil : (shape.tag, entry)
  }

  /// Reads shapes up to the shape of a code.
  private mutating func shape(_ code: UInt64) -> Shape? {
    while shapes[code] == nil {
      let read = shapeReader.unsigned()
      if shapeReader.hasFailed || read == 0 { return nil }
      var shape = Shape(tag: shapeReader.unsigned())
      shapeReader.skip(1)  // whether it has children: a list of them has an end
      while true {
        let (name, form) = (shapeReader.unsigned(), shapeReader.unsigned())
        if shapeReader.hasFailed { return nil }
        if name == 0 && form == 0 { break }
        shape.attributes.append((name, form))
      }
      shapes[read] = shape
    }
    return shapes[code]
  }

  /// Reads a value; zero if it is no number.
  private mutating func value(_ form: UInt64) -> UInt64 {
    switch form {
    case 0x0b, 0x0c, 0x11: return UInt64(reader.u8())
    case 0x05, 0x12: return UInt64(reader.u16())
    case 0x06, 0x13: return UInt64(reader.u32())
    case 0x01, 0x07, 0x14, 0x20: return reader.u64()
    case 0x0e, 0x10, 0x17: return isLong ? reader.u64() : UInt64(reader.u32())
    case 0x0d: return UInt64(bitPattern: reader.signed())
    case 0x0f, 0x15: return reader.unsigned()
    case 0x19: return 1
    case 0x08: reader.skipString()
    case 0x0a: reader.skip(UInt64(reader.u8()))
    case 0x03: reader.skip(UInt64(reader.u16()))
    case 0x04: reader.skip(UInt64(reader.u32()))
    case 0x09, 0x18: reader.skip(reader.unsigned())
    default: reader.fail()
    }
    return 0
  }
}
