// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(Dispatch)
  public import BraidObservable
  public import Dispatch

  // Written by .ci/generate.

  @_documentation(visibility: internal)
  extension ObservableType where Element == FileState? {
    @_disfavoredOverload
    public static func fileStates(
      atPath path: String, every interval: DispatchTimeInterval = .milliseconds(100),
      scheduler: any SchedulerType
    ) -> Observable<FileState?> {
      fileStates(atPath: path, every: Duration(interval), scheduler: scheduler)
    }
  }
#endif
