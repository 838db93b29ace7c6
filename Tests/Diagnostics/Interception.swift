// SPDX-License-Identifier: MIT
import BraidCocoa
import Foundation

// absent: sentMessage, methodInvoked, deallocating, shouldLogRequest

final class Screen: NSObject {}

let screen = Screen()

// error: renamed to 'deallocated'
_ = screen.rx.deallocating.subscribe(onNext: { print("gone") })
// error: methods are not replaced at run time. Override the method, and send to a PublishSubject
_ = screen.rx.sentMessage("viewWillAppear:").subscribe(onNext: { print($0) })
// error: methods are not replaced at run time. Override the method, and send to a PublishSubject
_ = screen.rx.methodInvoked("viewDidAppear:").subscribe(onNext: { print($0) })
// error: requests are not printed. Write debug() after the request.
_ = Screen.rx.shouldLogRequest

@MainActor protocol ScreenDelegate: AnyObject {
  func close()
}

final class ScreenProxy: DelegateProxy<Screen, any ScreenDelegate> {
  func close() {
    // error: renamed to 'forwardToDelegate()'
    _forwardToDelegate?.close()
  }
}
