// SPDX-License-Identifier: MIT

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  public import BraidObservable
  public import Foundation

  /// The delegate of text fields, for observers.
  open class RxTextFieldDelegateProxy: DelegateProxy<NSTextField, any NSTextFieldDelegate>,
    DelegateProxyType, NSTextFieldDelegate
  {
    nonisolated static let didChange = DelegateMethod<Notification>(
      #selector((any NSControlTextEditingDelegate).controlTextDidChange(_:)))

    open override class var methods: [String] { [didChange.name] }

    /// The text field.
    public private(set) weak var textField: NSTextField?

    /// Creates a proxy of a text field.
    public init(textField: NSTextField) {
      self.textField = textField
      super.init(parentObject: textField, delegateProxy: RxTextFieldDelegateProxy.self)
    }

    /// Registers the proxy of text fields.
    public static func registerKnownImplementations() {
      register { RxTextFieldDelegateProxy(textField: $0) }
    }

    /// The current delegate of the text field.
    open class func currentDelegate(for object: NSTextField) -> (any NSTextFieldDelegate)? {
      object.delegate
    }

    /// Sets the delegate of the text field.
    open class func setCurrentDelegate(
      _ delegate: (any NSTextFieldDelegate)?, to object: NSTextField
    ) {
      object.delegate = delegate
    }

    open func controlTextDidChange(_ notification: Notification) {
      pass(Self.didChange, notification) {
        forwardToDelegate()?.controlTextDidChange?(notification)
      }
    }
  }

  extension Reactive where Base: NSTextField {
    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<NSTextField, any NSTextFieldDelegate>
    {
      RxTextFieldDelegateProxy.proxy(for: base)
    }

    /// The text: the current one, then the text after each change by the user.
    public var text: ControlProperty<String?> {
      ControlProperty(
        onMain: observed { field, observer in
          observer.onNext(field.stringValue)
          let subscription = RxTextFieldDelegateProxy.proxy(for: field)
            .methodInvoked(RxTextFieldDelegateProxy.didChange)
            .subscribe(onNext: { [weak field] _ in
              if let field { observer.onNext(field.stringValue) }
            })
          return { subscription.dispose() }
        },
        valueSink: Binder(base) { field, text in
          // Setting an equal text would move the insertion point.
          if field.stringValue != text ?? "" { field.stringValue = text ?? "" }
        })
    }
  }

  /// The delegate of text views, for observers.
  open class RxTextViewDelegateProxy: DelegateProxy<NSTextView, any NSTextViewDelegate>,
    DelegateProxyType, NSTextViewDelegate
  {
    nonisolated static let didChange = DelegateMethod<Notification>(
      #selector((any NSTextDelegate).textDidChange(_:)))

    open override class var methods: [String] { [didChange.name] }

    /// The text view.
    public private(set) weak var textView: NSTextView?

    /// Creates a proxy of a text view.
    public init(textView: NSTextView) {
      self.textView = textView
      super.init(parentObject: textView, delegateProxy: RxTextViewDelegateProxy.self)
    }

    /// Registers the proxy of text views.
    public static func registerKnownImplementations() {
      register { RxTextViewDelegateProxy(textView: $0) }
    }

    /// The current delegate of the text view.
    open class func currentDelegate(for object: NSTextView) -> (any NSTextViewDelegate)? {
      object.delegate
    }

    /// Sets the delegate of the text view.
    open class func setCurrentDelegate(
      _ delegate: (any NSTextViewDelegate)?, to object: NSTextView
    ) {
      object.delegate = delegate
    }

    open func textDidChange(_ notification: Notification) {
      pass(Self.didChange, notification) { forwardToDelegate()?.textDidChange?(notification) }
    }
  }

  extension Reactive where Base: NSTextView {
    /// The proxy that is the delegate.
    @preconcurrency @MainActor public var delegate:
      DelegateProxy<NSTextView, any NSTextViewDelegate>
    {
      RxTextViewDelegateProxy.proxy(for: base)
    }

    /// The text: the current one, then the text after each change by the user.
    public var string: ControlProperty<String> {
      ControlProperty(
        onMain: observed { view, observer in
          observer.onNext(view.string)
          let subscription = RxTextViewDelegateProxy.proxy(for: view)
            .methodInvoked(RxTextViewDelegateProxy.didChange)
            .subscribe(onNext: { [weak view] _ in if let view { observer.onNext(view.string) } })
          return { subscription.dispose() }
        },
        valueSink: Binder(base) { view, text in if view.string != text { view.string = text } })
    }
  }

  /// A text field or text view, for extensions that work with both.
  public struct TextInput<Base: NSTextInputClient> {
    /// The field or view.
    public let base: Base
    /// Its text.
    public let text: ControlProperty<String?>

    /// A field or view with its text.
    public init(base: Base, text: ControlProperty<String?>) {
      self.base = base
      self.text = text
    }
  }

  extension Reactive where Base: NSTextField, Base: NSTextInputClient {
    /// The field and its text, for extensions that work with fields and text views.
    public var textInput: TextInput<Base> { TextInput(base: base, text: text) }
  }
#endif
