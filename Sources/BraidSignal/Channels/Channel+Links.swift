// SPDX-License-Identifier: MIT
import BraidCore

extension ChannelTerminal {
  /// A new two-way connection to the subject of a relay: the terminal emits the changes that others
  /// make, and values sent to it enter the subject and are not echoed.
  ///
  /// - Parameters:
  ///   - core: The subject. The connection does not retain the relay, and completes with it.
  ///   - node: Where the relay keeps its node.
  ///   - value: The value of the relay, if it has one.
  package static func link(
    to core: SubjectCore, _ node: borrowing LazyReference, _ value: Value?
  ) -> ChannelTerminal<Value> {
    let node = node.get { PropertyNode() }
    core.setLinked()
    let link = PropertyLink(node)
    let channel = Channel<Value>(value, keeping: link, of: node.id)
    let (origin, subject) = (link.id, ObjectIdentifier(core))
    nonisolated(unsafe) let leading = channel.leading  // only sent to
    // The channel may have been made with an older value than the subject replays.
    let isReplayed = AtomicFlag()
    if value == nil { _ = isReplayed.setIfClear() }
    let release = ReleaseNotice { leading.sendCompleted() }
    let scope = SinkDisposer()
    core.subscribe(
      EventSink<Value>(
        next: { value in
          let mark = ChangeMark.current(of: subject)
          if isReplayed.setIfClear() || mark?.origin != origin {
            withExtendedLifetime(release) {
              leading.core.send(value, mark?.route, from: .leading)
            }
          }
        },
        finish: { termination in
          withExtendedLifetime(release) { leading.core.finish(termination, from: .leading) }
        }), scope)
    link.disposables.add(scope)
    link.follow(leading) { core.next($0, marked: ChangeMark($1, from: origin, in: core)) }
    return channel.following
  }

  /// A new two-way connection to something that emits the changes that others make, and takes
  /// values without echoing them.
  ///
  /// - Parameters:
  ///   - connect: Subscribes the terminal that it gets to the changes.
  ///   - set: Takes a value.
  package static func link(
    _ connect: (ChannelTerminal<Value>) -> any Disposable,
    set: @escaping @Sendable (Value) -> Void
  ) -> ChannelTerminal<Value> {
    let link = PropertyLink(PropertyNode())
    let channel = Channel<Value>(nil, keeping: link, of: nil)
    link.disposables.add(channel.leading.subscribe(next: set, isolation: nil))
    link.disposables.add(connect(channel.leading))
    return channel.following
  }
}

/// Calls a closure when nothing refers to it any more: the relay that retained it is released.
private final class ReleaseNotice: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  deinit { action() }
}
