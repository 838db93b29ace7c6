// SPDX-License-Identifier: MIT

extension World {
  /// Rx: all points of a subscription's life.
  ///
  /// `onDispose` runs after the source's teardown.
  package func doAll(_ site: Int, _ source: Source) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      let own = scope.child()
      let upstream = own.child()
      self.note(site, .onSubscribe)
      if scope.isDisposed { return self.note(site, .onDispose) }
      self.subscribe(
        source,
        { event in
          if output.isOver || scope.isDisposed { return }
          var isSent = false
          do throws(Failure) {
            switch event {
            case .next(let value):
              try self.call(site, .beforeNext, value)
              output.next(value)
              try self.call(site, .afterNext, value)
            case .error(let error):
              try self.call(site, .beforeError, error)
              isSent = true
              sink(event)
              try self.call(site, .afterError, error)
            case .completed:
              try self.call(site, .beforeCompleted)
              isSent = true
              sink(event)
              try self.call(site, .afterCompleted)
            case .abandoned: output.end(event)
            }
          } catch { if !isSent { self.fail(output, error) } }
          if isSent { scope.dispose() }
        }, upstream)
      self.note(site, .onSubscribed)
      own.addLast { self.note(site, .onDispose) }
    }
  }

  /// RAC: before each event; not on disposal.
  package func on(_ site: Int, _ source: Source) -> Source {
    stage(source) { output in
      self.throwing(output) { event throws(Failure) in
        if event.isLast, output.scope.isDisposed { return }
        switch event {
        case .next(let value): try self.call(site, .beforeNext, value)
        case .error(let error): self.note(site, .beforeError, error)
        case .completed: self.note(site, .beforeCompleted)
        case .abandoned: break
        }
        output.send(event)
      }
    }
  }

  package func initially(_ site: Int, _ source: Source) -> Source {
    Source { sink, scope in
      self.note(site, .onSubscribe)
      if !scope.isDisposed { self.subscribe(source, sink, scope) }
    }
  }

  /// Before an end is passed on; not on disposal.
  package func finally(_ site: Int, _ source: Source) -> Source {
    stage(source) { output in
      { event in
        if event.isLast, output.scope.isDisposed { return }
        if event.isLast, event != .abandoned { self.note(site, .beforeCompleted) }
        output.send(event)
      }
    }
  }

  /// After the source's teardown, and before an end is passed on.
  package func onTermination(_ site: Int, _ source: Source) -> Source {
    Source { sink, scope in
      let output = Output(sink, scope)
      let own = scope.child()
      let upstream = own.child()
      var isOver = false
      func terminate() {
        if isOver { return }
        isOver = true
        self.note(site, .onDispose)
      }
      own.addLast(terminate)
      self.subscribe(
        source,
        { event in
          if event.isLast, event != .abandoned {
            upstream.dispose()
            terminate()
          }
          output.send(event)
        }, upstream)
    }
  }
}
