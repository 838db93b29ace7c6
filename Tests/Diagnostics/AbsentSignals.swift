// SPDX-License-Identifier: MIT
import BraidSignal

// Names that the guides for users of ReactiveObjC and ReactiveSwift call absent: `absent:` and the
// first cell of a row precede the errors.

final class Table {}
let table = Table()
let numbers = Signal<Int>.from([1, 2])
// absent: rac_signal(for:) of a selector, -rac_signalForSelector:
// absent: -rac_signalForSelector:fromProtocol:
// error: has no member 'rac_signal'
_ = table.rac_signal(for: "reload")
// absent: rac_delegateProxy
// error: has no member 'rac_delegateProxy'
_ = table.rac_delegateProxy
// absent: rac_values(forKeyPath:observer:) of any property
// error: has no member 'rac_values'
_ = table.rac_values(forKeyPath: "title", observer: table)
// absent: queue
// error: has no member 'queue'
_ = Scheduler.main.queue
// absent: +wallTimeWithDate:
// error: type 'Scheduler' has no member 'wallTime'
_ = Scheduler.wallTime
// absent: count
// error: has no member 'count'
_ = (1, "a").count
