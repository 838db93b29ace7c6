// SPDX-License-Identifier: MIT
public import BraidCore

/// A connection of two sides that both send and both listen, such as a model and a view.
///
///     channel.leading  <--->  channel.following
///     (the model)             (the view)
///
/// What is sent to one ``ChannelTerminal`` is received by those who subscribe to the other one, and
/// never by those who subscribe to the same one: nothing comes back to its sender.
///
/// ```swift
/// let name = Channel<String>()
/// name.leading.subscribe(next: { model.rename($0) })
/// name.following.subscribe(next: { field.text = $0 })
/// name.leading.sendNext("Ada")   // shown in the field
/// name.following.sendNext("Bob") // stored in the model
/// ```
///
/// The model speaks first: who subscribes to ``following`` gets the latest value that was sent to
/// ``leading``, if any, and then what comes; who subscribes to ``leading`` gets only what comes.
///
/// - **Ends:** an error or a completion that is sent to either terminal ends both, and later
///   subscribers of both hear of it. The first end counts.
/// - **Threads:** values arrive where they are sent. Either terminal may be sent to from any thread
///   (C3).
public final class Channel<Value> {
  /// The side of the model: its subscribers get what is sent to ``following`` from now on.
  public let leading: ChannelTerminal<Value>
  /// The side of the view: its subscribers get the latest value that was sent to ``leading``, if
  /// any, then what comes.
  public let following: ChannelTerminal<Value>

  /// A channel that nothing was sent to yet.
  @inlinable
  public convenience init() { self.init(nil) }

  /// A channel whose following terminal begins with `value`, if that is there, and which keeps
  /// `link` for as long as somebody has or uses that terminal.
  ///
  /// - Parameter property: The property that the channel belongs to, if it belongs to one.
  @inlinable
  init(_ value: Value?, keeping link: AnyObject? = nil, of property: BindingPlace.ID? = nil) {
    let core = ChannelCore<Value>(value, property)
    leading = ChannelTerminal(core, .leading, nil)
    following = ChannelTerminal(core, .following, link)
  }
}

extension Channel: Sendable where Value: Sendable {}

/// Whose subscribers and senders are meant.
@usableFromInline
enum ChannelSide: Hashable, Sendable { case leading, following }

/// Both directions of a channel.
@usableFromInline
final class ChannelCore<Value>: @unchecked Sendable {  // immutable; subjects and flags guard theirs
  /// What is sent to the following terminal.
  @usableFromInline let toLeading = SignalSubject<ChannelChange<Value>>()
  /// What is sent to the leading terminal, and the latest of it.
  @usableFromInline let toFollowing: BehaviorSignalSubject<ChannelChange<Value>?>
  @usableFromInline let leadingSources = SubjectSources()
  @usableFromInline let followingSources = SubjectSources()
  @usableFromInline let hasEnded = AtomicFlag()
  /// Identifies the channel, or the property that it belongs to.
  @usableFromInline let id: BindingPlace.ID
  @usableFromInline let belongsToProperty: Bool

  @inlinable
  init(_ value: Value?, _ property: BindingPlace.ID?) {
    id = property ?? BindingPlace.newID()
    belongsToProperty = property != nil
    toFollowing = BehaviorSignalSubject(value.map { ChannelChange($0) })
  }

  /// What the subscribers of a terminal get.
  @inlinable
  func values(of side: ChannelSide) -> Signal<Value> {
    side == .leading
      ? StagedSignal(toLeading, ChangeValues()) : StagedSignal(toFollowing, PresentValues())
  }

  /// The changes for a binding, after the value from before if `isFirst`.
  @inlinable
  func changes(of side: ChannelSide, withFirst isFirst: Bool) -> Signal<ChannelChange<Value>> {
    if side == .leading { return toLeading }
    return StagedSignal(isFirst ? toFollowing : toFollowing.skip(1), PresentChanges())
  }

  @inlinable
  func send(_ change: ChannelChange<Value>, from side: ChannelSide) {
    if side == .leading { toFollowing.sendNext(change) } else { toLeading.sendNext(change) }
  }

  /// Ends both directions, for the other side first.
  @inlinable
  func finish(_ termination: Termination, from side: ChannelSide) {
    if !hasEnded.setIfClear() { return }
    disposeSources()
    if side == .following { toLeading.core.finish(termination) }
    toFollowing.core.finish(termination)
    if side == .leading { toLeading.core.finish(termination) }
    // Subscriptions that began meanwhile.
    disposeSources()
  }

  @inlinable
  func disposeSources() {
    leadingSources.dispose()
    followingSources.dispose()
  }

  /// Ends a subscription in which a terminal is the subscriber when the channel ends.
  @inlinable
  func link(_ disposable: CompoundDisposable, to side: ChannelSide) {
    if side == .leading {
      leadingSources.link(disposable) { hasEnded.isSet }
    } else {
      followingSources.link(disposable) { hasEnded.isSet }
    }
  }

  deinit { disposeSources() }
}

/// The values of changes.
@usableFromInline
struct ChangeValues<Value>: StageOperator {
  @inlinable
  init() {}

  @inlinable
  func receive(_ input: ChannelChange<Value>, _ output: StageOutput<Value>) {
    output.next(input.value)
  }
}

/// The values of changes, without what stands for none.
@usableFromInline
struct PresentValues<Value>: StageOperator {
  @inlinable
  init() {}

  @inlinable
  func receive(_ input: ChannelChange<Value>?, _ output: StageOutput<Value>) {
    if let input { output.next(input.value) }
  }
}

/// Changes, without what stands for none.
@usableFromInline
struct PresentChanges<Value>: StageOperator {
  @inlinable
  init() {}

  @inlinable
  func receive(_ input: ChannelChange<Value>?, _ output: StageOutput<ChannelChange<Value>>) {
    if let input { output.next(input) }
  }
}
