// SPDX-License-Identifier: MIT

// Text and web views of macOS, in Swift 5 and Swift 6 mode.

import AppKit
import BraidCocoa
import WebKit

@MainActor
final class EditorWindow {
  let text = NSTextView()
  let field = NSTextField()
  let web = WKWebView()
  let bag = DisposeBag()

  func connect() {
    text.rx.string.map { $0.uppercased() }.bind(to: field.rx.text).disposed(by: bag)
    field.rx.text.orEmpty.bind(to: text.rx.string).disposed(by: bag)
    field.rx.delegate.methodInvoked(
      #selector((any NSControlTextEditingDelegate).controlTextDidChange(_:))
    )
    .subscribe(onNext: { print($0.count) }).disposed(by: bag)
    field.rx.text.map { CGFloat($0?.count ?? 0) }.bind(to: text.rx.alpha).disposed(by: bag)
    web.rx.didCommit.subscribe(onNext: { print($0) }).disposed(by: bag)
  }
}
