// SPDX-License-Identifier: MIT

/// Compares two errors by type and content.
///
/// Errors are rarely `Equatable`, but a test has to state which error it expects. Two errors are
/// equal if they have the same dynamic type and are equal by `==`. If the type is not `Equatable`,
/// all stored properties have to be equal; dictionaries are, whatever the order of their entries.
///
/// - Parameters:
///   - lhs: An error.
///   - rhs: Another error.
/// - Returns: Whether the errors are equal.
public func errorsAreEqual(_ lhs: any Error, _ rhs: any Error) -> Bool {
  contentsAreEqual(lhs, rhs)
}

/// Compares any two values by `==` if their type is `Equatable`, otherwise by their stored
/// properties.
///
/// A pair of objects that contains itself counts as equal there, so cycles end.
func contentsAreEqual(_ lhs: Any, _ rhs: Any) -> Bool {
  var comparison = ContentComparison()
  return comparison.areEqual(lhs, rhs)
}

private struct ContentComparison {
  private struct Pair: Hashable {
    let lhs: ObjectIdentifier
    let rhs: ObjectIdentifier
  }

  private var visited: Set<Pair> = []

  mutating func areEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    guard type(of: lhs) == type(of: rhs) else { return false }
    if let lhs = lhs as? any Equatable { return lhs.equals(rhs) }
    if type(of: lhs) is AnyClass {
      let pair = Pair(
        lhs: ObjectIdentifier(lhs as AnyObject), rhs: ObjectIdentifier(rhs as AnyObject))
      if pair.lhs == pair.rhs || !visited.insert(pair).inserted { return true }
    }
    if let lhs = lhs as? [AnyHashable: Any], let rhs = rhs as? [AnyHashable: Any] {
      return entriesAreEqual(lhs, rhs)
    }
    return partsAreEqual(Mirror(reflecting: lhs), Mirror(reflecting: rhs))
      ?? (String(reflecting: lhs) == String(reflecting: rhs))
  }

  /// Compares dictionaries whose values are not `Equatable`, in any order.
  private mutating func entriesAreEqual(
    _ lhs: [AnyHashable: Any], _ rhs: [AnyHashable: Any]
  ) -> Bool {
    guard lhs.count == rhs.count else { return false }
    for (key, value) in lhs {
      guard let other = rhs[key], areEqual(value, other) else { return false }
    }
    return true
  }

  /// Compares the stored properties of both, including inherited ones; nil if there are
  /// none.
  private mutating func partsAreEqual(_ lhs: Mirror, _ rhs: Mirror) -> Bool? {
    let left = parts(of: lhs)
    let right = parts(of: rhs)
    guard left.count == right.count else { return false }
    guard !left.isEmpty else { return nil }
    for (one, other) in zip(left, right) {
      guard one.label == other.label, areEqual(one.value, other.value) else { return false }
    }
    return true
  }

  private func parts(of mirror: Mirror) -> [Mirror.Child] {
    (mirror.superclassMirror.map { parts(of: $0) } ?? []) + mirror.children
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    (other as? Self).map { $0 == self } ?? false
  }
}
