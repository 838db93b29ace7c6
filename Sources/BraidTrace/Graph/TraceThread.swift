// SPDX-License-Identifier: MIT
import BraidCore

/// The activity of a thread: the sources that it subscribes to, and the events that it delivers.
///
/// Only its own thread uses it; any thread may read the ring.
final class TraceThread: @unchecked Sendable {  // confined to its thread
  enum Frame {
    /// The subscription of a node is in progress.
    case running(TraceNode)
    /// A node sends a value to its receiver.
    case sending(TraceNode)
    /// A node sends its terminal event to its receiver.
    case finishing(TraceNode)
    /// The source of a shared object is being subscribed to.
    case feeding(TraceKey, StaticString)
    /// Sources that are parts of an operator are being subscribed to.
    case hidden
  }

  /// The program has called `subscribe`, and the subscription has not begun.
  struct Pending {
    var site: Tracing.Site?
    var target: TraceKey?
    /// If tracing was turned on since, the subscription may have begun unseen.
    let session = Tracing.session.load(ordering: .relaxed)
  }

  private var frames: [Frame] = []
  private var ringOfThread: TraceRing?
  var pending: Pending?

  init() { frames.reserveCapacity(32) }

  deinit { ringOfThread?.threadEnded() }

  func push(_ frame: Frame) { frames.append(frame) }

  func pop() { frames.removeLast() }

  /// Whether sources that are subscribed to now are parts of an operator, and have no node.
  var isHidden: Bool {
    if case .hidden = frames.last { true } else { false }
  }

  // MARK: Nodes

  /// Begins the subscription of a source.
  ///
  /// - Parameters:
  ///   - mark: The name and place of the source.
  ///   - scope: The address of the scope.
  ///   - owner: The address of the operator that the scope is an inner subscription of.
  func begin(_ mark: TraceMark, scope: UInt, owner: UInt?) -> TraceNode {
    let noted = pending.take()
    let pending = noted?.session == Tracing.session.load(ordering: .relaxed) ? noted : nil
    var context: TraceNode?
    var isRunning = false
    var target: (key: TraceKey, name: String)?
    switch frames.last {
    case .running(let node):
      context = node
      isRunning = true
    case .sending(let node), .finishing(let node):
      // An operator subscribes to an inner source. The program's own code says so in `pending`.
      if let parent = node.parent, parent.kind == .source { context = parent }
    case .feeding(let key, let name): target = (key, "\(name)")
    case .hidden, nil: break
    }
    if let pending {
      // A subscription in the closure of `create`, and of similar operators, is drawn below it.
      let outer = isRunning ? context : nil
      let root = TraceNode(
        .subscription, TraceMark(operation: "subscribed", site: pending.site?.text),
        parent: outer, isInner: outer != nil, target: pending.target.map { ($0, "subject") })
      context = root
    } else if context == nil, let target {
      context = TraceNode(
        .subscription, TraceMark(operation: "connected"), parent: nil, target: target)
    }
    // A source that is subscribed to inside a subscription is a link of its chain.
    let isCertain = pending != nil || isRunning
    return Tracing.add(context, isCertain: isCertain, scope: scope, owner: owner) { parent in
      let parent =
        parent ?? TraceNode(.subscription, TraceMark(operation: "subscribed"), parent: nil)
      let isInner = !isRunning && parent.kind == .source
      return TraceNode(.source, mark, parent: parent, isInner: isInner)
    }
  }

  /// The node whose subscription is in progress, if one is.
  var running: TraceNode? {
    if case .running(let node) = frames.last { node } else { nil }
  }

  /// The node whose subscription is in progress attaches to a shared object.
  func join(_ key: TraceKey) {
    running?.join = key
  }

  /// The operator that receives the value in progress has created a subject.
  func makes(_ part: TraceKey) {
    guard case .sending(let node) = frames.last, let parent = node.parent, parent.kind == .source
    else { return }
    parent.add(part: part)
  }

  /// The path of the event in progress; for an error, from where it began.
  var path: String? {
    for frame in frames.reversed() {
      switch frame {
      case .running(let node): return node.path
      case .sending(let node): return (node.parent ?? node).path
      case .finishing(let node): return node.pathOfError
      case .feeding, .hidden: continue
      }
    }
    return nil
  }

  // MARK: Timeline

  var ring: TraceRing {
    if let ring = ringOfThread, !ring.isReplaced { return ring }
    let ring = TraceRings.make()
    ringOfThread = ring
    return ring
  }

  /// Records that a send is queued at a gate, at the node that sends.
  func recordWait(at gate: TraceKey) {
    for frame in frames.reversed() {
      switch frame {
      case .running(let node), .sending(let node), .finishing(let node):
        return ring.write(.wait, TraceRing.word(for: node), UInt64(gate.address))
      case .feeding, .hidden: continue
      }
    }
    ring.write(.wait, 0, UInt64(gate.address))
  }
}
