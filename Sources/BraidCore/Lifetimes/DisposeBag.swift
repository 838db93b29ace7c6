// SPDX-License-Identifier: MIT

/// Disposes its contents when it is deallocated, in insertion order.
///
/// ```swift
/// let bag = DisposeBag()
/// Observable.of(1, 2, 3).subscribe(onNext: { print($0) }).disposed(by: bag)
/// ```
///
/// A disposable that ends leaves all its bags immediately, so a long-lived bag retains only live
/// ones (C10): subscriptions, connections, actions that have not run, and combinations of these
/// from ``Disposables``. An empty `SerialDisposable`, `CompositeDisposable` or `CompoundDisposable`
/// is held weakly until it is refilled.
///
/// Disposables of your own types, scheduled actions and a `ScheduledDisposable` stay until the bag
/// is deallocated. So does an empty group inside a disposable other than `CompositeDisposable`.
///
/// To dispose the contents early, replace the bag with a new one.
public final class DisposeBag: Sendable {
  /// Separate from the bag, because the entries retain the contents and must not retain the bag.
  private let contents = CompositeDisposable()

  /// Creates an empty bag.
  public init() {}

  /// Creates a bag that contains these disposables.
  public convenience init(disposing disposables: any Disposable...) {
    self.init(disposing: disposables)
  }

  /// Creates a bag that contains `disposables`.
  public convenience init(disposing disposables: [any Disposable]) {
    self.init()
    insert(disposables)
  }

  /// Creates a bag that contains the disposables listed in `builder`.
  public convenience init(@DisposableBuilder builder: () -> [any Disposable]) {
    self.init(disposing: builder())
  }

  deinit { contents.dispose() }

  /// Inserts a disposable.
  public func insert(_ disposable: any Disposable) { contents.keep(disposable) }

  /// Inserts several disposables.
  public func insert(_ disposables: any Disposable...) { insert(disposables) }

  /// Inserts `disposables`.
  public func insert(_ disposables: [any Disposable]) {
    for disposable in disposables { contents.keep(disposable) }
  }

  /// Inserts the disposables listed in `builder`.
  public func insert(@DisposableBuilder builder: () -> [any Disposable]) { insert(builder()) }

  /// The number of disposables in the bag.
  package var count: Int { contents.count }

  /// Lists disposables one per line; allows `if`, `switch`, `for` and optionals.
  @resultBuilder
  public struct DisposableBuilder {
    /// One disposable.
    public static func buildExpression(_ disposable: any Disposable) -> [any Disposable] {
      [disposable]
    }

    /// An optional disposable.
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
  /// Inserts this disposable into `bag`, which disposes it when the bag is deallocated.
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}
