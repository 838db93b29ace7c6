// SPDX-License-Identifier: MIT

/// The lifetime of an operator with inner subscriptions: the source's scope, plus an intrusive list
/// of the inner ones. Not generic: adding, removing and disposing need no type metadata.
@usableFromInline
package class FlattenScope: SinkDisposer, @unchecked Sendable {  // the list is under the lock
  private let lock = Lock()
  @exclusivity(unchecked) private var first: Unmanaged<MergeSinkIter>?
  @exclusivity(unchecked) private var isTakenDown = false

  /// The scope of the whole operator.
  @usableFromInline final let outer: SinkDisposer

  @usableFromInline
  init(_ outer: SinkDisposer) {
    self.outer = outer
    super.init()
    outer.set(self)
  }

  /// Keeps an inner subscription, or disposes it if the operator is over.
  @usableFromInline
  final func insert(_ inner: MergeSinkIter) {
    let isLate = lock.withLock {
      if isTakenDown { return true }
      let reference = Unmanaged.passRetained(inner)
      inner.following = first
      first?._withUnsafeGuaranteedRef { $0.previous = reference }
      first = reference
      inner.isLinked = true
      return false
    }
    if isLate { inner.dispose() }
  }

  /// Forgets an inner subscription that has ended.
  @usableFromInline
  final func remove(_ inner: MergeSinkIter) {
    let wasLinked = lock.withLock {
      guard inner.isLinked else { return false }
      inner.isLinked = false
      if let previous = inner.previous {
        previous._withUnsafeGuaranteedRef { $0.following = inner.following }
      } else {
        first = inner.following
      }
      inner.following?._withUnsafeGuaranteedRef { $0.previous = inner.previous }
      inner.previous = nil
      inner.following = nil
      return true
    }
    if wasLinked { Unmanaged.passUnretained(inner).release() }
  }

  package override func disposed() {
    var next = lock.withLock { () -> Unmanaged<MergeSinkIter>? in
      isTakenDown = true
      defer { first = nil }
      var node = first
      while let reference = node {
        node = reference._withUnsafeGuaranteedRef { inner in
          inner.isLinked = false
          return inner.following
        }
      }
      return first
    }
    while let reference = next {
      let inner = reference.takeRetainedValue()
      next = inner.following
      inner.previous = nil
      inner.following = nil
      inner.dispose()
    }
  }
}

/// One inner subscription: its lifetime and its place in the operator's list, in one object.
@usableFromInline
package final class MergeSinkIter: SinkDisposer, @unchecked Sendable {  // links: the owner's lock
  @exclusivity(unchecked) fileprivate var previous: Unmanaged<MergeSinkIter>?
  @exclusivity(unchecked) fileprivate var following: Unmanaged<MergeSinkIter>?
  @exclusivity(unchecked) fileprivate var isLinked = false

  @usableFromInline
  package override init() { super.init() }
}
