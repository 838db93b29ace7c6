// SPDX-License-Identifier: MIT

/// The answers of the word server and their delays: the same over HTTP and in a script.
struct WordRules: Sendable {
  struct Reply: Sendable {
    /// How long the server works on it.
    let delay: Duration
    /// Nil if the server refuses.
    let words: [String]?
  }

  /// How long an answer takes at least.
  var latency = Duration.milliseconds(60)
  /// The server refuses each request whose number is divisible by this; 0 for none.
  var refuseEvery = 4

  /// The answer to a request.
  ///
  /// The fewer letters, the longer the server takes: without cancellation, the answer to "b" would
  /// replace the one to "br".
  ///
  /// - Parameter number: The requests so far, with this one.
  func reply(to prefix: String, number: Int) -> Reply {
    let delay = latency * (1 + max(0, 3 - prefix.count))
    if refuseEvery > 0, number.isMultiple(of: refuseEvery) {
      return Reply(delay: delay, words: nil)
    }
    let prefix = prefix.lowercased()
    return Reply(
      delay: delay, words: prefix.isEmpty ? [] : Self.words.filter { $0.hasPrefix(prefix) })
  }

  private static let words =
    """
    back backwater bank bar barge basin bay beach bed bend bight boat bog bore bottom bound \
    braid braided braids branch breach break breeze bridge brim brink broad brook bubble buoy \
    burn canal cape cascade cataract channel clay cliff coast confluence course cove creek \
    crest crossing current dam deep delta depth ditch dock downstream drain drift drop dune \
    ebb eddy edge estuary fall fan ferry fjord flat float flood flow fog ford fork fountain \
    fresh gate glacier gorge gravel gulf gully harbour head headwater hollow ice inlet island \
    isle junction lagoon lake land ledge levee lock marsh meander merge mill mire mist mouth \
    mud narrows oxbow path peat pebble pier pond pool port pour pulse quay race rain raft \
    rapids reach reed reef ripple rise river riverbank riverbed rivulet rock run salmon sand \
    sea shallow shoal shore silt slope sluice snow sound source split spring stone strait \
    strand stream surge swamp tide torrent trickle tributary trout valley wash water waterfall \
    watershed wave weir well wetland whirl
    """
    .split(separator: " ").map(String.init)
}
