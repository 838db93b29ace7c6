// SPDX-License-Identifier: MIT

/// An observable that is also an observer: it emits the events that it receives.
public protocol SubjectType<Element>: ObservableType, SendableMetatype {
  /// The type of the subject as an observer.
  associatedtype Observer: ObserverType

  /// The subject as an observer.
  func asObserver() -> Observer
}
