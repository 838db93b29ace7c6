// SPDX-License-Identifier: MIT

/// An observable that is an observer too: what is sent into it reaches its subscribers.
public protocol SubjectType<Element>: ObservableType {
  /// What the subject is as an observer.
  associatedtype Observer: ObserverType

  /// The subject as an observer.
  func asObserver() -> Observer
}
