// SPDX-License-Identifier: MIT
import BraidObservable

let first = Observable.of(1, 2)
let second = Observable.of(3)
// error: two observables are merged by Observable.merge(a, b), or by a.merge(with: b)
_ = first.merge(second)
// error: two observables are zipped by Observable.zip(a, b), or by a.zip(with: b) and a closure
_ = first.zip(second)
// error: write Observable.combineLatest(a, b), with a closure as the last argument if you want one
_ = first.combineLatest(second)
