// SPDX-License-Identifier: MIT

// Gestures, search, bars, navigation, text and web views in RxCocoa's words, and a proxy of the
// program, in Swift 5 and Swift 6 mode.

import BraidCocoa
import UIKit
import WebKit

@MainActor
final class BrowserController: UIViewController {
  let search = UISearchBar()
  let searchController = UISearchController()
  let tabs = UITabBar()
  let tabController = UITabBarController()
  let navigation = UINavigationController()
  let text = UITextView()
  let field = UITextField()
  let web = WKWebView()
  let item = UIBarButtonItem()
  let tap = UITapGestureRecognizer()
  let refresh = UIRefreshControl()
  let segments = UISegmentedControl()
  let button = UIButton()
  let pages = UIPageControl()
  let date = UIDatePicker()
  let stepper = UIStepper()
  let spinner = UIActivityIndicatorView()
  let bag = DisposeBag()

  func connect() {
    search.rx.text.orEmpty.asDriver().throttle(.milliseconds(300)).distinctUntilChanged()
      .drive(onNext: { print($0) }).disposed(by: bag)
    search.rx.selectedScopeButtonIndex.bind(to: segments.rx.selectedSegmentIndex).disposed(by: bag)
    Observable.merge(
      search.rx.searchButtonClicked.asObservable(), search.rx.cancelButtonClicked.asObservable(),
      search.rx.bookmarkButtonClicked.asObservable(),
      search.rx.resultsListButtonClicked.asObservable(),
      search.rx.textDidBeginEditing.asObservable(), search.rx.textDidEndEditing.asObservable(),
      searchController.rx.didDismiss, searchController.rx.willPresent
    )
    .subscribe(onNext: { print("search") }).disposed(by: bag)
    tabs.rx.didSelectItem.subscribe(onNext: { print($0.title ?? "") }).disposed(by: bag)
    tabController.rx.didSelect.subscribe(onNext: { print($0) }).disposed(by: bag)
    tabController.rx.didEndCustomizing.filter(\.changed)
      .subscribe(onNext: { print($0.viewControllers.count) }).disposed(by: bag)
    navigation.rx.willShow.subscribe(onNext: { print($0.animated) }).disposed(by: bag)
    navigation.rx.didShow.map(\.viewController).subscribe(onNext: { print($0) }).disposed(by: bag)
    text.rx.text.orEmpty.map(\.count).bind(to: pages.rx.currentPage).disposed(by: bag)
    text.rx.didChange.withLatestFrom(text.rx.text).bind(to: field.rx.text).disposed(by: bag)
    text.rx.didBeginEditing.asSignal().emit(onNext: { [text] in text.alpha = 1 })
      .disposed(by: bag)
    text.rx.attributedText.subscribe(onNext: { print($0?.length ?? 0) }).disposed(by: bag)
    text.textStorage.rx.didProcessEditingRangeChangeInLength
      .subscribe(onNext: { print($0.delta) }).disposed(by: bag)
    let input: TextInput<UITextField> = field.rx.textInput
    input.text.orEmpty.bind(to: search.rx.text).disposed(by: bag)
    field.rx.attributedText.bind(to: button.rx.attributedTitle()).disposed(by: bag)
    web.rx.didFinishLoad.subscribe(onNext: { print($0) }).disposed(by: bag)
    web.rx.didFailLoad.subscribe(onNext: { _, error in print(error) }).disposed(by: bag)
    item.rx.tap.map { "Tapped" }.bind(to: item.rx.title).disposed(by: bag)
    tap.rx.event.subscribe(onNext: { print($0.numberOfTapsRequired) }).disposed(by: bag)
    refresh.rx.controlEvent(.valueChanged).map { true }
      .bind(to: refresh.rx.isRefreshing, spinner.rx.isAnimating).disposed(by: bag)
    segments.rx.selectedSegmentIndex.map { "\($0)" }.bind(to: segments.rx.titleForSegment(at: 0))
      .disposed(by: bag)
    segments.rx.value.map { $0 > 0 }.bind(to: segments.rx.enabledForSegment(at: 1))
      .disposed(by: bag)
    date.rx.date.map { "\($0)" }.bind(to: button.rx.title(for: .selected)).disposed(by: bag)
    stepper.rx.value.bind(to: date.rx.countDownDuration).disposed(by: bag)
    UIApplication.rx.didEnterBackground.subscribe(onNext: { print("away") }).disposed(by: bag)
    BrowserController().rx.deallocated.subscribe(onNext: { print("gone") }).disposed(by: bag)
  }
}

// A view and its delegate, as a library has them, and the proxy that a program writes for RxCocoa;
// what it adds for Braid is `pass`, and the names in `methods`.

@MainActor @objc protocol MapDelegate {
  @objc optional func map(_ map: MapView, didSelect place: String)
  @objc optional func map(_ map: MapView, colorFor place: String) -> String
}

final class MapView: UIView {
  weak var delegate: (any MapDelegate)?
}

extension MapView: HasDelegate {
  typealias Delegate = any MapDelegate
}

// row: a delegate proxy
// row: a delegate proxy of your own
// row: methods of rx.delegate that can be observed
class RxMapDelegateProxy: DelegateProxy<MapView, any MapDelegate>, DelegateProxyType, MapDelegate {
  nonisolated static let didSelect = DelegateMethod<(MapView, String)>(
    #selector((any MapDelegate).map(_:didSelect:)))

  override class var methods: [String] { [didSelect.name] }

  private(set) weak var mapView: MapView?

  init(mapView: ParentObject) {
    self.mapView = mapView
    super.init(parentObject: mapView, delegateProxy: RxMapDelegateProxy.self)
  }

  static func registerKnownImplementations() {
    register { RxMapDelegateProxy(mapView: $0) }
  }

  func map(_ map: MapView, didSelect place: String) {
    pass(Self.didSelect, (map, place)) { forwardToDelegate()?.map?(map, didSelect: place) }
  }
}

extension Reactive where Base: MapView {
  @MainActor var delegate: DelegateProxy<MapView, any MapDelegate> {
    RxMapDelegateProxy.proxy(for: base)
  }

  @MainActor var placeSelected: ControlEvent<String> {
    ControlEvent(events: delegate.methodInvoked(RxMapDelegateProxy.didSelect).map { $0.1 })
  }
}

#if !swift(>=6)
  // row: members of a delegate proxy in an extension of your own
  extension Reactive where Base: MapView {
    var proxy: DelegateProxy<MapView, any MapDelegate> { RxMapDelegateProxy.proxy(for: base) }
    var selections: Observable<String> {
      proxy.methodInvoked(RxMapDelegateProxy.didSelect).map { $0.1 }
    }
    var selectors: Observable<[Any]> {
      proxy.sentMessage(#selector((any MapDelegate).map(_:didSelect:)))
    }
  }

  extension Reactive where Base: UITableView {
    var rowsShown: Observable<[Any]> {
      delegate.methodInvoked(
        #selector((any UITableViewDelegate).tableView(_:willDisplay:forRowAt:)))
    }
  }
#endif

class ObservedController: UIViewController {
  let appearances = PublishRelay<Bool>()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.accept(animated)
  }
}

extension Reactive where Base: ObservedController {
  @MainActor var viewDidAppear: ControlEvent<Bool> { ControlEvent(events: base.appearances) }
}
