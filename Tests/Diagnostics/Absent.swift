// SPDX-License-Identifier: MIT
import BraidCocoa
import BraidObservable

// What Docs/MigratingFromRxSwift.md calls absent: `absent:` and the first cell of a row stand
// before the errors.

struct Late: Error {}
// absent: closures of Infallible operators
// error: invalid conversion from throwing function
_ = Infallible.just(1).map { (_: Int) -> Int in throw Late() }
// absent: making a new kind of observable
// error: cannot inherit from non-open class 'Observable
// warning: must restate inherited
final class Own: Observable<Int> {}
