// SPDX-License-Identifier: MIT
import BraidTesting

/// A picture of a demo: of both models where they do the same, of one where they do not.
struct Scene {
  let name: String
  /// The name in the other model, if it differs.
  let otherName: String?
  let family: String
  let summary: String
  let models: [Demo.Model]
  let picture: MarblePicture

  var names: [String] { [name, otherName].compactMap { $0 } }
  var title: String { names.joined(separator: ", ") }

  /// Plays every version of a demo, and makes one picture of those that came out alike.
  static func scenes(of demo: Demo, family: String) throws -> [Scene] {
    let played = try demo.versions.map { ($0, $0.play(try Studio(demo))) }
    guard let first = played.first else { return [] }
    let alike = played.filter { $0.1 == first.1 }.map(\.0)
    let different = played.filter { $0.1 != first.1 }
    let calls = alike.reduce(into: [String]()) { calls, version in
      if !calls.contains(version.call) { calls.append(version.call) }
    }
    let main = Scene(
      name: demo.name, otherName: alike.lazy.compactMap(\.name).first, family: family,
      summary: demo.summary, models: alike.map(\.model),
      picture: MarblePicture(
        sources: first.1.sources, operation: calls.joined(separator: "\n"),
        results: first.1.results))
    return [main]
      + different.map { version, performance in
        Scene(
          name: "\(version.model.rawValue).\(version.name ?? demo.name)", otherName: nil,
          family: family,
          summary: demo.summary, models: [version.model],
          picture: MarblePicture(
            sources: performance.sources, operation: version.call,
            results: performance.results))
      }
  }

  /// Every picture, family by family.
  static func all() throws -> [Scene] {
    try Family.all.flatMap { family in
      try family.demos.flatMap { try scenes(of: $0, family: family.name) }
    }
  }
}

/// Demos of one kind.
struct Family: Sendable {
  let name: String
  let demos: [Demo]

  static let all = [
    Family(name: "Creating", demos: Demo.creating),
    Family(name: "Transforming", demos: Demo.transforming),
    Family(name: "Flattening", demos: Demo.flattening),
    Family(name: "Filtering", demos: Demo.filtering),
    Family(name: "Combining", demos: Demo.combining),
    Family(name: "Errors", demos: Demo.errors),
    Family(name: "Timing", demos: Demo.timing),
    Family(name: "Sharing", demos: Demo.sharing),
    Family(name: "Utility", demos: Demo.utility),
  ]
}
