// SPDX-License-Identifier: MIT
@_exported public import BraidCore

// Alternative names, for files in which another module or the user declares a type of the usual
// name.

/// The integers that `range`, `interval` and `timer` count with.
public typealias RxAbstractInteger = FixedWidthInteger

/// Another name for ``Observable``, for files in which that name is ambiguous.
public typealias RxObservable<Element> = Observable<Element>
