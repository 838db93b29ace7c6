// SPDX-License-Identifier: MIT
import BraidObservable

extension ContractRow {
  static let observableSharing: [ContractRow] = [
    .observable("PublishSubject") { s in through(PublishSubject(), s) }
  ]

  /// The events of the source, by way of a subject.
  private static func through<Subject: Observable<Tracked> & ObserverType<Tracked>>(
    _ make: @autoclosure @escaping @Sendable () -> Subject, _ sources: ObservableSources
  ) -> Observable<Tracked> {
    .create { observer in
      let subject = make()
      let observed = subject.subscribe(observer)
      let fed = sources.source.subscribe(subject)
      return Both(observed, fed)
    }
  }
}

private final class Both: Disposable {
  private let first: any Disposable
  private let second: any Disposable

  init(_ first: any Disposable, _ second: any Disposable) {
    self.first = first
    self.second = second
  }

  func dispose() {
    first.dispose()
    second.dispose()
  }
}
