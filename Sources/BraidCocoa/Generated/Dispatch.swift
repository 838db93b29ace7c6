// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(Dispatch)
  public import BraidObservable
  public import Dispatch

  // Written by .ci/generate.

  @_documentation(visibility: internal)
  extension SharedSequence where Element: FixedWidthInteger {
    @_disfavoredOverload
    public static func interval(_ period: DispatchTimeInterval) -> SharedSequence {
      interval(Duration(period))
    }

    @_disfavoredOverload
    public static func timer(_ dueTime: DispatchTimeInterval, period: DispatchTimeInterval)
      -> SharedSequence
    {
      timer(Duration(dueTime), period: Duration(period))
    }
  }

  @_documentation(visibility: internal)
  extension SharedSequenceConvertibleType where Element: Sendable {
    @_disfavoredOverload
    public func debounce(_ dueTime: DispatchTimeInterval) -> SharedSequence<
      SharingStrategy, Element
    > {
      debounce(Duration(dueTime))
    }

    @_disfavoredOverload
    public func throttle(_ dueTime: DispatchTimeInterval, latest: Bool = true) -> SharedSequence<
      SharingStrategy, Element
    > {
      throttle(Duration(dueTime), latest: latest)
    }

    @_disfavoredOverload
    public func delay(_ dueTime: DispatchTimeInterval) -> SharedSequence<SharingStrategy, Element> {
      delay(Duration(dueTime))
    }
  }
#endif
