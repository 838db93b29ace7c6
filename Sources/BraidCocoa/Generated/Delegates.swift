// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
  public import struct Foundation.IndexPath
  public import UIKit

  // Written by .ci/generate.

  /// The delegate of scroll views, for observers.
  open class RxScrollViewDelegateProxy: DelegateProxy<UIScrollView, any UIScrollViewDelegate>,
    DelegateProxyType, UIScrollViewDelegate
  {
    open override class var methods: [String] {
      [
        didScroll.name,
        willBeginDecelerating.name,
        didEndDecelerating.name,
        willBeginDragging.name,
        willEndDragging.name,
        didEndDragging.name,
        didZoom.name,
        didScrollToTop.name,
        didEndScrollingAnimation.name,
        willBeginZooming.name,
        didEndZooming.name,
      ]
    }

    /// The object.
    public private(set) weak var scrollView: UIScrollView?

    /// Creates a proxy.
    public init(scrollView: UIScrollView) {
      self.scrollView = scrollView
      super.init(parentObject: scrollView, delegateProxy: RxScrollViewDelegateProxy.self)
    }

    /// Registers the proxy and its subclasses.
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

    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    {
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
        (any UIScrollViewDelegate).scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)))
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

  /// The delegate of tables, for observers.
  open class RxTableViewDelegateProxy: RxScrollViewDelegateProxy, UITableViewDelegate {
    open override class var methods: [String] {
      super.methods + [
        didUpdateFocus.name,
        didSelect.name,
        didDeselect.name,
        didHighlight.name,
        didUnhighlight.name,
        accessoryButtonTapped.name,
        willDisplay.name,
        didEndDisplaying.name,
      ]
    }

    /// The object.
    public private(set) weak var tableView: UITableView?

    /// Creates a proxy.
    public init(tableView: UITableView) {
      self.tableView = tableView
      super.init(scrollView: tableView)
    }

    private var next: (any UITableViewDelegate)? { forwardToDelegate() as? any UITableViewDelegate }

    open func tableView(
      _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      pass(Self.didUpdateFocus, (tableView, context, coordinator)) {
        next?.tableView?(tableView, didUpdateFocusIn: context, with: coordinator)
      }
    }

    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      pass(Self.didSelect, (tableView, indexPath)) {
        next?.tableView?(tableView, didSelectRowAt: indexPath)
      }
    }

    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      pass(Self.didDeselect, (tableView, indexPath)) {
        next?.tableView?(tableView, didDeselectRowAt: indexPath)
      }
    }

    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      pass(Self.didHighlight, (tableView, indexPath)) {
        next?.tableView?(tableView, didHighlightRowAt: indexPath)
      }
    }

    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      pass(Self.didUnhighlight, (tableView, indexPath)) {
        next?.tableView?(tableView, didUnhighlightRowAt: indexPath)
      }
    }

    open func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      pass(Self.accessoryButtonTapped, (tableView, indexPath)) {
        next?.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
      }
    }

    open func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      pass(Self.willDisplay, (tableView, cell, indexPath)) {
        next?.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
      }
    }

    open func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      pass(Self.didEndDisplaying, (tableView, cell, indexPath)) {
        next?.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
      }
    }

  }

  nonisolated extension RxTableViewDelegateProxy {
    static let didUpdateFocus = DelegateMethod<
      (UITableView, UITableViewFocusUpdateContext, UIFocusAnimationCoordinator)
    >(#selector((any UITableViewDelegate).tableView(_:didUpdateFocusIn:with:)))
    static let didSelect = DelegateMethod<(UITableView, IndexPath)>(
      #selector((any UITableViewDelegate).tableView(_:didSelectRowAt:)))
    static let didDeselect = DelegateMethod<(UITableView, IndexPath)>(
      #selector((any UITableViewDelegate).tableView(_:didDeselectRowAt:)))
    static let didHighlight = DelegateMethod<(UITableView, IndexPath)>(
      #selector((any UITableViewDelegate).tableView(_:didHighlightRowAt:)))
    static let didUnhighlight = DelegateMethod<(UITableView, IndexPath)>(
      #selector((any UITableViewDelegate).tableView(_:didUnhighlightRowAt:)))
    static let accessoryButtonTapped = DelegateMethod<(UITableView, IndexPath)>(
      #selector((any UITableViewDelegate).tableView(_:accessoryButtonTappedForRowWith:)))
    static let willDisplay = DelegateMethod<(UITableView, UITableViewCell, IndexPath)>(
      #selector((any UITableViewDelegate).tableView(_:willDisplay:forRowAt:)))
    static let didEndDisplaying = DelegateMethod<(UITableView, UITableViewCell, IndexPath)>(
      #selector((any UITableViewDelegate).tableView(_:didEndDisplaying:forRowAt:)))
  }

  /// The prefetching data source of tables, for observers.
  open class RxTableViewDataSourcePrefetchingProxy: DelegateProxy<
    UITableView, any UITableViewDataSourcePrefetching
  >, DelegateProxyType, UITableViewDataSourcePrefetching
  {
    open override class var methods: [String] {
      [
        cancel.name
      ]
    }

    /// The object.
    public private(set) weak var tableView: UITableView?

    /// Creates a proxy.
    public init(tableView: UITableView) {
      self.tableView = tableView
      super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxTableViewDataSourcePrefetchingProxy(tableView: $0) }
    }

    open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      pass(Self.prefetch, (tableView, indexPaths)) {
        forwardToDelegate()?.tableView(tableView, prefetchRowsAt: indexPaths)
      }
    }

    open func tableView(
      _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {
      pass(Self.cancel, (tableView, indexPaths)) {
        forwardToDelegate()?.tableView?(tableView, cancelPrefetchingForRowsAt: indexPaths)
      }
    }

  }

  nonisolated extension RxTableViewDataSourcePrefetchingProxy {
    static let prefetch = DelegateMethod<(UITableView, [IndexPath])>(
      #selector((any UITableViewDataSourcePrefetching).tableView(_:prefetchRowsAt:)))
    static let cancel = DelegateMethod<(UITableView, [IndexPath])>(
      #selector((any UITableViewDataSourcePrefetching).tableView(_:cancelPrefetchingForRowsAt:)))
  }

  /// The delegate of collections, for observers.
  ///
  /// Methods of `UICollectionViewDelegateFlowLayout` go directly to the former delegate.
  open class RxCollectionViewDelegateProxy: RxScrollViewDelegateProxy,
    UICollectionViewDelegateFlowLayout
  {
    open override class var methods: [String] {
      super.methods + [
        didUpdateFocus.name,
        didSelect.name,
        didDeselect.name,
        didHighlight.name,
        didUnhighlight.name,
        willDisplay.name,
        didEndDisplaying.name,
        willDisplaySupplementary.name,
        didEndDisplayingSupplementary.name,
      ]
    }

    /// The object.
    public private(set) weak var collectionView: UICollectionView?

    /// Creates a proxy.
    public init(collectionView: UICollectionView) {
      self.collectionView = collectionView
      super.init(scrollView: collectionView)
    }

    private var next: (any UICollectionViewDelegate)? {
      forwardToDelegate() as? any UICollectionViewDelegate
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
      with coordinator: UIFocusAnimationCoordinator
    ) {
      pass(Self.didUpdateFocus, (collectionView, context, coordinator)) {
        next?.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {
      pass(Self.didSelect, (collectionView, indexPath)) {
        next?.collectionView?(collectionView, didSelectItemAt: indexPath)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {
      pass(Self.didDeselect, (collectionView, indexPath)) {
        next?.collectionView?(collectionView, didDeselectItemAt: indexPath)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
    ) {
      pass(Self.didHighlight, (collectionView, indexPath)) {
        next?.collectionView?(collectionView, didHighlightItemAt: indexPath)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
    ) {
      pass(Self.didUnhighlight, (collectionView, indexPath)) {
        next?.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      pass(Self.willDisplay, (collectionView, cell, indexPath)) {
        next?.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      pass(Self.didEndDisplaying, (collectionView, cell, indexPath)) {
        next?.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      pass(Self.willDisplaySupplementary, (collectionView, view, elementKind, indexPath)) {
        next?.collectionView?(
          collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind,
          at: indexPath)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView,
      didEndDisplayingSupplementaryView view: UICollectionReusableView,
      forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
      pass(Self.didEndDisplayingSupplementary, (collectionView, view, elementKind, indexPath)) {
        next?.collectionView?(
          collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind,
          at: indexPath)
      }
    }

  }

  nonisolated extension RxCollectionViewDelegateProxy {
    static let didUpdateFocus = DelegateMethod<
      (UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator)
    >(#selector((any UICollectionViewDelegate).collectionView(_:didUpdateFocusIn:with:)))
    static let didSelect = DelegateMethod<(UICollectionView, IndexPath)>(
      #selector((any UICollectionViewDelegate).collectionView(_:didSelectItemAt:)))
    static let didDeselect = DelegateMethod<(UICollectionView, IndexPath)>(
      #selector((any UICollectionViewDelegate).collectionView(_:didDeselectItemAt:)))
    static let didHighlight = DelegateMethod<(UICollectionView, IndexPath)>(
      #selector((any UICollectionViewDelegate).collectionView(_:didHighlightItemAt:)))
    static let didUnhighlight = DelegateMethod<(UICollectionView, IndexPath)>(
      #selector((any UICollectionViewDelegate).collectionView(_:didUnhighlightItemAt:)))
    static let willDisplay = DelegateMethod<(UICollectionView, UICollectionViewCell, IndexPath)>(
      #selector((any UICollectionViewDelegate).collectionView(_:willDisplay:forItemAt:)))
    static let didEndDisplaying = DelegateMethod<
      (UICollectionView, UICollectionViewCell, IndexPath)
    >(#selector((any UICollectionViewDelegate).collectionView(_:didEndDisplaying:forItemAt:)))
    static let willDisplaySupplementary = DelegateMethod<
      (UICollectionView, UICollectionReusableView, String, IndexPath)
    >(
      #selector(
        (any UICollectionViewDelegate).collectionView(
          _:willDisplaySupplementaryView:forElementKind:at:)))
    static let didEndDisplayingSupplementary = DelegateMethod<
      (UICollectionView, UICollectionReusableView, String, IndexPath)
    >(
      #selector(
        (any UICollectionViewDelegate).collectionView(
          _:didEndDisplayingSupplementaryView:forElementOfKind:at:)))
  }

  /// The prefetching data source of collections, for observers.
  open class RxCollectionViewDataSourcePrefetchingProxy: DelegateProxy<
    UICollectionView, any UICollectionViewDataSourcePrefetching
  >, DelegateProxyType, UICollectionViewDataSourcePrefetching
  {
    open override class var methods: [String] {
      [
        cancel.name
      ]
    }

    /// The object.
    public private(set) weak var collectionView: UICollectionView?

    /// Creates a proxy.
    public init(collectionView: UICollectionView) {
      self.collectionView = collectionView
      super.init(
        parentObject: collectionView, delegateProxy: RxCollectionViewDataSourcePrefetchingProxy.self
      )
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxCollectionViewDataSourcePrefetchingProxy(collectionView: $0) }
    }

    open func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) {
      pass(Self.prefetch, (collectionView, indexPaths)) {
        forwardToDelegate()?.collectionView(collectionView, prefetchItemsAt: indexPaths)
      }
    }

    open func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
      pass(Self.cancel, (collectionView, indexPaths)) {
        forwardToDelegate()?.collectionView?(
          collectionView, cancelPrefetchingForItemsAt: indexPaths)
      }
    }

  }

  nonisolated extension RxCollectionViewDataSourcePrefetchingProxy {
    static let prefetch = DelegateMethod<(UICollectionView, [IndexPath])>(
      #selector((any UICollectionViewDataSourcePrefetching).collectionView(_:prefetchItemsAt:)))
    static let cancel = DelegateMethod<(UICollectionView, [IndexPath])>(
      #selector(
        (any UICollectionViewDataSourcePrefetching).collectionView(_:cancelPrefetchingForItemsAt:)))
  }

  /// The delegate of text views, for observers.
  open class RxTextViewDelegateProxy: RxScrollViewDelegateProxy, UITextViewDelegate {
    open override class var methods: [String] {
      super.methods + [
        didBeginEditing.name,
        didEndEditing.name,
        didChange.name,
        didChangeSelection.name,
      ]
    }

    /// The object.
    public private(set) weak var textView: UITextView?

    /// Creates a proxy.
    public init(textView: UITextView) {
      self.textView = textView
      super.init(scrollView: textView)
    }

    private var next: (any UITextViewDelegate)? { forwardToDelegate() as? any UITextViewDelegate }

    open func textViewDidBeginEditing(_ textView: UITextView) {
      pass(Self.didBeginEditing, textView) { next?.textViewDidBeginEditing?(textView) }
    }

    open func textViewDidEndEditing(_ textView: UITextView) {
      pass(Self.didEndEditing, textView) { next?.textViewDidEndEditing?(textView) }
    }

    open func textViewDidChange(_ textView: UITextView) {
      pass(Self.didChange, textView) { next?.textViewDidChange?(textView) }
    }

    open func textViewDidChangeSelection(_ textView: UITextView) {
      pass(Self.didChangeSelection, textView) { next?.textViewDidChangeSelection?(textView) }
    }

  }

  nonisolated extension RxTextViewDelegateProxy {
    static let didBeginEditing = DelegateMethod<UITextView>(
      #selector((any UITextViewDelegate).textViewDidBeginEditing(_:)))
    static let didEndEditing = DelegateMethod<UITextView>(
      #selector((any UITextViewDelegate).textViewDidEndEditing(_:)))
    static let didChange = DelegateMethod<UITextView>(
      #selector((any UITextViewDelegate).textViewDidChange(_:)))
    static let didChangeSelection = DelegateMethod<UITextView>(
      #selector((any UITextViewDelegate).textViewDidChangeSelection(_:)))
  }

  /// The delegate of search bars, for observers.
  open class RxSearchBarDelegateProxy: DelegateProxy<UISearchBar, any UISearchBarDelegate>,
    DelegateProxyType, UISearchBarDelegate
  {
    open override class var methods: [String] {
      let everywhere = [
        textDidChange.name,
        scopeDidChange.name,
        didBeginEditing.name,
        didEndEditing.name,
        searchClicked.name,
      ]
      #if !os(tvOS)
        return everywhere + [
          cancelClicked.name,
          bookmarkClicked.name,
          resultsListClicked.name,
        ]
      #else
        return everywhere
      #endif
    }

    /// The object.
    public private(set) weak var searchBar: UISearchBar?

    /// Creates a proxy.
    public init(searchBar: UISearchBar) {
      self.searchBar = searchBar
      super.init(parentObject: searchBar, delegateProxy: RxSearchBarDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxSearchBarDelegateProxy(searchBar: $0) }
    }

    open func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      pass(Self.textDidChange, (searchBar, searchText)) {
        forwardToDelegate()?.searchBar?(searchBar, textDidChange: searchText)
      }
    }

    open func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) {
      pass(Self.scopeDidChange, (searchBar, selectedScope)) {
        forwardToDelegate()?.searchBar?(searchBar, selectedScopeButtonIndexDidChange: selectedScope)
      }
    }

    open func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      pass(Self.didBeginEditing, searchBar) {
        forwardToDelegate()?.searchBarTextDidBeginEditing?(searchBar)
      }
    }

    open func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
      pass(Self.didEndEditing, searchBar) {
        forwardToDelegate()?.searchBarTextDidEndEditing?(searchBar)
      }
    }

    open func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      pass(Self.searchClicked, searchBar) {
        forwardToDelegate()?.searchBarSearchButtonClicked?(searchBar)
      }
    }

    #if !os(tvOS)
      open func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        pass(Self.cancelClicked, searchBar) {
          forwardToDelegate()?.searchBarCancelButtonClicked?(searchBar)
        }
      }

      open func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
        pass(Self.bookmarkClicked, searchBar) {
          forwardToDelegate()?.searchBarBookmarkButtonClicked?(searchBar)
        }
      }

      open func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
        pass(Self.resultsListClicked, searchBar) {
          forwardToDelegate()?.searchBarResultsListButtonClicked?(searchBar)
        }
      }

    #endif
  }

  nonisolated extension RxSearchBarDelegateProxy {
    static let textDidChange = DelegateMethod<(UISearchBar, String)>(
      #selector((any UISearchBarDelegate).searchBar(_:textDidChange:)))
    static let scopeDidChange = DelegateMethod<(UISearchBar, Int)>(
      #selector((any UISearchBarDelegate).searchBar(_:selectedScopeButtonIndexDidChange:)))
    static let didBeginEditing = DelegateMethod<UISearchBar>(
      #selector((any UISearchBarDelegate).searchBarTextDidBeginEditing(_:)))
    static let didEndEditing = DelegateMethod<UISearchBar>(
      #selector((any UISearchBarDelegate).searchBarTextDidEndEditing(_:)))
    static let searchClicked = DelegateMethod<UISearchBar>(
      #selector((any UISearchBarDelegate).searchBarSearchButtonClicked(_:)))
    #if !os(tvOS)
      static let cancelClicked = DelegateMethod<UISearchBar>(
        #selector((any UISearchBarDelegate).searchBarCancelButtonClicked(_:)))
      static let bookmarkClicked = DelegateMethod<UISearchBar>(
        #selector((any UISearchBarDelegate).searchBarBookmarkButtonClicked(_:)))
      static let resultsListClicked = DelegateMethod<UISearchBar>(
        #selector((any UISearchBarDelegate).searchBarResultsListButtonClicked(_:)))
    #endif
  }

  /// The delegate of search controllers, for observers.
  open class RxSearchControllerDelegateProxy: DelegateProxy<
    UISearchController, any UISearchControllerDelegate
  >, DelegateProxyType, UISearchControllerDelegate
  {
    open override class var methods: [String] {
      [
        didDismiss.name,
        didPresent.name,
        present.name,
        willDismiss.name,
        willPresent.name,
      ]
    }

    /// The object.
    public private(set) weak var searchController: UISearchController?

    /// Creates a proxy.
    public init(searchController: UISearchController) {
      self.searchController = searchController
      super.init(
        parentObject: searchController, delegateProxy: RxSearchControllerDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxSearchControllerDelegateProxy(searchController: $0) }
    }

    open func didDismissSearchController(_ searchController: UISearchController) {
      pass(Self.didDismiss, searchController) {
        forwardToDelegate()?.didDismissSearchController?(searchController)
      }
    }

    open func didPresentSearchController(_ searchController: UISearchController) {
      pass(Self.didPresent, searchController) {
        forwardToDelegate()?.didPresentSearchController?(searchController)
      }
    }

    open func presentSearchController(_ searchController: UISearchController) {
      pass(Self.present, searchController) {
        forwardToDelegate()?.presentSearchController?(searchController)
      }
    }

    open func willDismissSearchController(_ searchController: UISearchController) {
      pass(Self.willDismiss, searchController) {
        forwardToDelegate()?.willDismissSearchController?(searchController)
      }
    }

    open func willPresentSearchController(_ searchController: UISearchController) {
      pass(Self.willPresent, searchController) {
        forwardToDelegate()?.willPresentSearchController?(searchController)
      }
    }

  }

  nonisolated extension RxSearchControllerDelegateProxy {
    static let didDismiss = DelegateMethod<UISearchController>(
      #selector((any UISearchControllerDelegate).didDismissSearchController(_:)))
    static let didPresent = DelegateMethod<UISearchController>(
      #selector((any UISearchControllerDelegate).didPresentSearchController(_:)))
    static let present = DelegateMethod<UISearchController>(
      #selector((any UISearchControllerDelegate).presentSearchController(_:)))
    static let willDismiss = DelegateMethod<UISearchController>(
      #selector((any UISearchControllerDelegate).willDismissSearchController(_:)))
    static let willPresent = DelegateMethod<UISearchController>(
      #selector((any UISearchControllerDelegate).willPresentSearchController(_:)))
  }

  /// The delegate of tab bars, for observers.
  open class RxTabBarDelegateProxy: DelegateProxy<UITabBar, any UITabBarDelegate>,
    DelegateProxyType, UITabBarDelegate
  {
    open override class var methods: [String] {
      let everywhere = [
        didSelect.name
      ]
      #if !os(tvOS) && !os(visionOS)
        return everywhere + [
          willBeginCustomizing.name,
          didBeginCustomizing.name,
          willEndCustomizing.name,
          didEndCustomizing.name,
        ]
      #else
        return everywhere
      #endif
    }

    /// The object.
    public private(set) weak var tabBar: UITabBar?

    /// Creates a proxy.
    public init(tabBar: UITabBar) {
      self.tabBar = tabBar
      super.init(parentObject: tabBar, delegateProxy: RxTabBarDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxTabBarDelegateProxy(tabBar: $0) }
    }

    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      pass(Self.didSelect, (tabBar, item)) { forwardToDelegate()?.tabBar?(tabBar, didSelect: item) }
    }

    #if !os(tvOS) && !os(visionOS)
      open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
        pass(Self.willBeginCustomizing, (tabBar, items)) {
          forwardToDelegate()?.tabBar?(tabBar, willBeginCustomizing: items)
        }
      }

      open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {
        pass(Self.didBeginCustomizing, (tabBar, items)) {
          forwardToDelegate()?.tabBar?(tabBar, didBeginCustomizing: items)
        }
      }

      open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
      {
        pass(Self.willEndCustomizing, (tabBar, items, changed)) {
          forwardToDelegate()?.tabBar?(tabBar, willEndCustomizing: items, changed: changed)
        }
      }

      open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
        pass(Self.didEndCustomizing, (tabBar, items, changed)) {
          forwardToDelegate()?.tabBar?(tabBar, didEndCustomizing: items, changed: changed)
        }
      }

    #endif
  }

  nonisolated extension RxTabBarDelegateProxy {
    static let didSelect = DelegateMethod<(UITabBar, UITabBarItem)>(
      #selector((any UITabBarDelegate).tabBar(_:didSelect:)))
    #if !os(tvOS) && !os(visionOS)
      static let willBeginCustomizing = DelegateMethod<(UITabBar, [UITabBarItem])>(
        #selector((any UITabBarDelegate).tabBar(_:willBeginCustomizing:)))
      static let didBeginCustomizing = DelegateMethod<(UITabBar, [UITabBarItem])>(
        #selector((any UITabBarDelegate).tabBar(_:didBeginCustomizing:)))
      static let willEndCustomizing = DelegateMethod<(UITabBar, [UITabBarItem], Bool)>(
        #selector((any UITabBarDelegate).tabBar(_:willEndCustomizing:changed:)))
      static let didEndCustomizing = DelegateMethod<(UITabBar, [UITabBarItem], Bool)>(
        #selector((any UITabBarDelegate).tabBar(_:didEndCustomizing:changed:)))
    #endif
  }

  /// The delegate of tab bar controllers, for observers.
  open class RxTabBarControllerDelegateProxy: DelegateProxy<
    UITabBarController, any UITabBarControllerDelegate
  >, DelegateProxyType, UITabBarControllerDelegate
  {
    open override class var methods: [String] {
      let everywhere = [
        didSelect.name
      ]
      #if !os(tvOS) && !os(visionOS)
        return everywhere + [
          willBeginCustomizing.name,
          willEndCustomizing.name,
          didEndCustomizing.name,
        ]
      #else
        return everywhere
      #endif
    }

    /// The object.
    public private(set) weak var tabBar: UITabBarController?

    /// Creates a proxy.
    public init(tabBar: UITabBarController) {
      self.tabBar = tabBar
      super.init(parentObject: tabBar, delegateProxy: RxTabBarControllerDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxTabBarControllerDelegateProxy(tabBar: $0) }
    }

    open func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      pass(Self.didSelect, (tabBarController, viewController)) {
        forwardToDelegate()?.tabBarController?(tabBarController, didSelect: viewController)
      }
    }

    #if !os(tvOS) && !os(visionOS)
      open func tabBarController(
        _ tabBarController: UITabBarController,
        willBeginCustomizing viewControllers: [UIViewController]
      ) {
        pass(Self.willBeginCustomizing, (tabBarController, viewControllers)) {
          forwardToDelegate()?.tabBarController?(
            tabBarController, willBeginCustomizing: viewControllers)
        }
      }

      open func tabBarController(
        _ tabBarController: UITabBarController,
        willEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) {
        pass(Self.willEndCustomizing, (tabBarController, viewControllers, changed)) {
          forwardToDelegate()?.tabBarController?(
            tabBarController, willEndCustomizing: viewControllers, changed: changed)
        }
      }

      open func tabBarController(
        _ tabBarController: UITabBarController,
        didEndCustomizing viewControllers: [UIViewController], changed: Bool
      ) {
        pass(Self.didEndCustomizing, (tabBarController, viewControllers, changed)) {
          forwardToDelegate()?.tabBarController?(
            tabBarController, didEndCustomizing: viewControllers, changed: changed)
        }
      }

    #endif
  }

  nonisolated extension RxTabBarControllerDelegateProxy {
    static let didSelect = DelegateMethod<(UITabBarController, UIViewController)>(
      #selector((any UITabBarControllerDelegate).tabBarController(_:didSelect:)))
    #if !os(tvOS) && !os(visionOS)
      static let willBeginCustomizing = DelegateMethod<(UITabBarController, [UIViewController])>(
        #selector((any UITabBarControllerDelegate).tabBarController(_:willBeginCustomizing:)))
      static let willEndCustomizing = DelegateMethod<
        (UITabBarController, [UIViewController], Bool)
      >(#selector((any UITabBarControllerDelegate).tabBarController(_:willEndCustomizing:changed:)))
      static let didEndCustomizing = DelegateMethod<(UITabBarController, [UIViewController], Bool)>(
        #selector((any UITabBarControllerDelegate).tabBarController(_:didEndCustomizing:changed:)))
    #endif
  }

  /// The delegate of navigation controllers, for observers.
  open class RxNavigationControllerDelegateProxy: DelegateProxy<
    UINavigationController, any UINavigationControllerDelegate
  >, DelegateProxyType, UINavigationControllerDelegate
  {
    open override class var methods: [String] {
      [
        willShow.name,
        didShow.name,
      ]
    }

    /// The object.
    public private(set) weak var navigationController: UINavigationController?

    /// Creates a proxy.
    public init(navigationController: UINavigationController) {
      self.navigationController = navigationController
      super.init(
        parentObject: navigationController, delegateProxy: RxNavigationControllerDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxNavigationControllerDelegateProxy(navigationController: $0) }
    }

    open func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      pass(Self.willShow, (navigationController, viewController, animated)) {
        forwardToDelegate()?.navigationController?(
          navigationController, willShow: viewController, animated: animated)
      }
    }

    open func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      pass(Self.didShow, (navigationController, viewController, animated)) {
        forwardToDelegate()?.navigationController?(
          navigationController, didShow: viewController, animated: animated)
      }
    }

  }

  nonisolated extension RxNavigationControllerDelegateProxy {
    static let willShow = DelegateMethod<(UINavigationController, UIViewController, Bool)>(
      #selector((any UINavigationControllerDelegate).navigationController(_:willShow:animated:)))
    static let didShow = DelegateMethod<(UINavigationController, UIViewController, Bool)>(
      #selector((any UINavigationControllerDelegate).navigationController(_:didShow:animated:)))
  }

  #if !os(tvOS)

    /// The delegate of pickers, for observers.
    open class RxPickerViewDelegateProxy: DelegateProxy<UIPickerView, any UIPickerViewDelegate>,
      DelegateProxyType, UIPickerViewDelegate
    {
      open override class var methods: [String] {
        [didSelect.name]
      }

      /// The object.
      public private(set) weak var pickerView: UIPickerView?

      /// Creates a proxy.
      public init(pickerView: UIPickerView) {
        self.pickerView = pickerView
        super.init(parentObject: pickerView, delegateProxy: RxPickerViewDelegateProxy.self)
      }

      /// Registers the proxy.
      public static func registerKnownImplementations() {
        register { RxPickerViewDelegateProxy(pickerView: $0) }
      }

      open func pickerView(
        _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
      ) {
        pass(Self.didSelect, (pickerView, row, component)) {
          forwardToDelegate()?.pickerView?(pickerView, didSelectRow: row, inComponent: component)
        }
      }

    }

    nonisolated extension RxPickerViewDelegateProxy {
      static let didSelect = DelegateMethod<(UIPickerView, Int, Int)>(
        #selector((any UIPickerViewDelegate).pickerView(_:didSelectRow:inComponent:)))
    }

  #endif
#endif
