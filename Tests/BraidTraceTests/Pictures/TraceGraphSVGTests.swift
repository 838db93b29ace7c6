// SPDX-License-Identifier: MIT
import BraidObservable
import BraidTrace
import Foundation
import TestSupport
import Testing

@Suite(.exclusive(.trace)) struct TraceGraphSVGTests {
  @Test func `a picture has a box for each node and a line for each edge, and is well formed`() {
    traced {
      let numbers = PublishSubject<Int>()
      let inner = PublishSubject<Int>()
      let subscription = numbers.map { $0 }.flatMap { _ in inner }.checkpoint("<all> & \"more\"")
        .subscribe(onNext: { _ in })
      numbers.onNext(1)
      let graph = Trace.graph().connected {
        $0.site?.hasPrefix("TraceGraphSVGTests.swift:") == true
      }
      let svg = graph.svg()
      expectEqual(svg.components(separatedBy: "<rect class=\"box\"").count - 1, graph.nodes.count)
      expectEqual(svg.components(separatedBy: "<path class=\"line\"").count - 1, graph.edges.count)
      #expect(graph.nodes.count == 5 && graph.edges.count == 4)
      #expect(svg.contains("stroke-dasharray=\"5 4\""))
      #expect(svg.contains("&lt;all&gt; &amp; &quot;more&quot;"))
      #expect(svg.contains("prefers-color-scheme: dark"))
      #expect(!graph.svg(.light).contains("prefers-color-scheme"))
      #expect(!svg.contains("NaN") && !svg.contains("inf"))
      subscription.dispose()
    }
  }
}
