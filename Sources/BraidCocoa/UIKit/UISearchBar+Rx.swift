// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import BraidObservable
  public import UIKit

  extension UISearchBar: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UISearchBarDelegate
  }

  /// The delegate of search bars, for observers.
  open class RxSearchBarDelegateProxy: DelegateProxy<UISearchBar, any UISearchBarDelegate>,
    DelegateProxyType, UISearchBarDelegate
  {
    open override class var methods: [String] {
      let everywhere = [
        textDidChange.name, scopeDidChange.name, didBeginEditing.name, didEndEditing.name,
        searchClicked.name,
      ]
      #if os(tvOS)
        return everywhere
      #else
        return everywhere + [cancelClicked.name, bookmarkClicked.name, resultsListClicked.name]
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

  extension Reactive where Base: UISearchBar {
    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<UISearchBar, any UISearchBarDelegate>
    {
      RxSearchBarDelegateProxy.proxy(for: base)
    }

    /// Forwards delegate calls to another delegate until the result is disposed.
    ///
    /// - Parameter delegate: The delegate, which is not retained.
    @preconcurrency @MainActor public func setDelegate(_ delegate: any UISearchBarDelegate)
      -> any Disposable
    {
      RxSearchBarDelegateProxy.installForwardDelegate(
        delegate, retainDelegate: false, onProxyForObject: base)
    }

    /// The text: the current one, then the text after each change by the user.
    public var text: ControlProperty<String?> { value }

    /// The text; equals ``text``.
    public var value: ControlProperty<String?> {
      ControlProperty(
        onMain: observed { bar, observer in
          observer.onNext(bar.text)
          let proxy = RxSearchBarDelegateProxy.proxy(for: bar)
          let changes = proxy.methodInvoked(RxSearchBarDelegateProxy.textDidChange).map { $0.0 }
          let ends = proxy.methodInvoked(RxSearchBarDelegateProxy.didEndEditing)
          let subscription = Observable.merge(changes, ends)
            .subscribe(onNext: { observer.onNext($0.text ?? "") })
          return { subscription.dispose() }
        },
        valueSink: Binder(base) { bar, text in bar.text = text })
    }

    /// The index of the selected scope: the current one, then each index that the user selects.
    public var selectedScopeButtonIndex: ControlProperty<Int> {
      ControlProperty(
        onMain: observed { bar, observer in
          observer.onNext(bar.selectedScopeButtonIndex)
          let subscription = RxSearchBarDelegateProxy.proxy(for: bar)
            .methodInvoked(RxSearchBarDelegateProxy.scopeDidChange)
            .subscribe(onNext: { observer.onNext($0.1) })
          return { subscription.dispose() }
        },
        valueSink: Binder(base) { bar, index in bar.selectedScopeButtonIndex = index })
    }

    #if !os(tvOS)
      /// Emits each tap on the cancel button.
      public var cancelButtonClicked: ControlEvent<Void> {
        calls(RxSearchBarDelegateProxy.cancelClicked) { _, _ in }
      }

      /// Emits each tap on the bookmark button.
      public var bookmarkButtonClicked: ControlEvent<Void> {
        calls(RxSearchBarDelegateProxy.bookmarkClicked) { _, _ in }
      }

      /// Emits each tap on the button of the results list.
      public var resultsListButtonClicked: ControlEvent<Void> {
        calls(RxSearchBarDelegateProxy.resultsListClicked) { _, _ in }
      }
    #endif

    /// Emits each tap on the search button.
    public var searchButtonClicked: ControlEvent<Void> {
      calls(RxSearchBarDelegateProxy.searchClicked) { _, _ in }
    }

    /// Emits when the user begins to edit.
    public var textDidBeginEditing: ControlEvent<Void> {
      calls(RxSearchBarDelegateProxy.didBeginEditing) { _, _ in }
    }

    /// Emits when the user ends to edit.
    public var textDidEndEditing: ControlEvent<Void> {
      calls(RxSearchBarDelegateProxy.didEndEditing) { _, _ in }
    }

    private func calls<Arguments, Value>(
      _ method: DelegateMethod<Arguments>,
      _ value: @escaping @MainActor (Base, Arguments) throws -> Value
    ) -> ControlEvent<Value> {
      ControlEvent(
        onMain: delegateCalls({ RxSearchBarDelegateProxy.proxy(for: $0) }, method, value))
    }
  }

  extension UISearchController: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UISearchControllerDelegate
  }

  /// The delegate of search controllers, for observers.
  open class RxSearchControllerDelegateProxy: DelegateProxy<
    UISearchController, any UISearchControllerDelegate
  >,
  DelegateProxyType, UISearchControllerDelegate
  {
    open override class var methods: [String] {
      [
        didDismiss.name, didPresent.name, present.name, willDismiss.name, willPresent.name,
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

  extension Reactive where Base: UISearchController {
    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<UISearchController, any UISearchControllerDelegate>
    {
      RxSearchControllerDelegateProxy.proxy(for: base)
    }

    /// Emits after the search was dismissed.
    public var didDismiss: Observable<Void> {
      calls(RxSearchControllerDelegateProxy.didDismiss) { _, _ in }
    }

    /// Emits after the search was presented.
    public var didPresent: Observable<Void> {
      calls(RxSearchControllerDelegateProxy.didPresent) { _, _ in }
    }

    /// Emits when the controller asks its delegate to present it.
    public var present: Observable<Void> {
      calls(RxSearchControllerDelegateProxy.present) { _, _ in }
    }

    /// Emits before the search is dismissed.
    public var willDismiss: Observable<Void> {
      calls(RxSearchControllerDelegateProxy.willDismiss) { _, _ in }
    }

    /// Emits before the search is presented.
    public var willPresent: Observable<Void> {
      calls(RxSearchControllerDelegateProxy.willPresent) { _, _ in }
    }

    private func calls<Arguments, Value>(
      _ method: DelegateMethod<Arguments>,
      _ value: @escaping @MainActor (Base, Arguments) throws -> Value
    ) -> Observable<Value> {
      delegateCalls({ RxSearchControllerDelegateProxy.proxy(for: $0) }, method, value)
    }
  }
#endif
