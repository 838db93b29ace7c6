// SPDX-License-Identifier: MIT
import Builtin

/// The common base of observables and signals: a closure that subscribes.
///
/// Only `Observable` and `Signal` derive from it; code outside the package cannot create one. The
/// closure receives the source object, so an operator can store its properties in that object and
/// needs no second allocation: most have a closure that captures nothing. The closure owns the sink
/// that it is given; annotate the parameter as `consuming`, or the compiler adds a retain and a
/// release.
///
/// No stored property depends on `Element`, so creating and destroying operators needs no type
/// metadata.
open class EventSource<Element: ~Copyable> {
  @usableFromInline
  package typealias Run =
    @Sendable (
      EventSource<Element>, consuming EventSink<Element>, SinkDisposer
    ) -> Void

  /// How a subscription begins.
  @usableFromInline
  package enum Start: UInt8 {
    /// On the thread's trampoline.
    case trampolined
    /// Immediately, as with a subject.
    case hot
    /// Immediately, although it is an operator: `share()`, which subscribes to its source itself.
    case direct
    /// Immediately, and terminated when the call returns, without a teardown: one value, or only a
    /// terminal event. Operators forward such inner sources without a subscription of their own.
    case immediate
  }

  package final let start: Start
  /// The name and place of the source, in the tables of ``Tracing``; zero without one.
  package final let mark = AtomicUInt32()
  @usableFromInline package final let run: Run

  // The parts of most operators, here so that an operator is one object. Unmanaged, because
  // releasing nil is a call, and most sources lack one of the two.

  /// The source of the operator, if it has one.
  package final let upstream: Unmanaged<RawSource>?
  private final let function: UInt
  private final let captures: Unmanaged<AnyClosure.Captures>?
  /// The function that made the operator, as `#function` says; nil for other sources.
  private final let maker: UnsafePointer<UInt8>?

  @usableFromInline
  package init(_ start: Start, _ run: @escaping Run) {
    self.start = start
    self.run = run
    upstream = nil
    function = 0
    captures = nil
    maker = nil
  }

  /// A source of an operator's values.
  ///
  /// - Parameter run: Captures nothing but a ``RawOperator``.
  package init(
    _ start: Start, _ run: consuming @escaping RawSource.Run, _ upstream: consuming RawSource?,
    _ closure: consuming AnyClosure, by function: StaticString
  ) {
    self.start = start
    // Not `reinterpreted`: a debug build would look up the type of the closure for each operator.
    self.run =
      (Builtin.reinterpretCast(Running<Untyped>(body: consume run)) as Running<Element>).body
    if let upstream = consume upstream {
      self.upstream = Unmanaged.passRetained(upstream)
    } else {
      self.upstream = nil
    }
    (self.function, captures) = (consume closure).kept()
    maker = function.utf8Start
    made(by: function)
  }

  deinit {
    upstream?.release()
    captures?.release()
  }

  /// A source of an operator's values.
  package convenience init(
    _ start: Start, _ operation: consuming RawOperator, by function: StaticString = #function
  ) {
    self.init(start, RawOperator.running(operation), nil, .none, by: function)
  }

  /// Notes the function that creates the source, for ``Tracing``.
  ///
  /// Compiled once, in the library: the types of the fields do not depend on the element.
  /// Subclasses do not call ``made(by:)`` themselves: they would retain the source for it.
  @usableFromInline
  package init(
    _ start: Start, by function: StaticString, _ run: consuming @escaping Run
  ) {
    self.start = start
    self.run = consume run
    upstream = nil
    self.function = 0
    captures = nil
    maker = nil
    made(by: function)
  }

  /// Subscribes a stage within a chain; the outermost subscription has already started the
  /// trampoline.
  @_alwaysEmitIntoClient @inline(__always)
  package final func connect(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    connectSource(self, sink, scope)
  }

  /// Subscribes from outside a chain, or to an inner source; starts the thread's trampoline if the
  /// source needs it and it is not running.
  @_alwaysEmitIntoClient @inline(__always)
  package final func subscribe(_ sink: consuming EventSink<Element>, _ scope: SinkDisposer) {
    subscribeSource(self, sink, scope)
  }

  /// Notes which function creates the source, if the program is traced; the last note counts.
  @_alwaysEmitIntoClient @inline(__always)
  @discardableResult
  package final func made(by function: StaticString) -> Self {
    if Tracing.isOn { noteMaking(function) }
    return self
  }

  @usableFromInline @inline(never)
  final func noteMaking(_ function: StaticString) {
    guard !Tracing.parts.isEmpty, let recorder = Tracing.recorder else { return }
    mark.store(recorder.mark(of: raw, by: function), ordering: .relaxed)
  }
}

/// The closure of a source, whose parameters have one representation for all values.
private struct Running<Element: ~Copyable>: Sendable { let body: EventSource<Element>.Run }

extension EventSource where Element: ~Copyable {
  /// The operator and the function that made it, for ``Tracing``; nil for other sources.
  ///
  /// The operator is nil if it has no parameters but its closure.
  package final var making: (operation: RawOperator?, function: String)? {
    maker.map { (operation, String(cString: $0)) }
  }

  /// Whether the source has nothing but an ``operation``.
  final var isOperatorOnly: Bool { maker != nil && upstream == nil && function == 0 }

  /// The operator; nil if it has no parameters but its closure, and for other sources.
  final var operation: RawOperator? {
    guard maker != nil, contextIsOperator else { return nil }
    return context(of: run)?.takeUnretainedValue()
  }

  /// The closure that the operator was given, if any; the operator knows its type.
  package final var closure: AnyClosure { AnyClosure(function, captures) }
}

/// The context of a closure of ``RawOperator/running(_:)``; nil if it captures nothing.
private func context<Element: ~Copyable>(
  of run: @escaping EventSource<Element>.Run
) -> Unmanaged<RawOperator>? {
  reinterpreted(
    Running<Element>(body: run), as: (function: UInt, context: Unmanaged<RawOperator>?).self
  ).context
}

/// Whether the context is the operator, as of each closure that captures one object today.
private let contextIsOperator: Bool = {
  let probe = RawOperator()
  let found: Unmanaged<RawOperator>? = context(of: RawOperator.running(probe))
  return found?.toOpaque() == Unmanaged.passUnretained(probe).toOpaque()
}()

// Functions with the parameters of ``EventSource/Run``, in its order: the arguments stay where they
// are. Compiled once, in the library, where reading the state of the recorder is one load.

@usableFromInline
func connectSource<Element: ~Copyable>(
  _ source: EventSource<Element>, _ sink: consuming EventSink<Element>, _ scope: SinkDisposer
) {
  if Tracing.isOn { return source.runTraced(sink, scope) }
  source.run(source, sink, scope)
}

@usableFromInline
func subscribeSource<Element: ~Copyable>(
  _ source: EventSource<Element>, _ sink: consuming EventSink<Element>, _ scope: SinkDisposer
) {
  if source.start == .trampolined { return subscribeOnTrampoline(source, sink, scope) }
  if Tracing.isOn { return source.runTraced(sink, scope) }
  source.run(source, sink, scope)
}

@inline(never)
private func subscribeOnTrampoline<Element: ~Copyable>(
  _ source: EventSource<Element>, _ sink: consuming EventSink<Element>, _ scope: SinkDisposer
) {
  let trampoline = Trampoline.current
  let isOutermost = !trampoline.isRunning
  if isOutermost { trampoline.begin() }
  if Tracing.isOn {
    source.runTraced(sink, scope)
  } else {
    source.run(source, sink, scope)
  }
  if isOutermost { trampoline.end() }
}
