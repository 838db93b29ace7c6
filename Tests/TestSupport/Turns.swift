// SPDX-License-Identifier: MIT
import Dispatch

/// Grants each resource to one test at a time.
actor Turns {
  static let shared = Turns()

  /// The resources of the test that runs in the current task.
  @TaskLocal static var held: Set<SharedResource> = []

  private var order = TurnOrder<SharedResource>()
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

  /// Runs `body` while it holds `resources`.
  nonisolated func perform(
    with resources: Set<SharedResource>, _ body: @Sendable () async throws -> Void
  ) async throws {
    await take(resources)
    let result: Result<Void, any Error>
    do {
      let held = Turns.held.union(resources)
      result = .success(try await Turns.$held.withValue(held, operation: body))
    } catch { result = .failure(error) }
    if resources.contains(.mainQueue) { await Turns.drainMainQueue() }
    await giveBack(resources)
    try result.get()
  }

  private func take(_ resources: Set<SharedResource>) async {
    let request = order.request(resources)
    if request.isGranted { return }
    await withCheckedContinuation { waiting[request.number] = $0 }
  }

  private func giveBack(_ resources: Set<SharedResource>) {
    for number in order.release(resources) { waiting.removeValue(forKey: number)?.resume() }
  }

  /// Returns when the main queue has run the work that it was given before.
  private static func drainMainQueue() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}

/// Who holds which resources, and who is next.
///
/// A request is granted all of its resources at the same time, so that no two requests wait for
/// each other. It never overtakes an earlier request that needs one of them, so that none starves.
package struct TurnOrder<Resource: Hashable> {
  private var taken: Set<Resource> = []
  private var waiting: [(number: Int, resources: Set<Resource>)] = []
  private var count = 0

  package init() {}

  /// Asks for resources.
  ///
  /// A request that is not granted waits for a `release`.
  package mutating func request(_ resources: Set<Resource>) -> (number: Int, isGranted: Bool) {
    count += 1
    waiting.append((count, resources))
    return (count, grant().contains(count))
  }

  /// Gives resources back.
  ///
  /// - Returns: The requests that are granted now.
  package mutating func release(_ resources: Set<Resource>) -> [Int] {
    taken.subtract(resources)
    return grant()
  }

  private mutating func grant() -> [Int] {
    var granted: [Int] = []
    var unavailable = taken
    waiting.removeAll { number, resources in
      let isFree = unavailable.isDisjoint(with: resources)
      unavailable.formUnion(resources)
      if isFree {
        granted.append(number)
        taken.formUnion(resources)
      }
      return isFree
    }
    return granted
  }
}
