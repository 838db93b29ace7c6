// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import BraidObservable
  public import UIKit

  extension UIScrollView: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UIScrollViewDelegate
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
