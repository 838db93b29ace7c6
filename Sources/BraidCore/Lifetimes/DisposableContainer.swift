// SPDX-License-Identifier: MIT

/// A disposable that holds others: disposing it disposes them, in order, each exactly once.
///
/// However deeply containers are nested, disposing and deallocating them is a loop and never a
/// recursion (C8), and no lock is held while a child is disposed or released (C4).
public class DisposableContainer: Cancelable, @unchecked Sendable {  // subclasses: under their lock
  private let isOver = AtomicFlag()

  init() { Resources.disposables.add() }

  deinit {
    var children = DisposalStack()
    abandon(into: &children)
    children.release()
    if !isOver.isSet { Resources.disposables.remove() }
  }

  /// True from the moment `dispose()` wins, before what it disposes has finished.
  public final var isDisposed: Bool { isOver.isSet }

  /// Disposes everything in it, and everything that is put into it from now on.
  public final func dispose() {
    var children = DisposalStack()
    close(into: &children)
    children.dispose()
  }

  /// Takes no more children and hands over those it has, to be disposed.
  ///
  /// Those that may be given others meanwhile do this under their lock.
  func close(into children: inout DisposalStack) {
    if markDisposed() { abandon(into: &children) }
  }

  /// Hands its children over: it is closed, or nobody refers to it any more.
  func abandon(into children: inout DisposalStack) {}

  /// Raises ``isDisposed``.
  ///
  /// True for the first caller.
  final func markDisposed() -> Bool {
    let isFirst = isOver.setIfClear()
    if isFirst { Resources.disposables.remove() }
    return isFirst
  }
}

/// The name RxSwift gives to what its disposables have in common.
public typealias DisposeBase = DisposableContainer

/// Disposables that wait to be disposed or released, the next one on top.
///
/// One of them is kept without an array, so that a list of a million links needs none.
struct DisposalStack {
  private var top: (any Disposable)?
  private var rest: ContiguousArray<any Disposable> = []

  /// Puts one on top; to keep an order, push the last one first.
  mutating func push(_ disposable: (any Disposable)?) {
    guard let disposable else { return }
    if let top { rest.append(top) }
    top = disposable
  }

  private mutating func pop() -> (any Disposable)? {
    let popped = top
    top = rest.popLast()
    return popped
  }

  mutating func dispose() {
    while let disposable = pop() {
      if let container = disposable as? DisposableContainer {
        container.close(into: &self)
      } else {
        disposable.dispose()
      }
    }
  }

  mutating func release() {
    while top != nil {
      // The function keeps no other reference alive, or it would never be unique.
      var container = popContainer()
      if isKnownUniquelyReferenced(&container) { container?.abandon(into: &self) }
    }
  }

  @inline(never)
  private mutating func popContainer() -> DisposableContainer? { pop() as? DisposableContainer }
}
