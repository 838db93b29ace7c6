// SPDX-License-Identifier: MIT

/// ``Signal``, for files in which that name means something else as well: `BraidCocoa` has a trait
/// of that name, `RxSignal`.
public typealias RACSignal<Value> = Signal<Value>
