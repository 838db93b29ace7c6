// SPDX-License-Identifier: MIT
import BraidObservable
import Foundation
import TestSupport
import Testing

struct DecodeTests {
  private struct Track: Codable, Equatable {
    let title: String
  }

  /// Makes a value of one letter.
  private struct Letters: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
      let letter = try #require(["x": "a", "y": "b"][String(decoding: data, as: UTF8.self)])
      return try #require(letter as? Item)
    }
  }

  @Test func `decode emits the decoded values`() {
    expectDiagram("x--y|", "a--b|") { source, _ in
      source.map { Data($0.utf8) }.decode(type: String.self, decoder: Letters())
    }
  }

  @Test(arguments: ["|", "#", "--|", "---"])
  func `the source decides when the result ends`(source: String) {
    expectDiagram(source, source) { source, _ in
      source.map { Data($0.utf8) }.decode(type: String.self, decoder: Letters())
    }
  }

  @Test func `decode accepts Foundation's decoders`() throws {
    let track = Track(title: "river")
    let log = Log<Track>()
    _ = Observable.just(try JSONEncoder().encode(track))
      .decode(type: Track.self, decoder: JSONDecoder()).subscribe(onNext: { log($0) })
    _ = Observable.just(try PropertyListEncoder().encode(track))
      .decode(type: Track.self, decoder: PropertyListDecoder()).subscribe(onNext: { log($0) })
    expectEqual(log.entries, [track, track])
  }

  @Test func `decode fails with the decoder's error and disposes the source`() {
    let source = PublishSubject<Data>()
    let log = Log<String>()
    _ = source.decode(type: Track.self, decoder: JSONDecoder())
      .subscribe(onNext: { log($0.title) }, onError: { log("\(type(of: $0))") })
    source.onNext(Data(#"{"title": "a"}"#.utf8))
    source.onNext(Data("{}".utf8))
    expectEqual(log.entries, ["a", "DecodingError"])
    #expect(!source.hasObservers)
  }
}
