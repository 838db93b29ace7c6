// SPDX-License-Identifier: MIT

extension Trap {
  /// Whether the client that is run is built for debugging.
  private static var isDebug: Bool {
    #if DEBUG
      releaseClients == nil
    #else
      false
    #endif
  }

  static let all =
    [
      Trap(
        misuse: "property set inside its modify",
        sentence: """
          Braid: a closure of modify(_:) has set the property that it modifies. The closure runs \
          again whenever the property is set meanwhile, so it would run forever. Change the \
          parameter of the closure instead, or set the property after modify(_:) has returned.
          """),
      Trap(
        misuse: "property derived from one without a current value",
        sentence: """
          Braid: a property was derived from one whose signal does not emit the current value \
          synchronously. The signal of a PropertyType emits it on subscription: use \
          Property(initial:then:) for other signals.
          """),
      Trap(
        misuse: "collect of no values",
        sentence: """
          collect(count: 0) has no values to put into an array. Pass 1 or more.
          """),
      Trap(
        misuse: "expand of signals, none at a time",
        sentence: """
          expand(maxConcurrent: 0) would never subscribe to any inner signal. Pass 1 or more, \
          or omit the argument to subscribe to all of them.
          """),
      Trap(
        misuse: "values of which fewer than none may wait",
        sentence: """
          values(buffering:): the limit -1 is negative. Remedy: pass the number of values to \
          buffer, 0 for none, or .unbounded.
          """),
      Trap(
        misuse: "values that two tasks wait for",
        sentence: """
          values: two tasks wait for the next value of one iterator. Each value goes to one of \
          them, in no defined order.
          """),
      Trap(
        misuse: "SingleAssignmentDisposable set twice",
        sentence: """
          SingleAssignmentDisposable: set twice. It holds a single disposable, so one of the two \
          would never be disposed. If the disposable changes, use SerialDisposable; if there are \
          several, use CompositeDisposable.
          """),
      Trap(
        misuse: "SinkDisposer set twice",
        sentence: """
          SinkDisposer: the teardown was set twice. A subscription has one source; combine several \
          disposables with Disposables.create(_:_:) before setting them.
          """),
      Trap(
        misuse: "CompoundDisposable in itself",
        sentence: """
          CompoundDisposable: added to itself. It would retain itself forever, and disposing \
          it would never end. Most likely the wrong variable was passed: add the subscription, not \
          the group it belongs to.
          """),
      Trap(
        misuse: "nwise of none",
        sentence: """
          nwise(0) has no values to put into an array. Pass 1 or more; pairwise() is for 2.
          """),
      Trap(
        misuse: "retry policy without an attempt",
        sentence: """
          RetryPolicy(maxAttempts: 0) would not subscribe even once. It counts all attempts, \
          including the first: pass 1 for a single attempt, or omit it to retry forever.
          """),
      Trap(
        misuse: "sequence whose element depends on itself",
        sentence: """
          PullSequence: an element was requested by the closure that computes it. It cannot depend \
          on itself; let the closure use only the elements before it.
          """),
      Trap(
        misuse: "merge of none at a time",
        sentence: """
          merge(maxConcurrent: 0) would never subscribe to any inner observable. Pass 1 or more, \
          or use merge() to subscribe to all of them.
          """),
      Trap(
        misuse: "range that overflows",
        sentence: """
          range(start: 9223372036854775807, count: 2): the last integer is greater than the \
          greatest Int, 9223372036854775807. Start lower, take fewer, or use a wider type.
          """),
      Trap(
        misuse: "range of small integers that overflows",
        sentence: """
          range(start: 250, count: 7): the last integer is greater than the greatest UInt8, 255.
          """),
      Trap(
        misuse: "binding that fails",
        sentence: """
          bind(to:), or a property: the signal failed with Failure(). A binding and a property \
          have no way to show an error; handle it before, with catch(to:) or retry().
          """, stops: isDebug),
      Trap(
        misuse: "code off the main queue",
        sentence: """
          Executing on a background thread. This code must run on the main thread; put \
          observe(on: MainScheduler.instance) in front of it.
          """),
      Trap(misuse: "code off the main queue, in other words", sentence: "Views live there."),
      Trap(misuse: "code off the main thread", sentence: "Executing on a background thread."),
      Trap(
        misuse: "buffer on the immediate scheduler",
        sentence: """
          Scheduler.immediate: buffer(every:on:) cannot wait on it. It would block the sender or \
          the subscriber for the whole delay. Use Scheduler.background() or Scheduler.main.
          """),
      Trap(
        misuse: "task on the immediate scheduler of observables",
        sentence: """
          ImmediateScheduler: tasks and actors cannot run on it. It runs actions inside the call \
          that schedules them, but a suspended task must resume later. Use a scheduler with a \
          queue, such as SerialDispatchQueueScheduler or MainScheduler.
          """),
      Trap(
        misuse: "actor on the immediate scheduler",
        sentence: """
          Scheduler.immediate: tasks and actors cannot run on it. It performs actions inside the \
          call that schedules them, and a suspended task has to resume later. Use \
          Scheduler.background() or Scheduler.main.
          """),
      Trap(
        misuse: "actor used where its executor does not run",
        sentence: """
          SchedulerSerialExecutor: the calling code is not isolated to an actor of this executor. \
          It is not a job of such an actor, and the executor's scheduler cannot confirm that it \
          runs actions one at a time. Call the actor with await, from a task.
          """),
      Trap(
        misuse: "repetition on the immediate scheduler",
        sentence: """
          Scheduler.immediate: an action cannot repeat on it. It would block this thread forever. \
          Use Scheduler.background() or Scheduler.main.
          """),
    ] + cocoa + isolation + virtualTime

  private static let cocoa = [
    Trap(
      misuse: "driver off the main thread",
      sentence: """
        A driver was driven off the main thread. drive sends the newest value synchronously, and \
        a driver emits on the main thread: call drive there. To observe elsewhere, use \
        asObservable(); in a test, SharingScheduler.mock(scheduler:action:).
        """),
    Trap(
      misuse: "command whose inputs are sent an error",
      sentence: """
        command.rx.inputs: the bound sequence failed with Failure(). A command has no way to show \
        an error of its inputs. Handle it before, with catch(_:), catchAndReturn(_:) or retry(_:).
        """, stops: isDebug),
    Trap(
      misuse: "binder that is sent an error",
      sentence: """
        Binder: the bound sequence failed with Failure(). A binder cannot deliver an error to \
        its object. Handle the error upstream, with catch(_:), catchAndReturn(_:) or retry(_:).
        """, stops: isDebug),
    Trap(
      misuse: "control event that fails",
      sentence: """
        ControlEvent, ControlProperty: the observable inside failed with Failure(). Controls do \
        not fail, and no subscriber expects it.
        """, stops: isDebug),
    Trap(
      misuse: "control property that is sent an error",
      sentence: """
        ControlProperty: the bound sequence failed with Failure(). A control cannot show an error. \
        Handle it before, with catch(_:), catchAndReturn(_:) or retry(_:).
        """, stops: isDebug),
  ]

  private static let isolation = [
    Trap(
      misuse: "value for the main actor off it",
      sentence: """
        An event has reached closures that belong to an actor, but not on that actor: they belong \
        to the main actor, where Traps/Isolation.swift:84 subscribed, and never run elsewhere. \
        Deliver events there: put observe(on: MainScheduler.instance) in front of subscribe or \
        bind; of a signal, deliver(on: .main). If the closures may run on any thread, mark them \
        @Sendable and pass isolation: nil.
        """),
    Trap(
      misuse: "end for the main actor off it",
      sentence: "put observe(on: MainScheduler.instance) in front of subscribe or bind"),
    Trap(
      misuse: "value of a signal for the main actor off it",
      sentence: "of a signal, deliver(on: .main)."),
    Trap(
      misuse: "value for an actor off it",
      sentence: """
        they belong to an actor of type Store, where Traps/Isolation.swift:101 subscribed, and \
        never run elsewhere. Deliver events there: put observe(on: actor) in front of subscribe \
        or bind; of a signal, deliver(on: actor).
        """),
    Trap(
      misuse: "value for an actor on the main actor",
      sentence: "they belong to an actor of type Store"),
    Trap(
      misuse: "values for the main actor off it, printed once",
      sentence: "they belong to the main actor, where Traps/Isolation.swift:", stops: false),
    Trap(misuse: "values for the main actor off it, ignored", sentence: nil, stops: false),
    Trap(
      misuse: "value inside another queue's work on the main thread", sentence: nil, stops: false),
    Trap(
      misuse: "value off the main actor for a closure without isolation", sentence: nil,
      stops: false),
  ]

  private static let virtualTime = [
    Trap(
      misuse: "clock scheduled in the past",
      sentence: """
        VirtualClock: cannot schedule work at 1.0 seconds, the clock stands at 2.0 seconds. \
        Schedule it before the time is moved, or use schedule(after:).
        """),
    Trap(
      misuse: "clock advanced by less than nothing",
      sentence: """
        VirtualClock: cannot advance by -1.0 seconds, time does not go back. Pass zero or more.
        """),
    Trap(
      misuse: "clock sent back",
      sentence: """
        VirtualClock: cannot go back to 1.0 seconds, the clock stands at 2.0 seconds. Use a new \
        clock, or a later time.
        """),
    Trap(
      misuse: "clock moved by its own work",
      sentence: """
        VirtualClock: advance was called by an action that the clock is running. Only code outside \
        the clock can advance the time: let the action schedule later ones.
        """),
    Trap(
      misuse: "clock moved by the main actor in its turn",
      sentence: """
        VirtualClock: advance was called on the main actor, while a clock gives it a turn and \
        moves the time. Do not move the time there: schedule later actions instead.
        """),
    Trap(
      misuse: "clock that never comes to rest",
      sentence: """
        VirtualClock: 100 actions ran in one call, the clock stands at 101.0 seconds, and there is \
        more to do. An action that schedules itself again keeps the clock busy forever
        """),
    Trap(
      misuse: "task that never sleeps",
      sentence: """
        VirtualClock: 100 jobs of tasks ran at 0.0 seconds and there are more. A task that \
        continues forever without sleeping
        """),
    Trap(
      misuse: "main actor that never rests",
      sentence: """
        VirtualClock: the main actor is busy forever at 0.0 seconds. A task that continues without \
        sleeping
        """),
    Trap(
      misuse: "test scheduler with a tick of no time",
      sentence: """
        TestScheduler: a clock cannot count ticks of 0.0 s. Pass a resolution from 1e-18 to 1e18.
        """),
    Trap(
      misuse: "test scheduler that disposes before it subscribes",
      sentence: """
        TestScheduler: start(created: 100, subscribed: 200, disposed: 150) would subscribe to \
        nothing, or never dispose. Pass ticks in this order.
        """),
    Trap(
      misuse: "hot observable in the past",
      sentence: """
        is in the past: asked for 50, the clock stands at 100. Ask for it before the time is \
        moved, or for a later time.
        """),
    Trap(
      misuse: "virtual time scheduler that sleeps backwards",
      sentence: """
        VirtualTimeScheduler: cannot sleep until 99, it is 100 already. Time does not go back: \
        pass zero or more.
        """),
    Trap(
      misuse: "diagram of a time that stands for never",
      sentence: """
        MarbleDiagram.text: a line has a column for each of its 9223372036854775807 ticks, from 0 \
        to 9223372036854775807. Leave out times that stand for never, or compare recordings with \
        MarbleComparison, which lists them.
        """),
    Trap(
      misuse: "assertion that fails without a handler",
      sentence: "The recorded elements are not the expected ones."),
  ]
}
