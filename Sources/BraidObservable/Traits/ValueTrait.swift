// SPDX-License-Identifier: MIT

/// A trait whose sequences may emit a value: ``SingleTrait`` or ``MaybeTrait``.
///
/// The operators that both have are declared once: with one of their own for each trait, the
/// compiler compares them at each call in a chain
/// (Docs/Decisions/0008-swift-5-overloads.md).
public protocol ValueTrait {}

extension SingleTrait: ValueTrait {}

extension MaybeTrait: ValueTrait {}
