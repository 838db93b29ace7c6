// SPDX-License-Identifier: MIT

#if canImport(WebKit) && !os(tvOS) && !os(watchOS)
  public import BraidObservable
  public import WebKit

  /// The navigation delegate of web views, for observers.
  open class RxWKNavigationDelegateProxy: DelegateProxy<WKWebView, any WKNavigationDelegate>,
    DelegateProxyType, WKNavigationDelegate
  {
    open override class var methods: [String] {
      [
        didCommit.name, didStart.name, didFinish.name, didFail.name,
      ]
    }

    /// The object.
    public private(set) weak var webView: WKWebView?

    /// Creates a proxy.
    public init(webView: WKWebView) {
      self.webView = webView
      super.init(parentObject: webView, delegateProxy: RxWKNavigationDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxWKNavigationDelegateProxy(webView: $0) }
    }

    /// The current delegate of the object.
    open class func currentDelegate(for object: WKWebView) -> (any WKNavigationDelegate)? {
      object.navigationDelegate
    }

    /// Sets the delegate of the object.
    open class func setCurrentDelegate(
      _ delegate: (any WKNavigationDelegate)?, to object: WKWebView
    ) {
      object.navigationDelegate = delegate
    }

    open func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {
      pass(Self.didCommit, (webView, navigation)) {
        forwardToDelegate()?.webView?(webView, didCommit: navigation)
      }
    }

    open func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {
      pass(Self.didStart, (webView, navigation)) {
        forwardToDelegate()?.webView?(webView, didStartProvisionalNavigation: navigation)
      }
    }

    open func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
      pass(Self.didFinish, (webView, navigation)) {
        forwardToDelegate()?.webView?(webView, didFinish: navigation)
      }
    }

    open func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {
      pass(Self.didFail, (webView, navigation, error)) {
        forwardToDelegate()?.webView?(webView, didFail: navigation, withError: error)
      }
    }
  }

  nonisolated extension RxWKNavigationDelegateProxy {
    static let didCommit = DelegateMethod<(WKWebView, WKNavigation?)>(
      #selector((any WKNavigationDelegate).webView(_:didCommit:)))
    static let didStart = DelegateMethod<(WKWebView, WKNavigation?)>(
      #selector((any WKNavigationDelegate).webView(_:didStartProvisionalNavigation:)))
    static let didFinish = DelegateMethod<(WKWebView, WKNavigation?)>(
      #selector((any WKNavigationDelegate).webView(_:didFinish:)))
    static let didFail = DelegateMethod<(WKWebView, WKNavigation?, any Error)>(
      #selector((any WKNavigationDelegate).webView(_:didFail:withError:)))
  }

  extension Reactive where Base: WKWebView {
    /// The proxy that is the navigation delegate.
    @preconcurrency @MainActor public var navigationDelegate:
      DelegateProxy<WKWebView, any WKNavigationDelegate>
    {
      RxWKNavigationDelegateProxy.proxy(for: base)
    }

    /// Emits when the view begins to receive a page.
    public var didCommit: Observable<WKNavigation> {
      calls(RxWKNavigationDelegateProxy.didCommit) { $1.1 }.unwrap()
    }

    /// Emits when the view begins to load a page.
    public var didStartLoad: Observable<WKNavigation> {
      calls(RxWKNavigationDelegateProxy.didStart) { $1.1 }.unwrap()
    }

    /// Emits after a page was loaded.
    public var didFinishLoad: Observable<WKNavigation> {
      calls(RxWKNavigationDelegateProxy.didFinish) { $1.1 }.unwrap()
    }

    /// Emits when a page failed to load after it was committed.
    public var didFailLoad: Observable<(WKNavigation, any Error)> {
      calls(RxWKNavigationDelegateProxy.didFail) { _, arguments in
        arguments.1.map { ($0, arguments.2) }
      }
      .unwrap()
    }

    private func calls<Arguments, Value>(
      _ method: DelegateMethod<Arguments>,
      _ value: @escaping @MainActor (Base, Arguments) throws -> Value
    ) -> Observable<Value> {
      delegateCalls({ RxWKNavigationDelegateProxy.proxy(for: $0) }, method, value)
    }
  }
#endif
