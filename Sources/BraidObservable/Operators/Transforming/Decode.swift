// SPDX-License-Identifier: MIT
public import Foundation

/// Something that makes values of data: a `JSONDecoder`, a `PropertyListDecoder`, one of your own.
public protocol DataDecoder {
  /// A value of `type`, made of `data`.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Sends what `decoder` makes of each piece of data.
  ///
  ///     source  x--y|
  ///     decode  a--b|
  ///
  /// Each value must be the data of a whole item: nothing is joined. It is a
  /// ``ObservableType/map(_:)`` with the decoder; write that one to decode several types, or to
  /// skip what cannot be decoded.
  ///
  /// - **Ends:** with the source; fails with the error of the decoder.
  /// - **Threads:** decodes where the data arrives.
  ///
  /// - Parameters:
  ///   - type: What to make.
  ///   - decoder: Makes it. It is used from the thread that sends the data.
  /// - Returns: An observable of the items.
  public func decode<Item: Decodable & SendableMetatype, Decoder: DataDecoder & SendableMetatype>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    nonisolated(unsafe) let decoder = decoder  // one call at a time a subscription (C2)
    return map { try decoder.decode(type, from: $0) }
  }
}
