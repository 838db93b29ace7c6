// SPDX-License-Identifier: MIT

/// How much of a request has been sent, and of its response received.
public struct TransferProgress: Hashable, Sendable {
  /// The bytes of the request's body that were sent.
  public var sent: Int64 = 0
  /// The length of the request's body; nil if it is unknown or there is none.
  public var sentInAll: Int64?
  /// The bytes of the response's body that were received.
  public var received: Int64 = 0
  /// The length of the response's body; nil if the server does not report it.
  public var receivedInAll: Int64?

  /// A progress of nothing.
  public init() {}

  /// The received part of the response, from 0 to 1; nil without a known length.
  public var fractionReceived: Double? {
    receivedInAll.map { $0 > 0 ? min(Double(received) / Double($0), 1) : 1 }
  }
}
