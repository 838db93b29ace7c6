// SPDX-License-Identifier: MIT
import BraidObservable

extension ThreadedRow {
  static let observableSharing: [ThreadedRow] = [
    observable("share", [.all], .startsLate) { $0[0].share() },
    observable("share(replay:)", [.all], .startsLate) { $0[0].share(replay: 2) },
    observable("share forever", [.all], .startsLate) { $0[0].share(scope: .forever) },
    observable("share(replay:) forever", [.some], .startsLate) {
      $0[0].share(replay: 2, scope: .forever)
    },
    observable("share(replay:) forever, always connected", [.all], [.startsLate, .anchored]) {
      $0[0].share(replay: 2, scope: .forever)
    },
    observable("share by a policy", [.all], .startsLate) { $0[0].share(SharePolicy()) },
    observable("share by a policy, with the latest", [.all], .startsLate) {
      $0[0].share(SharePolicy(replay: .latest(2)))
    },
    observable("share by a policy, with all and its end", [.all], .startsLate) {
      $0[0].share(SharePolicy(replay: .all, end: .replay))
    },
    observable("share by a policy that keeps values", [.some], .startsLate) {
      $0[0].share(SharePolicy(replay: .latest(2), restart: .keepingValues, end: .replay))
    },
    observable("publish, refCount", [.all], .startsLate) { $0[0].publish().refCount() },
    observable("replay, refCount", [.all], .startsLate) { $0[0].replay(2).refCount() },
    observable("replayAll, refCount", [.all], .startsLate) { $0[0].replayAll().refCount() },
    observable("multicast a made subject, refCount", [.all], .startsLate) {
      $0[0].multicast(makeSubject: { PublishSubject() }).refCount()
    },
    observable("multicast a subject, refCount", [.all], .startsLate) {
      $0[0].multicast(PublishSubject()).refCount()
    },
    observable("multicast with a selector") {
      $0[0].multicast({ PublishSubject() }, selector: { $0 })
    },
    connectable("publish, connect") { $0.publish() },
    connectable("replay, connect") { $0.replay(2) },
    connectable("replayAll, connect") { $0.replayAll() },
    // Its observers outlive a connection, and miss values that are sent until the next connection.
    connectable("multicast a subject, connect", .some) { $0.multicast(PublishSubject()) },
    observable("share, map, share", [.all], .startsLate) { $0[0].share().map { $0 }.share() },
    observable("merge of a shared source with itself", [.steps], .startsLate) {
      let shared = $0[0].share()
      return .merge(shared, shared)
    },
  ]

  private static func connectable(
    _ name: String, _ expectation: Expectation = .all,
    _ operation: @escaping @Sendable (Observable<Load>) -> ConnectableObservable<Load>
  ) -> ThreadedRow {
    ThreadedRow(name, [expectation], .startsLate) {
      let feed = Feed()
      let connectable = operation(feed.observable)
      let output = connectable.map { [$0] }
      return Plant(
        inlets: [feed].inlets([]), subscribe: { output.seat($0) }, feeds: [feed],
        connect: { connectable.connect() }, tools: Tools())
    }
  }
}
