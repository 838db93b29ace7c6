// SPDX-License-Identifier: MIT

extension Program {
  /// The program as a `main.swift` against the public interface, to be pasted and run.
  ///
  /// It prints the journal of the model.
  package func code(as model: Model) -> String {
    let printer = CodePrinter(program: self, model: model)
    return printer.file
  }
}

/// Writes programs as users would, but for the calls that print and react.
private struct CodePrinter {
  let program: Program
  let model: Model

  var isRx: Bool { model == .observable }
  var type: String { isRx ? "Observable" : "Signal" }

  var file: String {
    (header + [""] + subjects + shared + [""] + actions + [""] + agenda).joined(separator: "\n")
  }

  private var header: [String] {
    [
      isRx ? "import BraidObservable" : "import BraidSignal", "import BraidBridge",
      isRx ? "import BraidSignal" : "import BraidObservable", "import BraidTesting", "",
      "struct Failure: Error { var code: Int }", "let clock = VirtualClock()",
      isRx
        ? "let scheduler = TestScheduler(on: clock, simulateProcessingDelay: false)"
        : "let scheduler = TestSignalScheduler(on: clock)",
      "nonisolated(unsafe) var calls: [Int: Int] = [:]",
      "nonisolated(unsafe) var subscriptions: [Int: any Disposable] = [:]",
      "func number(_ values: Int...) -> Int { values.reduce(9) { $0 * 10 + $1 } }",
    ]
  }

  private var subjects: [String] {
    program.subjects.enumerated().map { index, kind in
      let value =
        switch kind {
        case .publish: isRx ? "PublishSubject<Int>()" : "SignalSubject<Int>()"
        case .behavior(let value):
          isRx ? "BehaviorSubject(value: \(value))" : "BehaviorSignalSubject(\(value))"
        case .replay(let count):
          isRx
            ? "ReplaySubject<Int>.create(bufferSize: \(count))"
            : "ReplaySignalSubject<Int>(capacity: \(count))"
        case .async: "AsyncSubject<Int>()"
        }
      return "let subject\(index) = \(value)"
    }
  }

  private var shared: [String] {
    program.shared.enumerated().map { index, shared in
      "let shared\(index) = \(expression(shared.source))\(sharing(shared.sharing))"
    }
  }

  private func sharing(_ sharing: Sharing) -> String {
    switch sharing {
    case .share(let count, let forever):
      ".share(replay: \(count), scope: \(forever ? ".forever" : ".whileConnected"))"
    case .connectable(let hub): self.hub(hub)
    case .counted(let hub): self.hub(hub) + (isRx ? ".refCount()" : ".autoconnect()")
    case .policy(let count, let grace, let keepsValues, let replaysEnd, let observers):
      ".share(SharePolicy(replay: .latest(\(count)), connection: .observers(\(observers)), "
        + (grace > 0 ? "disconnection: .grace(.seconds(\(grace)), on: scheduler), " : "")
        + "restart: \(keepsValues ? ".keepingValues" : ".fresh"), "
        + "end: \(replaysEnd ? ".replay" : ".restart")))"
    case .replay: ".replay()"
    case .replayLast: ".replayLast()"
    case .replayLazily: ".replayLazily()"
    }
  }

  private func hub(_ hub: Hub) -> String {
    switch hub {
    case .publish: ".publish()"
    case .replay(let count):
      isRx ? ".replay(\(count))" : ".multicast(ReplaySignalSubject<Int>(capacity: \(count)))"
    case .one(let kind): ".multicast(\(subject(kind)))"
    case .each(let kind): ".multicast(makeSubject: { \(subject(kind)) })"
    }
  }

  private func subject(_ kind: SubjectKind) -> String {
    switch kind {
    case .publish: isRx ? "PublishSubject<Int>()" : "SignalSubject<Int>()"
    case .behavior(let value):
      isRx ? "BehaviorSubject(value: \(value))" : "BehaviorSignalSubject(\(value))"
    case .replay(let count):
      isRx
        ? "ReplaySubject<Int>.create(bufferSize: \(count))"
        : "ReplaySignalSubject<Int>(capacity: \(count))"
    case .async: "AsyncSubject<Int>()"
    }
  }

  /// The actions in the calls of closures, and the subscriptions of observers.
  private var actions: [String] {
    var lines = ["func call(_ site: Int, _ what: String, _ value: Int? = nil) throws {"]
    lines.append("  print(clock.elapsed, site, what, value.map(String.init) ?? \"\")")
    lines.append("  calls[site, default: 0] += 1")
    if !program.reactions.isEmpty {
      lines.append("  switch (site, calls[site, default: 0]) {")
      for reaction in program.reactions {
        lines.append("  case (\(reaction.site), \(reaction.call)):")
        for action in reaction.actions { lines.append("    \(statement(action))") }
        if let code = reaction.failure { lines.append("    throw Failure(code: \(code))") }
      }
      lines += ["  default: break", "  }"]
    }
    lines += ["}", "func note(_ site: Int, _ what: String, _ value: Int? = nil) {"]
    lines += ["  try? call(site, what, value)", "}", "func subscribe(_ observer: Int) {"]
    lines += ["  guard subscriptions[observer] == nil else { return }", "  switch observer {"]
    for (index, plan) in program.observers.enumerated() {
      lines += ["  case \(index):", "    subscriptions[\(index)] = \(expression(plan.source))"]
      let prefix = isRx ? "on" : ""
      func label(_ name: String) -> String {
        isRx ? prefix + name.prefix(1).uppercased() + name.dropFirst() : name
      }
      var closures = [
        "\(label("next")): { note(\(plan.site), \"next\", $0) }",
        "\(label("error")): { note(\(plan.site), \"error \\($0)\") }",
        "\(label("completed")): { note(\(plan.site), \"completed\") }",
      ]
      if isRx { closures.append("onDisposed: { note(\(plan.site), \"disposed\") }") }
      lines.append("      .subscribe(\(closures.joined(separator: ", ")))")
    }
    return lines + ["  default: break", "  }", "}"]
  }

  private var agenda: [String] {
    var lines: [String] = []
    for (index, plan) in program.observers.enumerated() {
      if let time = plan.subscribes { lines.append(at(time, "subscribe(\(index))")) }
      if let time = plan.disposes { lines.append(at(time, statement(.dispose(observer: index)))) }
    }
    for entry in program.agenda { lines.append(at(entry.time, statement(entry.value))) }
    return lines + [
      "clock.advance(to: .seconds(\(Program.end)))",
      "for number in subscriptions.keys.sorted() { subscriptions[number]?.dispose() }", "",
    ]
  }

  private func at(_ time: Int, _ statement: String) -> String {
    "clock.schedule(at: .seconds(\(time))) { \(statement) }"
  }

  private func statement(_ action: Action) -> String {
    switch action {
    case .next(let subject, let value):
      "subject\(subject).\(isRx ? "onNext" : "sendNext")(\(value))"
    case .error(let subject, let code):
      "subject\(subject).\(isRx ? "onError" : "sendError")(Failure(code: \(code)))"
    case .completed(let subject): "subject\(subject).\(isRx ? "onCompleted" : "sendCompleted")()"
    case .subscribe(let observer): "subscribe(\(observer))"
    case .dispose(let observer): "subscriptions[\(observer)]?.dispose()"
    case .connect(let number): "_ = shared\(number).connect()"
    case .disconnect(let number): "shared\(number).connect().dispose()"
    }
  }

  // MARK: Sources

  private func send(_ event: SourceEvent, to receiver: String) -> String {
    switch event {
    case .next(let value): "\(receiver).\(isRx ? "onNext" : "sendNext")(\(value))"
    case .error(let code):
      "\(receiver).\(isRx ? "onError" : "sendError")(Failure(code: \(code)))"
    case .completed: "\(receiver).\(isRx ? "onCompleted" : "sendCompleted")()"
    }
  }

  private func create(_ site: Int, _ statements: [String], _ teardown: String) -> String {
    let body = ["note(\(site), \"subscribe\")"] + statements
    let disposable = isRx ? "Disposables.create" : "AnyDisposable"
    return "\(type)<Int>.create { o in \(body.joined(separator: "; ")); "
      + "return \(disposable) { \(teardown) } }"
  }

  private func closure(_ site: Int, _ result: String) -> String {
    "{ x in try call(\(site), \"transform\", x); return \(result) }"
  }

  private func text(_ function: Function) -> String {
    switch function {
    case .plus(let other): "x + \(other)"
    case .times(let other): "x * \(other)"
    case .modulo(let other): "x % \(other)"
    }
  }

  private func text(_ predicate: Predicate) -> String {
    switch predicate {
    case .even: "x.isMultiple(of: 2)"
    case .odd: "!x.isMultiple(of: 2)"
    case .less(let other): "x < \(other)"
    case .equal(let other): "x == \(other)"
    }
  }

  private func choice(_ node: Node, from start: Int = 1, of value: String = "x") -> String {
    let inner = node.sources.dropFirst(start).map { expression($0, input: value) }
    if inner.count == 1 { return inner[0] }
    return "[\(inner.joined(separator: ", "))][abs(\(value)) % \(inner.count)]"
  }

  private func flattened(_ flattening: Flattening) -> String {
    switch flattening {
    case .merge: isRx ? ".merge()" : ".flatten()"
    case .limited(let limit): "\(isRx ? ".merge" : ".flatten")(maxConcurrent: \(limit))"
    case .concat: ".concat()"
    case .latest: isRx ? ".switchLatest()" : ".switchToLatest()"
    case .race: ".flatten(.race)"
    case .first: ".flatMapFirst { $0 }"
    }
  }

  private func expression(_ node: Node, input: String = "0") -> String {
    let site = node.site
    func source(_ index: Int) -> String { expression(node.sources[index], input: input) }
    var first: String { source(0) }
    var all: String {
      node.sources.map { expression($0, input: input) }.joined(separator: ", ")
    }
    let timed = isRx ? ", scheduler: scheduler" : ", on: scheduler"
    func seconds(_ count: Int) -> String { ".seconds(\(count))" }

    switch node.operation {
    case .subject(let number): return "subject\(number)"
    case .shared(let number):
      if !isRx, case .connectable = program.shared[number].sharing {
        return "shared\(number).signal"
      }
      return "shared\(number)"
    case .cold(let events):
      let statements = events.map { entry in
        "clock.schedule(after: .seconds(\(entry.time))) { \(send(entry.value, to: "o")) }"
      }
      return create(site, statements, "_ = o; note(\(site), \"teardown\")")
    case .create(let events):
      return create(
        site, events.map { send($0, to: "o") }, "_ = o; note(\(site), \"teardown\")")
    case .abandoned(let values):
      let body = values.map { "o.sendNext(\($0)); " }.joined()
      return "Signal<Int>.create { o in note(\(site), \"subscribe\"); \(body)"
        + "return AnyDisposable { note(\(site), \"teardown\") } }\(isRx ? ".asObservable()" : "")"
    case .of(let values): return "\(type)<Int>.from(\(values))"
    case .range(let start, let count): return "\(type).range(start: \(start), count: \(count))"
    case .generate(let start, let limit):
      return
        (isRx
        ? "Observable.generate(initialState: \(start), condition: { $0 < \(limit) }) "
        : "Signal.generate(\(start), while: { $0 < \(limit) }) ")
        + "{ x in try call(\(site), \"transform\", x); return x + 1 }"
    case .repeatElement(let value): return "Observable.repeatElement(\(value))"
    case .just(let value): return "\(type).just(\(value))"
    case .input: return "\(type).just(\(input))"
    case .empty: return "\(type)<Int>.empty\(isRx ? "()" : "")"
    case .error(let code): return "\(type)<Int>.error(Failure(code: \(code)))"
    case .never: return "\(type)<Int>.never\(isRx ? "()" : "")"
    case .tryValue(let value):
      return "Signal.try { try call(\(site), \"transform\", \(value)); return \(value) }"
    case .deferred: return "\(type).deferred { try call(\(site), \"transform\"); return \(first) }"
    case .using:
      return "\(type).using({ try call(\(site), \"subscribe\"); "
        + "return BooleanDisposable() }) { _ in try call(\(site), \"transform\"); return \(first) }"
    case .timer(let delay, let period):
      let second = period.map { ", period: .seconds(\($0))" } ?? ""
      return "\(type)<Int>.timer(\(seconds(delay))\(second)\(timed))"
    case .interval(let period):
      return isRx
        ? "Observable<Int>.interval(\(seconds(period)), scheduler: scheduler)"
        : "Signal<ContinuousClock.Instant>.interval(\(seconds(period)), on: scheduler).map(to: 0)"

    case .map(let function): return "\(first).map \(closure(site, text(function)))"
    case .tryMap(let function): return "\(first).tryMap \(closure(site, text(function)))"
    case .mapTo(let value): return isRx ? "\(first).mapTo(\(value))" : "\(first).map(to: \(value))"
    case .compactMap(let kept):
      return "\(first).compactMap \(closure(site, "\(text(kept)) ? x : nil"))"
    case .scan(let seed):
      return
        "\(first).scan(\(seed)) { sum, x in try call(\(site), \"transform\", x); return sum + x }"
    case .reduce(let seed):
      return
        "\(first).reduce(\(seed)) { sum, x in try call(\(site), \"transform\", x); return sum + x }"
    case .combinePrevious(let initial):
      return "\(first).combinePrevious(\(initial)) "
        + "{ p, x in try call(\(site), \"transform\", x); return number(p, x) }"
    case .toArray:
      let array = isRx ? "toArray().asObservable()" : "collect()"
      return "\(first).\(array).map { $0.reduce(9) { $0 * 10 + $1 } }"
    case .enumerated: return "\(first).enumerated().map { number($0.index, $0.element) }"
    case .materialize:
      return "\(first).materialize().map { $0.element.map { $0 * 3 } ?? ($0.isCompleted ? 2 : 1) }"
    case .dematerialize:
      return "\(first).map { (x: Int) -> Event<Int> in x % 7 == 5 ? .error(Failure(code: x)) "
        + ": x % 7 == 6 ? .completed : .next(x) }.dematerialize()"
    case .rematerialize: return "\(first).materialize().dematerialize()"
    case .flatMap(let flattening):
      let name =
        switch flattening {
        case .merge: isRx ? "flatMap" : "flattenMap"
        case .concat: isRx ? "concatMap" : "flatMap(.concat)"
        case .latest: isRx ? "flatMapLatest" : "flatMap(.latest)"
        case .first, .limited: "flatMapFirst"
        case .race: "flatMap(.race)"
        }
      return "\(first).\(name) \(closure(site, choice(node)))"
    case .mapFlatten(let flattening):
      return "\(first).map \(closure(site, choice(node)))\(flattened(flattening))"
    case .bind(let stop):
      return "\(first).bind { { x in try call(\(site), \"transform\", x); "
        + "let inner = \(choice(node)); if x % 5 == 4 { return .stop }; "
        + "return \(text(stop)) ? .emitAndStop(inner) : .emit(inner) } }"
    case .groupBy(let divisor, let flattening, let count):
      let label = isRx ? "(keySelector:" : "("
      return "\(first).groupBy\(label) { x in try call(\(site), \"transform\", x); "
        + "return x % \(divisor) })"
        + ".map { $0.take(\(count)) }"
        + flattened(flattening)
    case .window(let interval, let size, let flattening, let count):
      return
        "\(first).window(\(isRx ? "timeSpan" : "every"): \(seconds(interval)), count: \(size)"
        + (isRx ? ", scheduler: scheduler)" : ", on: scheduler)")
        + ".map { $0.take(\(count)) }"
        + flattened(flattening)

    case .filter(let included): return "\(first).filter \(closure(site, text(included)))"
    case .ignore(let value): return "\(first).ignore(\(value))"
    case .ignoreElements:
      return isRx ? "\(first).ignoreElements().map { _ -> Int in }" : "\(first).ignoreValues()"
    case .take(let count): return "\(first).take(\(count))"
    case .takeLast(let count):
      return isRx ? "\(first).takeLast(\(count))" : "\(first).take(last: \(count))"
    case .takeWhile(let more, let inclusive):
      let behavior = isRx ? ", behavior: \(inclusive ? ".inclusive" : ".exclusive")" : ""
      return "\(first).take(while: \(closure(site, text(more)))\(behavior))"
    case .takeUntilPredicate(let last, let inclusive):
      let behavior = isRx ? ", behavior: \(inclusive ? ".inclusive" : ".exclusive")" : ""
      return "\(first).take(until: \(closure(site, text(last)))\(behavior))"
    case .takeUntil: return "\(first).take(until: \(source(1)))"
    case .takeUntilReplacement: return "\(first).take(untilReplacement: \(source(1)))"
    case .skip(let count): return "\(first).skip(\(count))"
    case .skipWhile(let skipped): return "\(first).skip(while: \(closure(site, text(skipped))))"
    case .skipUntilPredicate(let open): return "\(first).skip(until: \(closure(site, text(open))))"
    case .skipUntil: return "\(first).skip(until: \(source(1)))"
    case .distinct: return "\(first).distinctUntilChanged()"
    case .distinctBy(let divisor):
      let label = isRx ? "" : "by: "
      return "\(first).distinctUntilChanged(\(label){ p, x in try call(\(site), \"transform\", x); "
        + "return p % \(divisor) == x % \(divisor) })"
    case .elementAt(let index): return "\(first).element(at: \(index))"
    case .first: return "\(first).first().asObservable().map { $0 ?? -9 }"
    case .single: return "\(first).single()"
    case .singleWhere(let predicate): return "\(first).single \(closure(site, text(predicate)))"
    case .asSingle: return "\(first).asSingle().asObservable()"
    case .asMaybe: return "\(first).asMaybe().asObservable()"
    case .contains(let predicate):
      return "\(first).contains(where: \(closure(site, text(predicate)))).map { $0 ? 1 : 0 }"
        + (isRx ? ".asObservable()" : "")
    case .allSatisfy(let predicate):
      return "\(first).allSatisfy(\(closure(site, text(predicate)))).map { $0 ? 1 : 0 }"
        + (isRx ? ".asObservable()" : "")
    case .isEmpty: return "\(first).isEmpty().map { $0 ? 1 : 0 }"
    case .isNotEmpty: return "\(first).isNotEmpty().map { $0 ? 1 : 0 }"
    case .ifEmptyDefault(let value): return "\(first).ifEmpty(default: \(value))"
    case .ifEmptySwitch: return "\(first).ifEmpty(switchTo: \(source(1)))"
    case .sample(let substitute):
      let second = substitute.map { ", defaultValue: \($0)" } ?? ""
      return "\(first).sample(\(isRx ? "" : "on: ")\(source(1))\(second))"

    case .merge: return "\(type).merge(\(all))"
    case .concat: return "\(type).concat(\(all))"
    case .amb: return "\(first).amb(\(source(1)))"
    case .ambList: return "Observable.amb([\(all)])"
    case .combineLatest, .zip, .combineLatestList, .zipList:
      return join(node, all)
    case .withLatestFrom:
      return "\(first).withLatestFrom(\(source(1))) "
        + "{ try call(\(site), \"transform\", number($0, $1)); return number($0, $1) }"
    case .startWith(let values):
      return "\(first).startWith(\(values.map(String.init).joined(separator: ", ")))"
    case .then: return "\(first).then { try call(\(site), \"transform\"); return \(source(1)) }"
    case .switchCases:
      let cases = (1..<node.sources.count).map { "\($0 - 1): \(source($0))" }
      return "Signal.switch(on: \(first), cases: [\(cases.joined(separator: ", "))])"
    case .ifElse:
      return
        "\(type).if(\(first).map { $0.isMultiple(of: 2) }, then: \(source(1)), else: \(source(2)))"

    case .catchError:
      return "\(first).catch { e in try call(\(site), \"transform\"); return "
        + "\(choice(node, of: "code(e)")) }"
    case .catchTo: return "\(first).catch(to: \(source(1)))"
    case .catchAndReturn(let value): return "\(first).catchAndReturn(\(value))"
    case .catchSequence: return "Observable.catch(sequence: [\(all)])"
    case .retry(let count): return "\(first).retry(\(count))"
    case .retryWhen:
      return "\(first).retry(when: { (errors: Observable<any Error>) in errors.flatMap { e in "
        + "try call(\(site), \"transform\"); return \(choice(node, of: "code(e)")) } })"
    case .repeatAlways: return "\(first).repeat()"
    case .attempt: return "\(first).attempt { try call(\(site), \"transform\", $0) }"

    case .debounce(let interval): return "\(first).debounce(\(seconds(interval))\(timed))"
    case .debounceWhere(let interval, let delayed):
      return "\(first).debounce(\(seconds(interval))\(timed)) "
        + "{ x in note(\(site), \"transform\", x); return \(text(delayed)) }"
    case .throttle(let interval, let latest):
      return
        "\(first).throttle(\(isRx ? "" : "for: ")\(seconds(interval)), latest: \(latest)\(timed))"
    case .delay(let interval): return "\(first).delay(\(seconds(interval))\(timed))"
    case .delaySubscription(let interval):
      return "\(first).delaySubscription(\(seconds(interval))\(timed))"
    case .timeout(let interval): return "\(first).timeout(\(seconds(interval))\(timed))"
    case .timeoutOther(let interval):
      return "\(first).timeout(\(seconds(interval)), other: \(source(1))\(timed))"
    case .takeFor(let interval): return "\(first).take(for: \(seconds(interval))\(timed))"
    case .skipFor(let interval): return "\(first).skip(\(seconds(interval))\(timed))"
    case .buffer(let interval, let count):
      return "\(first).buffer(timeSpan: \(seconds(interval)), count: \(count)\(timed))"
        + ".map { $0.reduce(9) { $0 * 10 + $1 } }"
    case .bufferEvery(let interval):
      return
        "\(first).buffer(every: \(seconds(interval))\(timed)).map { $0.reduce(9) { $0 * 10 + $1 } }"

    case .multicastSelector(let hub):
      let kind: SubjectKind =
        switch hub {
        case .publish: .publish
        case .replay(let count): .replay(count)
        case .one(let kind), .each(let kind): kind
        }
      return "\(first).multicast({ \(subject(kind)) }) { s in try call(\(site), \"transform\"); "
        + "return Observable.merge(s, s.map { $0 + 100 }) }"

    case .doAll:
      return "\(first).do(onNext: { try call(\(site), \"before next\", $0) }, "
        + "afterNext: { try call(\(site), \"after next\", $0) }, "
        + "onError: { _ in try call(\(site), \"before error\") }, "
        + "afterError: { _ in try call(\(site), \"after error\") }, "
        + "onCompleted: { try call(\(site), \"before completed\") }, "
        + "afterCompleted: { try call(\(site), \"after completed\") }, "
        + "onSubscribe: { note(\(site), \"on subscribe\") }, "
        + "onSubscribed: { note(\(site), \"on subscribed\") }, "
        + "onDispose: { note(\(site), \"on dispose\") })"
    case .on:
      return "\(first).on(next: { try call(\(site), \"before next\", $0) }, "
        + "error: { _ in note(\(site), \"before error\") }, "
        + "completed: { note(\(site), \"before completed\") })"
    case .initially: return "\(first).initially { note(\(site), \"on subscribe\") }"
    case .finally: return "\(first).finally { note(\(site), \"before completed\") }"
    case .onTermination: return "\(first).onTermination { note(\(site), \"on dispose\") }"
    case .observeOn: return "\(first).\(isRx ? "observe" : "deliver")(on: scheduler)"
    case .subscribeOn: return "\(first).subscribe(on: scheduler)"

    case .defined(let definition, let parameters):
      return definition.code(
        Definition.Expression(
          site: site, sources: node.sources.map { expression($0, input: input) },
          parameters: parameters, isRx: isRx, scheduler: timed))
    }
  }

  private func join(_ node: Node, _ all: String) -> String {
    let isZip = node.operation == .zip || node.operation == .zipList
    let name = isZip ? "zip" : "combineLatest"
    if node.operation == .zipList || node.operation == .combineLatestList {
      let body = "{ try call(\(node.site), \"transform\"); return $0.reduce(9) { $0 * 10 + $1 } }"
      return isRx
        ? "Observable.\(name)([\(all)]) \(body)" : "Signal.\(name)([\(all)]).map \(body)"
    }
    let names = node.sources.indices.map { "$\($0)" }.joined(separator: ", ")
    return "\(type).\(name)(\(all)) "
      + "{ try call(\(node.site), \"transform\", number(\(names))); return number(\(names)) }"
  }
}
