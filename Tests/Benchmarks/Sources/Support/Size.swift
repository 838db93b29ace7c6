// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The number of operations of each row.
public enum Size {
  /// Shrinks every size but the constants; set it before anything reads a size.
  nonisolated(unsafe) public static var scale = 1.0

  static func scaled(_ count: Int) -> Int { Swift.max(10, Int(Double(count) * scale)) }

  public static let subjectSends = scaled(1_000_000)
  public static let subjectSends10 = scaled(200_000)
  public static let subjectCreate = scaled(100_000)
  public static let mapFilter = scaled(100_000)
  public static let mapFilterCreate = scaled(10_000)
  public static let flatMap = scaled(20_000)
  public static let flatMapCreate = scaled(2_000)
  public static let combine = scaled(50_000)
  public static let combineCreate = scaled(1_000)
  public static let range = scaled(1_000_000)
  public static let mergeOuter = scaled(1_000)
  public static let mergeInner = 1_000
  public static let zip = scaled(1_000_000)
  public static let scan = scaled(1_000_000)
  public static let share = scaled(200_000)
  public static let replaySends = scaled(500_000)
  public static let replayLate = scaled(3_000)
  public static let replayBuffer = 100
  public static let observeOn = scaled(100_000)
  public static let hops = scaled(10_000)
  public static let groupBy = scaled(1_000_000)
  public static let groups = 100
  public static let withLatest = scaled(500_000)
  public static let mergePerThread = scaled(250_000)
  public static let payload = scaled(100_000)
  public static let behavior = scaled(1_000_000)
  public static let churn = scaled(5_000)
  public static let churnLive = 1_000
  public static let retryRuns = scaled(20)
  public static let retryAttempts = 500
  public static let just = scaled(100_000)
  public static let virtualActions = scaled(100_000)
  public static let timers = scaled(100_000)
  public static let executions = scaled(100_000)
  public static let channelSends = scaled(1_000_000)
  public static let pulled = scaled(200_000)
  public static let values = scaled(500_000)
}
