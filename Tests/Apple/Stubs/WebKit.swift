// SPDX-License-Identifier: MIT

// swift-format-ignore-file

// Declarations of Apple's WebKit, as far as Sources uses them.

@_exported public import Foundation
@_exported public import ObjectiveC

#if canImport(UIKit)
  public import UIKit
  public typealias WKBaseView = UIView
#else
  public import AppKit
  public typealias WKBaseView = NSView
#endif

@objc @MainActor open class WKNavigation: NSObject {}

@MainActor @objc public protocol WKNavigationDelegate {
  @objc optional func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  @objc optional func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  @objc optional func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  @objc optional func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

@objc @MainActor open class WKWebView: WKBaseView {
  public weak var navigationDelegate: (any WKNavigationDelegate)?
}
