// SPDX-License-Identifier: MIT

// Names for files in which another module or a type of the user's takes the usual ones.

/// ``Signal``, for files in which that name means something else as well: `BraidSignal` has a class
/// of that name, `RACSignal`.
public typealias RxSignal<Element> = Signal<Element>

/// ``Driver``, for files in which that name means something else as well.
public typealias RxDriver<Element> = Driver<Element>
