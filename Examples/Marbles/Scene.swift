// SPDX-License-Identifier: MIT
import BraidMarbles

/// A picture of a demo: of both models where they do the same, of one where they do not.
struct Scene {
  let demo: Demo
  let name: String
  /// The name in the other model, if it differs.
  let otherName: String?
  let family: String
  let summary: String
  let versions: [Demo.Version]
  let performance: Performance
  let picture: MarblePicture

  var models: [Demo.Model] { versions.map(\.model) }
  var names: [String] { [name, otherName].compactMap { $0 } }
  var title: String { names.joined(separator: ", ") }

  /// Plays every version of a demo, and makes one picture of equal results.
  ///
  /// Pictures of versions that came out differently name their model.
  static func scenes(of demo: Demo, family: String) throws -> [Scene] {
    let played = try demo.versions.map { ($0, try $0.play(try Studio(demo))) }
    guard let first = played.first?.1 else { return [] }
    let alike = played.filter { $0.1 == first }.map(\.0)
    let different = played.filter { $0.1 != first }
    let calls = alike.reduce(into: [String]()) { calls, version in
      if !calls.contains(version.call) { calls.append(version.call) }
    }
    func scene(_ name: String, _ versions: [Demo.Version], _ performance: Performance) -> Scene {
      let call = different.isEmpty ? "" : "\(versions[0].model.rawValue): "
      return Scene(
        demo: demo, name: name,
        otherName: versions.count > 1 ? versions.lazy.compactMap(\.name).first : nil,
        family: family, summary: demo.summary, versions: versions, performance: performance,
        picture: MarblePicture(
          sources: performance.sources,
          operation: call
            + (versions.count > 1 ? calls : [versions[0].call]).joined(separator: "\n"),
          results: performance.results))
    }
    return [scene(demo.name, alike, first)]
      + different.map { version, performance in
        scene("\(version.model.rawValue).\(version.name ?? demo.name)", [version], performance)
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
