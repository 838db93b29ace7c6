// SPDX-License-Identifier: MIT

// The client: the fields before the user and the time.
//
//     client ident          the common format
//     host client ident     with the virtual host in front, as in Apache's vhost_combined
//     client proxy ident    with two addresses, in either order
//
// The client may be a list, as proxies make it (X-Forwarded-For: client, proxy, proxy). In nginx's
// `main` format that list is at the end, and the first field is the last proxy. A line with more
// words is not an access log or has a prefix, such as a syslog header: it is malformed, not counted
// for a wrong client.

extension ByteCursor {
  /// The client of a line that begins like `203.0.113.7 - `, as most do, and nil of any other.
  ///
  /// Such a client has no comma, no quote, no bracket and no port, whose colon would be the only
  /// one. It is looked at eight bytes at a time: all lines come by here. The cursor moves to the
  /// user.
  @inline(__always)
  mutating func plainClient() -> Range<Int>? {
    var (index, colons) = (position, 0)
    guard next != UInt8(ascii: "\""), next != UInt8(ascii: "["), next != UInt8(ascii: "{") else {
      return nil
    }
    while index + 8 <= end {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let spaces = word.places(of: UInt8(ascii: " "))
      // The client ends at the first space.
      let client = spaces == 0 ? .max : (spaces & (0 &- spaces)) &- 1
      guard word.places(of: UInt8(ascii: ",")) & client == 0 else { return nil }
      let colonPlaces = word.places(of: UInt8(ascii: ":")) & client
      if colonPlaces != 0 { colons += colonPlaces.nonzeroBitCount }
      guard spaces != 0 else {
        index += 8
        continue
      }
      index += spaces.trailingZeroBitCount / 8
      guard index > position, index + 3 < end, colons != 1, bytes[index + 1] == UInt8(ascii: "-"),
        bytes[index + 2] == UInt8(ascii: " ")
      else { return nil }
      defer { position = index + 3 }
      return position..<index
    }
    return nil
  }

  /// The client of a line that begins in any known way; the cursor moves to the user.
  @inline(never)
  mutating func anyClient() -> Range<Int>? {
    guard var client = clientList(), var ident = field(before: UInt8(ascii: " ")) else {
      return nil
    }
    if isSecondOfTwo(ident, after: client) {
      position = ident.lowerBound
      guard let second = clientList(), let word = field(before: UInt8(ascii: " ")) else {
        return nil
      }
      if !bytes.isForwarded(client) { client = second }
      ident = word
      // Without an ident there is one word less: that was the user.
      if next == UInt8(ascii: "[") { position = ident.lowerBound }
    }
    guard bytes.isDash(ident) || (!ident.isEmpty && isOneWordLeft) else { return nil }
    return bytes.client(in: client)
  }

  /// A client or a list of them, perhaps in quotes; the cursor moves past the space after it.
  private mutating func clientList() -> Range<Int>? {
    if skip(UInt8(ascii: "\"")) {
      guard let list = quoted(), skip(UInt8(ascii: " ")) else { return nil }
      return list
    }
    let start = position
    while let word = field(before: UInt8(ascii: " ")) {
      if word.isEmpty || bytes[word.upperBound - 1] != UInt8(ascii: ",") {
        return word.isEmpty ? nil : start..<word.upperBound
      }
    }
    return nil
  }

  /// Whether `word` is no ident but the client, or a proxy: it is an address or a list, or what
  /// stands in front has a port and there is one word more than usual.
  private func isSecondOfTwo(_ word: Range<Int>, after first: Range<Int>) -> Bool {
    guard !word.isEmpty else { return false }
    if bytes[word.upperBound - 1] == UInt8(ascii: ",") || bytes.isAddress(word) { return true }
    var rest = self
    return bytes.hasPort(first) && bytes.isDash(rest.word()) && rest.skip(UInt8(ascii: " "))
      && rest.next != UInt8(ascii: "[")
  }

  /// Whether there is only one word, the user, before the time.
  private var isOneWordLeft: Bool {
    var rest = self
    return !rest.word().isEmpty && rest.skip(UInt8(ascii: " ")) && rest.next == UInt8(ascii: "[")
  }
}

extension UnsafeRawBufferPointer {
  /// The client in a list like `unknown, 203.0.113.7:4711, 10.0.0.1`: the first that has a name,
  /// without its port.
  func client(in list: Range<Int>) -> Range<Int>? {
    var (start, nameless) = (list.lowerBound, Range<Int>?.none)
    while start <= list.upperBound {
      let comma = firstIndex(of: UInt8(ascii: ","), in: start..<list.upperBound)
      let entry = trimmed(start..<(comma ?? list.upperBound))
      if !entry.isEmpty {
        if !isNameless(entry) { return withoutPort(entry) }
        nameless = nameless ?? entry
      }
      start = (comma ?? list.upperBound) + 1
    }
    return nameless
  }

  /// The client in the field where formats have X-Forwarded-For; nil if there is something else.
  @inline(never)
  func forwardedClient(in list: Range<Int>) -> Range<Int>? {
    guard list.count > 1, let client = client(in: list), isAddress(client) else { return nil }
    // A server behind this one has a port, too.
    return isPrivate(client) && hasPort(list) ? nil : client
  }

  /// Whether the first of two is the client: it is a list, or an address of the world.
  ///
  /// Otherwise it is a virtual host, or a proxy, and the second one is the client.
  fileprivate func isForwarded(_ first: Range<Int>) -> Bool {
    firstIndex(of: UInt8(ascii: ","), in: first) != nil
      || (isAddress(first) && !hasPort(first) && !isPrivate(first))
  }

  /// Whether the address belongs to a network of its own, as proxies' do.
  private func isPrivate(_ word: Range<Int>) -> Bool {
    let prefixes = ["10.", "127.", "192.168.", "::1", "fc", "fd"] + (16...31).map { "172.\($0)." }
    return prefixes.contains { self[word].starts(with: $0.utf8) }
  }

  func isDash(_ word: Range<Int>) -> Bool {
    word.count == 1 && self[word.lowerBound] == UInt8(ascii: "-")
  }

  private func isNameless(_ word: Range<Int>) -> Bool {
    isDash(word) || self[word].elementsEqual("unknown".utf8)
  }

  private func trimmed(_ word: Range<Int>) -> Range<Int> {
    var (start, end) = (word.lowerBound, word.upperBound)
    while start < end, self[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, self[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }

  /// `203.0.113.7:4711` and `[2001:db8::1]:4711` lose their port, the latter its brackets, too.
  private func withoutPort(_ word: Range<Int>) -> Range<Int> {
    if self[word.lowerBound] == UInt8(ascii: "["),
      let close = firstIndex(of: UInt8(ascii: "]"), in: word), close > word.lowerBound + 1
    {
      return word.lowerBound + 1..<close
    }
    guard hasPort(word), let colon = firstIndex(of: UInt8(ascii: ":"), in: word),
      isAddress(word.lowerBound..<colon)
    else { return word }
    return word.lowerBound..<colon
  }

  /// A word that ends with a port in any case, as HAProxy writes it, without the port:
  /// `2001:db8::1` of `2001:db8::1:4711`; nil without a port.
  func withoutLastPort(_ word: Range<Int>) -> Range<Int>? {
    guard let colon = self[word].lastIndex(of: UInt8(ascii: ":")), colon + 1 < word.upperBound,
      self[colon + 1..<word.upperBound].allSatisfy({ $0 &- UInt8(ascii: "0") < 10 })
    else { return nil }
    let client = word.lowerBound..<colon
    // A socket of the system has a number: `unix:1`.
    return isAddress(client) ? client : client.isEmpty ? nil : word
  }

  /// Whether the word ends with a colon and a number; `2001:db8::1` does not.
  func hasPort(_ word: Range<Int>) -> Bool {
    guard let colon = self[word].lastIndex(of: UInt8(ascii: ":")), colon > word.lowerBound,
      colon + 1 < word.upperBound
    else { return false }
    return self[colon + 1..<word.upperBound].allSatisfy { $0 &- UInt8(ascii: "0") < 10 }
      && (self[colon - 1] == UInt8(ascii: "]")
        || !self[word.lowerBound..<colon].contains(UInt8(ascii: ":")))
  }

  /// Whether the word looks like an address: digits and three dots, perhaps with a port, or
  /// hexadecimal digits and at least two colons, perhaps in brackets.
  fileprivate func isAddress(_ word: Range<Int>) -> Bool {
    var (dots, colons, others, letters) = (0, 0, 0, 0)
    for byte in self[word] {
      switch byte {
      case UInt8(ascii: "."): dots += 1
      case UInt8(ascii: ":"): colons += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "["), UInt8(ascii: "]"): break
      case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
        letters += 1
      default: others += 1
      }
    }
    guard others == 0 else { return false }
    return colons >= 2 || (dots == 3 && letters == 0)
  }
}

extension UInt64 {
  /// The highest bit of each of the eight bytes that is `byte`.
  @inline(__always)
  fileprivate func places(of byte: UInt8) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let difference = self ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~(((difference & low) &+ low) | difference | low)
  }
}
