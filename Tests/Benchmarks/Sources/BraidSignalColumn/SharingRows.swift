// SPDX-License-Identifier: MIT
import BraidSignal
import Support

func sharingRows() -> Workloads {
  var rows: Workloads = [:]
  rows[.r17] = {
    var sum = 0
    let subject = SignalSubject<Int>()
    let connection = subject.map { $0 }.publish()
    let subscriptions = (0..<10).map { _ in
      connection.signal.subscribe(next: { x in sum += x })
    }
    let connected = connection.connect()
    for _ in 0..<Size.share { subject.sendNext(1) }
    for subscription in subscriptions { subscription.dispose() }
    connected.dispose()
    return sum
  }
  return rows
}
