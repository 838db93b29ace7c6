// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct RxCocoaErrorTests {
  static let sentences: [(RxCocoaError, String)] = [
    (.unknown, "Unknown error occurred."),
    (.invalidOperation(object: 1), "Invalid operation was attempted on `1`."),
    (
      .itemsNotYetBound(object: 1),
      "Data source is set, but items are not yet bound to user interface for `1`."
    ),
    (
      .invalidPropertyName(object: 1, propertyName: "text"),
      "Object `1` doesn't have a property named `text`."
    ),
    (
      .invalidObjectOnKeyPath(object: 1, sourceObject: Witness(), propertyName: "text"),
      "Unobservable object `1` was observed as `text` of `"
    ),
    (.errorDuringSwizzling, "Error during swizzling."),
    (.castingError(object: 1, targetType: String.self), "Error casting `1` to `String`"),
  ]

  @Test(arguments: sentences)
  func `each error has a description`(error: RxCocoaError, sentence: String) {
    #expect(error.debugDescription.contains(sentence))
  }

  @Test func `each error of a request has a description`() throws {
    let url = try #require(URL(string: "http://example.org"))
    let plain = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 0, textEncodingName: nil)
    let http = try #require(
      HTTPURLResponse(url: url, statusCode: 404, httpVersion: nil, headerFields: nil))
    let sentences: [(RxCocoaURLError, String)] = [
      (.unknown, "Unknown error has occurred."),
      (.nonHTTPResponse(response: plain), "Response is not NSHTTPURLResponse `"),
      (.httpRequestFailed(response: http, data: nil), "HTTP request failed with `404`."),
      (
        .deserializationError(error: TestError("json")),
        "Error during deserialization of the response: "
      ),
    ]
    for (error, sentence) in sentences { #expect(error.debugDescription.contains(sentence)) }
  }
}
