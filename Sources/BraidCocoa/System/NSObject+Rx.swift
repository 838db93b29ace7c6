// SPDX-License-Identifier: MIT

// With an Objective-C runtime, `BraidObservable` has this.
#if !canImport(ObjectiveC)
  public import BraidObservable
  public import Foundation

  extension NSObject: ReactiveCompatible {}
#endif
