// SPDX-License-Identifier: MIT

/// A source whose events are reported to a tracer of its model.
package protocol ProbedSource: AnyObject {
  /// Returns the closure that receives the events of a new subscription; nil if none does.
  var eventProbe: TraceProbes.Probe? { get }
}

/// The reports of events to tracers of a model.
package enum TraceProbes {
  /// Receives an event and the identity of its subscription's scope.
  package typealias Probe = (Event<Any>, ObjectIdentifier) -> Void

  /// The probe of a source for a new subscription, if a tracer is set.
  static func probe(of source: AnyObject, _ parts: Tracing.Parts) -> Probe? {
    parts.contains(.probes) ? (source as? any ProbedSource)?.eventProbe : nil
  }
}
