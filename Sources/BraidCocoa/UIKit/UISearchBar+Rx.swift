// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  public import BraidObservable
  public import UIKit

  extension UISearchBar: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any UISearchBarDelegate
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

    /// Emits when the user begins editing.
    public var textDidBeginEditing: ControlEvent<Void> {
      calls(RxSearchBarDelegateProxy.didBeginEditing) { _, _ in }
    }

    /// Emits when the user finishes editing.
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
