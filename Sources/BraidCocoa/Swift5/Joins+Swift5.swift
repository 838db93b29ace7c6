// SPDX-License-Identifier: MIT

// Docs/Decisions/0008-swift-5-overloads.md says why.

extension SharedSequence {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: consuming @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return combineLatest(collection, resultSelector: { resultSelector($0) })
  }
}

extension SharedSequence {
  /// The form for code in Swift 5 mode; see the one for Swift 6.
  @available(swift, obsoleted: 6) @_documentation(visibility: internal)
  @inlinable @_disfavoredOverload
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: consuming @escaping ([Element]) -> Result
  ) -> SharedSequence<SharingStrategy, Result> where Collection.Element == SharedSequence {
    nonisolated(unsafe) let resultSelector = resultSelector  // the caller promises
    return zip(collection, resultSelector: { resultSelector($0) })
  }
}
