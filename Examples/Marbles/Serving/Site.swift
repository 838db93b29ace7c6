// SPDX-License-Identifier: MIT
import BraidTrace
import Foundation

/// Everything that the server answers, as a function of the request.
struct Site: Sendable {
  let access: LoopbackAccess
  /// The folder of the documentation, if it is served.
  let documentation: URL?
  private let files: [String: HTTPResponse]
  private let catalogue: HTTPResponse

  /// A site that answers the requests that the access allows.
  init(_ access: LoopbackAccess, documentation: URL? = nil) throws {
    self.access = access
    self.documentation = documentation
    files = try Dictionary(
      uniqueKeysWithValues: ["index.html", "page.css", "page.js"].map { name in
        guard let url = Bundle.module.url(forResource: "Page/\(name)", withExtension: nil) else {
          throw Command.Problem(text: "the page was not built: \(name) is missing", status: 1)
        }
        return (
          name, HTTPResponse(type: Site.type(of: name), body: Array(try Data(contentsOf: url)))
        )
      })
    catalogue = try Site.json(Catalogue(hasDocumentation: documentation != nil))
  }

  /// The answer to a request.
  func answer(_ request: HTTPRequest) -> HTTPResponse {
    if let refusal = access.refusal(of: request) { return refusal }
    let path = Array(request.path.dropFirst())
    if path == ["play"] { return play(request) }
    guard request.method != .post else { return .refusal(.methodNotAllowed) }
    switch path {
    case [""]: return files["index.html"] ?? .refusal(.notFound)
    case ["catalogue"]: return catalogue
    default:
      if path.count == 1, let file = files[path[0]] { return file }
      return document(path)
    }
  }

  private func play(_ request: HTTPRequest) -> HTTPResponse {
    guard request.method == .post else { return .refusal(.methodNotAllowed) }
    guard request.headers["origin"] != nil else {
      return .refusal(.forbidden, "Only the page of this server may play")
    }
    guard request.headers["content-type"] == "application/json",
      let wish = try? JSONDecoder().decode(PlayRequest.self, from: Data(request.body))
    else { return .refusal(.badRequest) }
    guard let response = wish.response(), let answer = try? Site.json(response) else {
      return .refusal(.notFound, "There is no such operator")
    }
    return answer
  }

  private static func json(_ value: some Encodable) throws -> HTTPResponse {
    HTTPResponse(type: type(of: "x.json"), body: Array(try JSONEncoder().encode(value)))
  }

  private static func type(of name: String) -> String {
    switch name.split(separator: ".").last {
    case "html": "text/html; charset=utf-8"
    case "css": "text/css; charset=utf-8"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json; charset=utf-8"
    case "svg": "image/svg+xml"
    case "png": "image/png"
    case "jpg": "image/jpeg"
    case "ico": "image/x-icon"
    default: "application/octet-stream"
    }
  }
}

/// The documentation, which the renderer of DocC expects at the root of a server.
extension Site {
  private func document(_ path: [String]) -> HTTPResponse {
    guard let documentation else { return .refusal(.notFound) }
    if path == ["base.js"] {
      return HTTPResponse(
        type: Site.type(of: "base.js"), policy: .documentation,
        body: Array("var baseUrl = \"/\(access.token)/\"\n".utf8))
    }
    // Every page is the same file; its script loads the demo in the address.
    let isPage = path.first == "documentation" || path.first == "tutorials"
    let parts = isPage ? ["index.html"] : path
    let url = parts.reduce(documentation) { $0.appendingPathComponent($1) }
    let root = documentation.resolvingSymlinksInPath().path + "/"
    guard url.resolvingSymlinksInPath().path.hasPrefix(root), let name = parts.last,
      let data = try? Data(contentsOf: url)
    else { return .refusal(.notFound) }
    return HTTPResponse(
      type: Site.type(of: name), policy: .documentation, body: rebased(Array(data), name))
  }

  /// The addresses of the root, with the token.
  private func rebased(_ bytes: [UInt8], _ name: String) -> [UInt8] {
    let token = access.token
    switch name.split(separator: ".").last {
    case "html":
      // The policy allows no script inside of a page.
      let text = String(decoding: bytes, as: UTF8.self)
        .replacing(
          "<script>var baseUrl = \"/\"</script>", with: "<script src=\"/base.js\"></script>"
        )
        .replacing("=\"/", with: "=\"/\(token)/")
      return Array(text.utf8)
    case "json":
      // The links of operators to this page.
      let text = String(decoding: bytes, as: UTF8.self)
        .replacing("\"\\/#", with: "\"\\/\(token)\\/#").replacing("\"/#", with: "\"/\(token)/#")
      return Array(text.utf8)
    default: return bytes
    }
  }
}
