// SPDX-License-Identifier: MIT
import BraidCore
import BraidObservable
import TestSupport
import Testing

@testable import BraidTrace

@Suite(.exclusive(.trace)) struct TraceGraphLayoutTests {
  /// Calls `body` with the graph of the subscriptions that `subscribe` makes.
  private func graph(
    _ subscribe: () -> [any Disposable], _ body: (TraceGraph) throws -> Void
  ) rethrows {
    try traced {
      let subscriptions = subscribe()
      let graph = Trace.graph().connected {
        $0.site?.hasPrefix("TraceGraphLayoutTests.swift:") == true
      }
      try body(graph)
      for subscription in subscriptions { subscription.dispose() }
    }
  }

  /// Sources that are used near their subscriptions, and far from them.
  private func tangle() -> [any Disposable] {
    let (first, second, third) = (
      PublishSubject<Int>(), PublishSubject<Int>(), BehaviorSubject(value: 1)
    )
    let shared = first.map { $0 + 1 }.filter { $0 > 0 }.share()
    var long: Observable<Int> = shared.scan(0, accumulator: +)
    for _ in 1...6 { long = long.map { $0 } }
    let all = Observable.combineLatest(long, second, shared, third) { $0 + $1 + $2 + $3 }
    let other = Observable.merge(second.asObservable(), all.skip(1), first.asObservable())
    return [
      all.subscribe(onNext: { _ in }), other.subscribe(onNext: { _ in }),
      third.distinctUntilChanged().subscribe(onNext: { _ in }),
      Observable<Int>.never().subscribe(onNext: { _ in }),
    ]
  }

  private func layouts(of graph: TraceGraph) -> [TraceGraphLayout] {
    [TraceGraphLayout(graph, .left)]
      + [300, 900, 1400].map { TraceGraphLayout(graph, .down, room: $0) }
  }

  /// Points of a wire, near enough to each other that no box fits between them.
  private func points(of wire: TraceGraphLayout.Wire) -> [TraceGraphLayout.Point] {
    func between(
      _ from: TraceGraphLayout.Point, _ to: TraceGraphLayout.Point
    ) -> [TraceGraphLayout.Point] {
      (0...200).map { step in
        let part = Double(step) / 200
        return .init(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      }
    }
    // A curve lies within the rectangle of its ends, and in the gap of two layers: its chord and
    // its ends are enough.
    return wire.curves.flatMap { between($0.from, $0.to) }
      + zip(wire.curves, wire.curves.dropFirst()).flatMap { between($0.to, $1.from) }
  }

  @Test func `boxes do not overlap, and no wire runs behind a box that is not its own`() {
    graph(tangle) { graph in
      #expect(graph.nodes.count > 20)
      for layout in layouts(of: graph) {
        expectEqual(layout.boxes.count, graph.nodes.count)
        expectEqual(Set(layout.wires.map(\.edge)), Set(graph.edges))
        let boxes = layout.boxes.sorted { $0.key < $1.key }
        for (id, box) in boxes {
          #expect(box.x >= 0 && box.x + layout.boxWidth <= layout.width)
          #expect(box.y >= 0 && box.y + TraceGraphLayout.boxHeight <= layout.height)
          for (other, place) in boxes where other > id {
            let isApart =
              abs(place.x - box.x) >= layout.boxWidth
              || abs(place.y - box.y) >= TraceGraphLayout.boxHeight
            #expect(isApart, "\(id) and \(other)")
          }
        }
        for wire in layout.wires {
          let crossed = boxes.filter { id, box in
            guard id != wire.edge.source, id != wire.edge.receiver else { return false }
            return points(of: wire).contains {
              box.x + 0.5 < $0.x && $0.x < box.x + layout.boxWidth - 0.5
                && box.y + 0.5 < $0.y && $0.y < box.y + TraceGraphLayout.boxHeight - 0.5
            }
          }
          #expect(crossed.isEmpty, "\(wire.edge) crosses \(crossed.map(\.key))")
        }
      }
    }
  }

  @Test func `events flow to the left, or downwards`() {
    graph(tangle) { graph in
      let (wide, tall) = (
        TraceGraphLayout(graph, .left), TraceGraphLayout(graph, .down, room: 900)
      )
      for edge in graph.edges {
        let left = [edge.source, edge.receiver].compactMap { wide.boxes[$0]?.x }
        let down = [edge.source, edge.receiver].compactMap { tall.boxes[$0]?.y }
        #expect(left.count == 2 && left[0] > left[1])
        #expect(down.count == 2 && down[0] < down[1])
      }
    }
  }

  @Test func `a deep graph is as wide as its widest part if events flow downwards`() {
    let source = PublishSubject<Int>()
    graph({
      let chain = (1...12).reduce(source.asObservable()) { chain, _ in chain.map { $0 } }
      return (1...2).map { _ in chain.subscribe(onNext: { _ in }) }
    }) { graph in
      #expect(graph.nodes.count > 20)
      let layout = TraceGraphLayout(graph, fitting: 800)
      #expect(layout.direction == .down && layout.width <= 800)
      let small = TraceGraphLayout(graph.prefix(2), fitting: 800)
      #expect(small.direction == .left)
    }
  }

  @Test func `parts of the graph stand side by side while there is room`() {
    let sources = (1...6).map { _ in PublishSubject<Int>() }
    graph({
      sources.map { $0.map { $0 }.map { $0 }.subscribe(onNext: { _ in }) }
    }) { graph in
      let (narrow, wide) = (
        TraceGraphLayout(graph, .down, room: 330), TraceGraphLayout(graph, .down, room: 1500)
      )
      #expect(narrow.width <= 330 && wide.width <= 1500)
      #expect(wide.height < narrow.height / 2)
    }
  }

  @Test func `an empty graph has a size`() {
    let empty = TraceGraphLayout(Trace.graph().prefix(0), fitting: 900)
    #expect(empty.width > 0 && empty.height > 0)
  }
}
