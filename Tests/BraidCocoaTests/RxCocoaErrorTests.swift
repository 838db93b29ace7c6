// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RxCocoaErrorTests {
  static let sentences: [(RxCocoaError, String)] = [
    (.unknown, "An error that nobody knows more about."),
    (.invalidOperation(object: 1), "1 was asked for what it cannot do."),
    (.itemsNotYetBound(object: 1), "1 was asked for an item before any were bound to it."),
    (.invalidPropertyName(object: 1, propertyName: "text"), "1 has no property text."),
    (
      .invalidObjectOnKeyPath(object: 1, sourceObject: Witness(), propertyName: "text"),
      "is 1, which is no object with properties."
    ),
    (.errorDuringSwizzling, "A method could not be replaced."),
    (.castingError(object: 1, targetType: String.self), "1 is not a String."),
  ]

  @Test(arguments: sentences)
  func `each error says what went wrong`(error: RxCocoaError, sentence: String) {
    #expect(error.debugDescription.contains(sentence))
  }

  @Test func `each error of a request says what went wrong`() throws {
    let url = try #require(URL(string: "http://example.org"))
    let plain = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    let http = try #require(
      HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil))
    let sentences: [(RxCocoaURLError, String)] = [
      (.unknown, "neither an answer nor an error"),
      (.nonHTTPResponse(response: plain), "The answer does not speak HTTP"),
      (.httpRequestFailed(response: http, data: nil), "The request failed with 404."),
      (.deserializationError(error: TestError("json")), "json"),
    ]
    for (error, sentence) in sentences { #expect(error.debugDescription.contains(sentence)) }
  }
}
