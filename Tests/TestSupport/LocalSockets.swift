// SPDX-License-Identifier: MIT
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether this process accepts clients on a port.
///
/// A test asks this, and does not connect: as soon as a port is free, the system may give it to
/// another process.
public func isListening(on port: UInt16) -> Bool { !listeningSockets(on: port).isEmpty }

/// The descriptors of this process that accept clients on a port.
public func listeningSockets(on port: UInt16) -> [Int32] {
  sockets(on: port).filter { acceptsClients($0) }
}

/// The descriptors of this process for connections that were accepted on a port.
public func connectedSockets(on port: UInt16) -> [Int32] {
  sockets(on: port).filter { !acceptsClients($0) }
}

private func sockets(on port: UInt16) -> [Int32] {
  (0..<min(getdtablesize(), 4096)).filter { descriptor in
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &length)
      }
    }
    return status == 0 && address.sin_family == sa_family_t(AF_INET)
      && address.sin_port == port.bigEndian
  }
}

private func acceptsClients(_ descriptor: Int32) -> Bool {
  var isOn: Int32 = 0
  var length = socklen_t(MemoryLayout<Int32>.size)
  return getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &isOn, &length) == 0 && isOn != 0
}
