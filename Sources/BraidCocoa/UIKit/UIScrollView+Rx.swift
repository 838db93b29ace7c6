// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import BraidObservable
  public import UIKit

  extension UIScrollView: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UIScrollViewDelegate
  }

  /// The delegate of scroll views, for observers.
  open class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>,
    DelegateProxyType, UIScrollViewDelegate
  {
    open override class var methods: [String] {
      [
        didScroll.name, willBeginDecelerating.name, didEndDecelerating.name, willBeginDragging.name,
        willEndDragging.name, didEndDragging.name, didZoom.name, didScrollToTop.name,
        didEndScrollingAnimation.name, willBeginZooming.name, didEndZooming.name,
      ]
    }

    /// The scroll view.
    public private(set) weak var scrollView: UIScrollView?

    /// Creates a proxy of a scroll view.
    public init(scrollView: UIScrollView) {
      self.scrollView = scrollView
      super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }

    /// Registers the proxies of scroll views, tables, collections and text views.
    public static func registerKnownImplementations() {
      register { RxScrollViewDelegateProxy(scrollView: $0) }
      register { RxTableViewDelegateProxy(tableView: $0) }
      register { RxCollectionViewDelegateProxy(collectionView: $0) }
      register { RxTextViewDelegateProxy(textView: $0) }
    }

    open func scrollViewDidScroll(_ scrollView: UIScrollView) {
      pass(Self.didScroll, scrollView) { forwardToDelegate()?.scrollViewDidScroll?(scrollView) }
    }

    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      pass(Self.willBeginDecelerating, scrollView) {
        forwardToDelegate()?.scrollViewWillBeginDecelerating?(scrollView)
      }
    }

    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      pass(Self.didEndDecelerating, scrollView) {
        forwardToDelegate()?.scrollViewDidEndDecelerating?(scrollView)
      }
    }

    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      pass(Self.willBeginDragging, scrollView) {
        forwardToDelegate()?.scrollViewWillBeginDragging?(scrollView)
      }
    }

    open func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      pass(Self.willEndDragging, (scrollView, velocity, targetContentOffset)) {
        forwardToDelegate()?.scrollViewWillEndDragging?(
          scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
      }
    }

    open func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) {
      pass(Self.didEndDragging, (scrollView, decelerate)) {
        forwardToDelegate()?.scrollViewDidEndDragging?(scrollView, willDecelerate: decelerate)
      }
    }

    open func scrollViewDidZoom(_ scrollView: UIScrollView) {
      pass(Self.didZoom, scrollView) { forwardToDelegate()?.scrollViewDidZoom?(scrollView) }
    }

    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
      pass(Self.didScrollToTop, scrollView) {
        forwardToDelegate()?.scrollViewDidScrollToTop?(scrollView)
      }
    }

    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      pass(Self.didEndScrollingAnimation, scrollView) {
        forwardToDelegate()?.scrollViewDidEndScrollingAnimation?(scrollView)
      }
    }

    open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      pass(Self.willBeginZooming, (scrollView, view)) {
        forwardToDelegate()?.scrollViewWillBeginZooming?(scrollView, with: view)
      }
    }

    open func scrollViewDidEndZooming(
      _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
    ) {
      pass(Self.didEndZooming, (scrollView, view, scale)) {
        forwardToDelegate()?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
      }
    }
  }

  nonisolated extension RxScrollViewDelegateProxy {
    static let didScroll = DelegateMethod<UIScrollView>(
      #selector((any UIScrollViewDelegate).scrollViewDidScroll(_:)))
    static let willBeginDecelerating = DelegateMethod<UIScrollView>(
      #selector((any UIScrollViewDelegate).scrollViewWillBeginDecelerating(_:)))
    static let didEndDecelerating = DelegateMethod<UIScrollView>(
      #selector((any UIScrollViewDelegate).scrollViewDidEndDecelerating(_:)))
    static let willBeginDragging = DelegateMethod<UIScrollView>(
      #selector((any UIScrollViewDelegate).scrollViewWillBeginDragging(_:)))
    static let willEndDragging = DelegateMethod<
      (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>)
    >(
      #selector(
        (any UIScrollViewDelegate).scrollViewWillEndDragging(_:withVelocity:targetContentOffset:))
    )
    static let didEndDragging = DelegateMethod<(UIScrollView, Bool)>(
      #selector((any UIScrollViewDelegate).scrollViewDidEndDragging(_:willDecelerate:)))
    static let didZoom = DelegateMethod<UIScrollView>(
      #selector((any UIScrollViewDelegate).scrollViewDidZoom(_:)))
    static let didScrollToTop = DelegateMethod<UIScrollView>(
      #selector((any UIScrollViewDelegate).scrollViewDidScrollToTop(_:)))
    static let didEndScrollingAnimation = DelegateMethod<UIScrollView>(
      #selector((any UIScrollViewDelegate).scrollViewDidEndScrollingAnimation(_:)))
    static let willBeginZooming = DelegateMethod<(UIScrollView, UIView?)>(
      #selector((any UIScrollViewDelegate).scrollViewWillBeginZooming(_:with:)))
    static let didEndZooming = DelegateMethod<(UIScrollView, UIView?, CGFloat)>(
      #selector((any UIScrollViewDelegate).scrollViewDidEndZooming(_:with:atScale:)))
  }

  extension Reactive where Base: UIScrollView {
    /// The end of a zoom.
    public typealias EndZoomEvent = (view: UIView?, scale: CGFloat)
    /// The end of a drag; the pointer is valid during the event only.
    public typealias WillEndDraggingEvent = (
      velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    )

    /// The proxy that is the delegate of the scroll view.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<UIScrollView, any UIScrollViewDelegate>
    {
      RxScrollViewDelegateProxy.proxy(for: base)
    }

    /// Forwards delegate calls to another delegate until the result is disposed.
    ///
    /// - Parameter delegate: The delegate, which is not retained.
    @preconcurrency @MainActor public func setDelegate(_ delegate: any UIScrollViewDelegate)
      -> any Disposable
    {
      RxScrollViewDelegateProxy.installForwardDelegate(
        delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// The content offset: the current one, then the offset after each scroll.
    public var contentOffset: ControlProperty<CGPoint> {
      ControlProperty(
        onMain: observed { view, observer in
          observer.onNext(view.contentOffset)
          let subscription = RxScrollViewDelegateProxy.proxy(for: view)
            .methodInvoked(RxScrollViewDelegateProxy.didScroll)
            .subscribe(onNext: { observer.onNext($0.contentOffset) })
          return { subscription.dispose() }
        },
        valueSink: Binder(base) { view, offset in view.contentOffset = offset })
    }

    /// Emits after each scroll.
    public var didScroll: ControlEvent<Void> {
      calls(RxScrollViewDelegateProxy.didScroll) { _, _ in }
    }

    /// Emits before the movement slows down.
    public var willBeginDecelerating: ControlEvent<Void> {
      calls(RxScrollViewDelegateProxy.willBeginDecelerating) { _, _ in }
    }

    /// Emits after the movement came to rest.
    public var didEndDecelerating: ControlEvent<Void> {
      calls(RxScrollViewDelegateProxy.didEndDecelerating) { _, _ in }
    }

    /// Emits when the user begins to drag.
    public var willBeginDragging: ControlEvent<Void> {
      calls(RxScrollViewDelegateProxy.willBeginDragging) { _, _ in }
    }

    /// Emits when the user is about to end the drag, with the velocity and the offset at which the
    /// movement will come to rest, which can be changed during the event.
    public var willEndDragging: ControlEvent<WillEndDraggingEvent> {
      calls(RxScrollViewDelegateProxy.willEndDragging) { ($1.1, $1.2) }
    }

    /// Emits when the drag has ended, with whether the movement continues.
    public var didEndDragging: ControlEvent<Bool> {
      calls(RxScrollViewDelegateProxy.didEndDragging) { $1.1 }
    }

    /// Emits after each change of the zoom.
    public var didZoom: ControlEvent<Void> {
      calls(RxScrollViewDelegateProxy.didZoom) { _, _ in }
    }

    /// Emits after the view has scrolled to the top.
    public var didScrollToTop: ControlEvent<Void> {
      calls(RxScrollViewDelegateProxy.didScrollToTop) { _, _ in }
    }

    /// Emits at the end of an animation that the program started.
    public var didEndScrollingAnimation: ControlEvent<Void> {
      calls(RxScrollViewDelegateProxy.didEndScrollingAnimation) { _, _ in }
    }

    /// Emits when the user begins to zoom, with the view that is zoomed.
    public var willBeginZooming: ControlEvent<UIView?> {
      calls(RxScrollViewDelegateProxy.willBeginZooming) { $1.1 }
    }

    /// Emits at the end of a zoom.
    public var didEndZooming: ControlEvent<EndZoomEvent> {
      calls(RxScrollViewDelegateProxy.didEndZooming) { ($1.1, $1.2) }
    }

    /// The calls of a method of the scroll view's delegate.
    func calls<Arguments, Value>(
      _ method: DelegateMethod<Arguments>,
      _ value: @escaping @MainActor (Base, Arguments) throws -> Value
    ) -> ControlEvent<Value> {
      ControlEvent(
        onMain: delegateCalls({ RxScrollViewDelegateProxy.proxy(for: $0) }, method, value))
    }
  }
#endif
