// SPDX-License-Identifier: MIT

#if canImport(UIKit) && !os(watchOS)
  import BraidCore
  public import BraidObservable
  public import Foundation
  public import UIKit

  extension NSTextStorage: HasDelegate {
    /// The delegate protocol.
    public typealias Delegate = any NSTextStorageDelegate
  }

  /// The delegate of text storages, for observers.
  open class RxTextStorageDelegateProxy: DelegateProxy<NSTextStorage, any NSTextStorageDelegate>,
    DelegateProxyType, NSTextStorageDelegate
  {
    nonisolated static let didProcessEditing = DelegateMethod<
      (NSTextStorage, NSTextStorage.EditActions, NSRange, Int)
    >(#selector((any NSTextStorageDelegate).textStorage(_:didProcessEditing:range:changeInLength:)))

    open override class var methods: [String] { [didProcessEditing.name] }

    /// The text storage.
    public private(set) weak var textStorage: NSTextStorage?

    /// Creates a proxy.
    public init(textStorage: NSTextStorage) {
      self.textStorage = textStorage
      super.init(parentObject: textStorage, delegateProxy: RxTextStorageDelegateProxy.self)
    }

    /// Registers the proxy.
    public static func registerKnownImplementations() {
      register { RxTextStorageDelegateProxy(textStorage: $0) }
    }

    // Not every version of the system's interface isolates the protocol.
    nonisolated open func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      nonisolated(unsafe) let textStorage = textStorage  // on the main thread
      MainActor.assumeIsolated {
        pass(Self.didProcessEditing, (textStorage, editedMask, editedRange, delta)) {
          forwardToDelegate()?.textStorage?(
            textStorage, didProcessEditing: editedMask, range: editedRange, changeInLength: delta)
        }
      }
    }
  }

  extension Reactive where Base: NSTextStorage {
    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<NSTextStorage, any NSTextStorageDelegate>
    {
      RxTextStorageDelegateProxy.proxy(for: base)
    }

    /// Emits each edit: its kind, its range, and the change of the length.
    public var didProcessEditingRangeChangeInLength:
      Observable<(editedMask: NSTextStorage.EditActions, editedRange: NSRange, delta: Int)>
    {
      delegateCalls(
        { RxTextStorageDelegateProxy.proxy(for: $0) }, RxTextStorageDelegateProxy.didProcessEditing
      ) { ($1.1, $1.2, $1.3) }
    }
  }

  extension Reactive where Base: UITextView {
    /// The text: the current one, then the text after each change, by the user or the program.
    public var text: ControlProperty<String?> { value }

    /// The text; equals ``text``.
    public var value: ControlProperty<String?> {
      edited(
        getter: { $0.text }, setter: { view, text in if view.text != text { view.text = text } })
    }

    /// The attributed text: the current one, then the text after each change, by the user or the
    /// program.
    public var attributedText: ControlProperty<NSAttributedString?> {
      edited(
        getter: { $0.attributedText },
        setter: { view, text in if view.attributedText != text { view.attributedText = text } })
    }

    // The edits of the text storage include autocorrections. A value is read in a later
    // turn of the main queue, when the edit is finished.
    private func edited<Value>(
      getter: @escaping @MainActor (Base) -> Value,
      setter: @escaping @MainActor (Base, Value) -> Void
    ) -> ControlProperty<Value> {
      ControlProperty(
        onMain: observed { view, observer in
          observer.onNext(getter(view))
          let reference = WeakReference(view)
          let subscription = view.textStorage.rx.didProcessEditingRangeChangeInLength
            .map { _ in }
            .observe(on: MainScheduler.asyncInstance)
            .subscribe(onNext: { if let view = reference.object { observer.onNext(getter(view)) } })
          return { subscription.dispose() }
        },
        valueSink: mainBinder(setter))
    }

    /// Emits when the user begins editing.
    public var didBeginEditing: ControlEvent<Void> {
      calls(RxTextViewDelegateProxy.didBeginEditing) { _, _ in }
    }

    /// Emits when the user finishes editing.
    public var didEndEditing: ControlEvent<Void> {
      calls(RxTextViewDelegateProxy.didEndEditing) { _, _ in }
    }

    /// Emits after each change by the user.
    public var didChange: ControlEvent<Void> {
      calls(RxTextViewDelegateProxy.didChange) { _, _ in }
    }

    /// Emits after each change of the selection.
    public var didChangeSelection: ControlEvent<Void> {
      calls(RxTextViewDelegateProxy.didChangeSelection) { _, _ in }
    }

    /// The view and its text, for extensions that work with fields and text views.
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
  }
#endif
