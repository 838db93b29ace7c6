// SPDX-License-Identifier: MIT
import Support

/// A harder limit than `hand`, for the rows in which Braid is faster than that.
///
/// The state of a row is in objects without exclusivity checks, where `hand` captures variables,
/// and observers are in plain memory, where `hand` retains and releases the elements of an array.
/// The closures that a user writes stay opaque, as everywhere.
public func tightColumn() -> Column {
  Column(
    name: "tight",
    note: "closures by hand with state in objects and observers in plain memory",
    workloads: [subjectRows(), chainRows(), sequenceRows(), sharingRows()])
}
