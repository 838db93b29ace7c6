// SPDX-License-Identifier: MIT
#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A decoder of values from data: a `JSONDecoder`, a `PropertyListDecoder`, or your own.
public protocol DataDecoder {
  /// Decodes a value of `type` from `data`.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Decodes a value from each data value.
  ///
  ///     source  x--y|
  ///     decode  a--b|
  ///
  /// ```swift
  /// let body = Data(#"{"x": 1}"#.utf8)
  /// let points = Observable.just(body).decode(type: [String: Int].self, decoder: JSONDecoder())
  /// ```
  ///
  /// Each data value must contain one complete item; fragments are not joined. To decode
  /// several types or to skip invalid data, call the decoder in ``ObservableType/compactMap(_:)``.
  ///
  /// - **Ends:** with the source; fails with the decoder's error.
  /// - **Threads:** decodes and delivers synchronously on the source's thread.
  /// - **Complexity:** the decoder's.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: Decodes the values, on the thread on which the source emits.
  /// - Returns: An observable of the decoded values.
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    nonisolated(unsafe) let decoder = decoder  // one call at a time a subscription (C2)
    return makeObservable(
      rawSource, .map { (data: Element) in try decoder.decode(type, from: data) })
  }
}
