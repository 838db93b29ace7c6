// SPDX-License-Identifier: MIT

// Names for files in which another module or a type of the user's takes the usual ones.

/// The numbers that `range`, `interval` and `timer` count with.
public typealias RxAbstractInteger = FixedWidthInteger

/// The same as ``Observable``, for files in which that name means something else as well.
public typealias RxObservable<Element> = Observable<Element>
