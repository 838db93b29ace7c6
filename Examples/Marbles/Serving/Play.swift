// SPDX-License-Identifier: MIT
import BraidCore
import BraidTesting
import Foundation

/// The request of the page: an operator, played with the marbles that the reader has drawn.
struct PlayRequest: Decodable, Sendable {
  var operation: String
  /// The diagram of each source.
  var sources: [String]
  /// The diagram of the inner streams, if the operator has any.
  var inner: String?
  /// The width of the picture.
  var width: Double

  /// Bounds that keep a run short and a picture readable.
  enum Limit {
    static let characters = 160
    static let marbles = 40
    static let widths = 280.0...1000
  }
}

/// The result: pictures, or the mistakes in the diagrams.
struct PlayResponse: Encodable, Sendable {
  /// A mistake, in words, at its place.
  struct Mistake: Encodable, Equatable, Sendable {
    /// The index of the source; the number of sources stands for the inner diagram, and -1 for the
    /// run as a whole.
    var source: Int
    /// Counted from 1.
    var column: Int
    var problem: String
    var remedy: String
  }

  struct Marble: Encodable, Sendable {
    var tick: Int
    var symbol: String
  }

  struct Source: Encodable, Sendable {
    var label: String
    var events: [Marble]
    /// The y position of the lane, and the tick at which the source was first subscribed to.
    var line: Double
    var start: Int
  }

  struct Listing: Encodable, Sendable {
    var model: String
    var code: String
  }

  struct Picture: Encodable, Sendable {
    var models: [String]
    var svg: String
    var text: String
    var width: Double
    var height: Double
    /// The x position of tick 0 and the width of a tick.
    var zero: Double
    var spacing: Double
    /// The radius of a value, and the distance of values in one tick.
    var radius: Double
    var pitch: Double
    var sources: [Source]
    var listings: [Listing]
  }

  var mistakes: [Mistake] = []
  var pictures: [Picture] = []
}

extension PlayRequest {
  /// Plays the operator; nil if there is no such operator, or it has other sources.
  func response() -> PlayResponse? {
    let named = Family.all.lazy.compactMap { family in
      family.demos.first { $0.name == operation }.map { ($0, family.name) }
    }
    guard let (original, family) = named.first, sources.count == original.inputs.count,
      (inner == nil) == (original.inner == nil)
    else { return nil }
    var demo = original
    for (index, diagram) in sources.enumerated() { demo.inputs[index].diagram = diagram }
    demo.inner = inner
    let diagrams = sources + [inner].compactMap { $0 }
    let mistakes = diagrams.enumerated().compactMap { mistake(in: $0.element, at: $0.offset) }
    guard mistakes.isEmpty else { return PlayResponse(mistakes: mistakes) }
    do {
      let scenes = try Scene.scenes(of: demo, family: family)
      return PlayResponse(pictures: try scenes.map(picture))
    } catch let endless as Studio.Endless {
      return PlayResponse(mistakes: [
        PlayResponse.Mistake(
          source: -1, column: 1, problem: "the run does not get beyond tick \(endless.time)",
          remedy: "Let the source end later than in the tick in which it is subscribed to")
      ])
    } catch {
      return PlayResponse(mistakes: [
        PlayResponse.Mistake(source: -1, column: 1, problem: "\(error)", remedy: "")
      ])
    }
  }

  /// The first mistake in a diagram.
  private func mistake(in diagram: String, at index: Int) -> PlayResponse.Mistake? {
    func mistake(_ column: Int, _ problem: String, _ remedy: String) -> PlayResponse.Mistake {
      PlayResponse.Mistake(source: index, column: column, problem: problem, remedy: remedy)
    }
    if diagram.count > Limit.characters {
      return mistake(
        Limit.characters + 1, "the diagram is longer than \(Limit.characters) characters",
        "Make it shorter")
    }
    do {
      let events = try MarbleDiagram.cold(diagram)
      if events.count > Limit.marbles {
        return mistake(
          diagram.count, "there are more than \(Limit.marbles) events", "Remove some of them")
      }
      if let last = events.last, last.time >= Studio.limit {
        return mistake(
          diagram.count,
          "the last event is at tick \(last.time), and the page ends before tick \(Studio.limit)",
          "Move it to the left")
      }
      return nil
    } catch {
      return mistake(error.column, error.problem, error.remedy)
    }
  }

  private func picture(of scene: Scene) throws -> PlayResponse.Picture {
    let bounds = Limit.widths
    let room = width >= bounds.lowerBound ? min(width, bounds.upperBound) : bounds.lowerBound
    let drawing = scene.picture.drawing(
      width: room, ticks: 0...scene.demo.span)
    let sources = try zip(scene.demo.inputs, scene.performance.inputs).map { input, place in
      PlayResponse.Source(
        label: input.label,
        events: try MarbleDiagram.cold(input.diagram).map(PlayResponse.Marble.init),
        line: drawing.lines[place.lane], start: place.start)
    }
    return PlayResponse.Picture(
      models: scene.models.map(\.rawValue), svg: drawing.svg, text: scene.picture.text(),
      width: drawing.width, height: drawing.height, zero: drawing.zero, spacing: drawing.spacing,
      radius: drawing.radius, pitch: drawing.pitch, sources: sources,
      listings: scene.versions.map {
        PlayResponse.Listing(
          model: $0.model.rawValue, code: Marbles.Listing(demo: scene.demo, version: $0).text())
      })
  }
}

extension PlayResponse.Marble {
  init(_ event: Recorded<Event<String>>) {
    tick = event.time
    symbol =
      switch event.value {
      case .next(let value): value
      case .completed: "|"
      case .error: "#"
      }
  }
}

extension Demo {
  /// The ticks that the page shows at least, so that the axis stays while marbles are dragged.
  var span: TestTime { inputs.isEmpty ? 8 : 15 }
}

/// The list of operators, for the page.
struct Catalogue: Encodable, Sendable {
  struct Operator: Encodable, Sendable {
    var name: String
    /// The names in the models, where they are others.
    var otherNames: [String]
    var summary: String
    var models: [String]
    var labels: [String]
    var diagrams: [String]
    var inner: String?
  }

  struct Group: Encodable, Sendable {
    var name: String
    var operators: [Operator]
  }

  /// Whether the documentation is served beside the page.
  var hasDocumentation: Bool
  var families = Family.all.map { family in
    Group(
      name: family.name,
      operators: family.demos.map { demo in
        Operator(
          name: demo.name, otherNames: demo.versions.compactMap(\.name).filter { $0 != demo.name },
          summary: demo.summary, models: demo.versions.map(\.model.rawValue),
          labels: demo.inputs.map(\.label), diagrams: demo.inputs.map(\.diagram),
          inner: demo.inner)
      })
  }
}
