// SPDX-License-Identifier: MIT
@_exported public import BraidCore

/// ``Signal``, for files in which that name means something else as well: `BraidCocoa` has a trait
/// of that name, `RxSignal`.
public typealias RACSignal<Value> = Signal<Value>
