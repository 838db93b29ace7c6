// SPDX-License-Identifier: MIT
import BraidCocoa
import TestSupport
import Testing

// The examples of the article on wrapping a delegate, word for word.

@MainActor protocol ReaderDelegate: AnyObject {
  func reader(_ reader: Reader, didFind code: String)
  func readerShouldContinue(_ reader: Reader) -> Bool
}

@MainActor final class Reader: ReactiveCompatible, DelegateProxyOwner {
  weak var delegate: (any ReaderDelegate)?
  let delegateProxies = DelegateProxies()

  func find(_ code: String) {
    delegate?.reader(self, didFind: code)
    if delegate?.readerShouldContinue(self) == false { print("stopped after \(code)") }
  }
}

@MainActor final class CodeReader: ReaderDelegate {
  let codes = PublishRelay<String>()
  private let reader: Reader

  init(_ reader: Reader) {
    self.reader = reader
    reader.delegate = self
  }

  func reader(_ reader: Reader, didFind code: String) { codes.accept(code) }
  func readerShouldContinue(_ reader: Reader) -> Bool { true }
}

extension Reader: HasDelegate {
  typealias Delegate = any ReaderDelegate
}

final class ReaderDelegateProxy: DelegateProxy<Reader, any ReaderDelegate>, DelegateProxyType,
  ReaderDelegate
{
  nonisolated static let didFind = DelegateMethod<String>("reader(_:didFind:)")

  static func registerKnownImplementations() {
    register { ReaderDelegateProxy(parentObject: $0, delegateProxy: ReaderDelegateProxy.self) }
  }

  func reader(_ reader: Reader, didFind code: String) {
    pass(Self.didFind, code) { forwardToDelegate()?.reader(reader, didFind: code) }
  }

  func readerShouldContinue(_ reader: Reader) -> Bool {
    forwardToDelegate()?.readerShouldContinue(reader) ?? true
  }
}

extension Reactive where Base: Reader {
  @MainActor var codes: ControlEvent<String> {
    let proxy = ReaderDelegateProxy.proxy(for: base)
    return ControlEvent(events: proxy.methodInvoked(ReaderDelegateProxy.didFind))
  }
}

/// A delegate that the program sets.
@MainActor private final class Cashier: ReaderDelegate {
  private(set) var codes: [String] = []

  func reader(_ reader: Reader, didFind code: String) { codes.append(code) }
  func readerShouldContinue(_ reader: Reader) -> Bool { codes.count < 2 }
}

@MainActor
@Suite(.exclusive(.mainQueue)) struct WrappingADelegateTests {
  let reader = Reader()
  let log = Log<String>()

  @Test func `a delegate with a relay emits each call`() {
    let codes = CodeReader(reader)
    let subscription = codes.codes.subscribe(onNext: { log($0) })
    reader.find("a")
    reader.find("b")
    subscription.dispose()
    reader.find("c")
    expectEqual(log.entries, ["a", "b"])
  }

  @Test func `a proxy emits each call to all observers, and the former delegate receives it`() {
    let cashier = Cashier()
    reader.delegate = cashier
    let bag = DisposeBag()
    reader.rx.codes.subscribe(onNext: { log("first \($0)") }).disposed(by: bag)
    reader.rx.codes.subscribe(onNext: { log("second \($0)") }).disposed(by: bag)
    reader.find("a")
    expectEqual(log.entries, ["first a", "second a"])
    expectEqual(cashier.codes, ["a"])
  }

  @Test func `a proxy answers with the former delegate's answer, or with its default`() {
    let proxy = ReaderDelegateProxy.proxy(for: reader)
    #expect(proxy.readerShouldContinue(reader))
    let cashier = Cashier()
    cashier.reader(reader, didFind: "a")
    cashier.reader(reader, didFind: "b")
    proxy.setForwardToDelegate(cashier, retainDelegate: false)
    #expect(!proxy.readerShouldContinue(reader))
  }

  @Test func `the calls complete when the object is released`() {
    do {
      let reader = Reader()
      _ = reader.rx.codes.subscribe(onNext: { log($0) }, onCompleted: { log("completed") })
      reader.find("a")
    }
    expectEqual(log.entries, ["a", "completed"])
  }
}
