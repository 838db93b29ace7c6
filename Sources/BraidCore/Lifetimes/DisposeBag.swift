// SPDX-License-Identifier: MIT

/// Disposes what was put into it when it goes out of scope, in the order it was put in.
///
/// ```swift
/// let bag = DisposeBag()
/// numbers.subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// A disposable that ends leaves every bag it is in immediately, so a long-lived bag holds only
/// what is alive (C10): subscriptions, connections, actions that have run, and whatever
/// ``Disposables`` makes of them. An empty `SerialDisposable`, `CompositeDisposable` or
/// `CompoundDisposable` is held weakly until it is refilled. Disposables of your own types and
/// scheduled work stay until the bag is released, and so does an empty group inside another
/// disposable than a `CompositeDisposable`.
///
/// To dispose everything early, replace the bag by a new one.
public final class DisposeBag: Sendable {
  /// Apart from the bag, because the entries refer to it and the bag's life decides.
  private let contents = CompositeDisposable()

  /// An empty bag.
  public init() {}

  /// A bag with these in it.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// A bag with all of `disposables` in it.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// A bag with what `builder` lists in it.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit { contents.dispose() }

  /// Puts a disposable in.
  public func insert(_ disposable: any Disposable) { contents.keep(disposable) }

  /// Puts some disposables in.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Puts all of `disposables` in.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { contents.keep(disposable) }
  }

  /// Puts what `builder` lists in.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// How many are in it now.
  package var count: Int { contents.count }

  /// Lists disposables, one a line; `if`, `switch`, `for` and optionals may be used.
  @resultBuilder
  public struct DisposableBuilder {
    /// One disposable.
    public static func buildExpression(_ disposable: any Disposable) -> [any Disposable] {
      [disposable]
    }

    /// A disposable that may be missing.
    public static func buildExpression(_ disposable: (any Disposable)?) -> [any Disposable] {
      disposable.map { [$0] } ?? []
    }

    /// A list of disposables.
    public static func buildExpression(_ disposables: [any Disposable]) -> [any Disposable] {
      disposables
    }

    /// Several lines.
    public static func buildBlock(_ disposables: [any Disposable]...) -> [any Disposable] {
      disposables.flatMap { $0 }
    }

    /// `if` without `else`.
    public static func buildOptional(_ disposables: [any Disposable]?) -> [any Disposable] {
      disposables ?? []
    }

    /// The first branch of `if` or `switch`.
    public static func buildEither(first disposables: [any Disposable]) -> [any Disposable] {
      disposables
    }

    /// The second branch of `if` or `switch`.
    public static func buildEither(second disposables: [any Disposable]) -> [any Disposable] {
      disposables
    }

    /// `for`.
    public static func buildArray(_ disposables: [[any Disposable]]) -> [any Disposable] {
      disposables.flatMap { $0 }
    }

    /// `if #available`.
    public static func buildLimitedAvailability(
      _ disposables: [any Disposable]
    ) -> [any Disposable] {
      disposables
    }
  }
}

extension Disposable {
  /// Puts it into `bag`, which disposes it when it goes out of scope.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
