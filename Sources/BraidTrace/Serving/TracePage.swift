// SPDX-License-Identifier: MIT

/// The page of a ``TraceServer``: text, not resources, so that no client gets a resource bundle.
enum TracePage {
  static let html = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Streams</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="page.css">
    <script src="page.js" type="module"></script>
    </head>
    <body>
    <header>
      <h1>Streams of this program</h1>
      <p id="counts" role="status"></p>
      <p id="trouble" role="alert" hidden></p>
    </header>
    <form id="controls" role="search">
      <label for="part">Only parts with</label>
      <input id="part" type="search" autocomplete="off" spellcheck="false"
        placeholder="a name, an operator, a file …">
      <button id="pause" type="button" aria-pressed="false">Pause</button>
      <a href="graph.svg" download="graph.svg">SVG</a>
      <a href="graph.dot" download="graph.dot">DOT</a>
      <a href="dump.txt">Text</a>
    </form>
    <main>
      <noscript><p>This page needs its script. Without it: <a href="dump.txt">the text</a>, <a
        href="graph.svg">the picture</a>.</p></noscript>
      <section aria-labelledby="graph-heading">
        <h2 id="graph-heading">Graph</h2>
        <p id="shown"></p>
        <div id="zoom" role="group" aria-label="The size of the graph">
          <button id="fit" type="button" aria-pressed="true">Fit</button>
          <button id="smaller" type="button">Zoom out</button>
          <button id="larger" type="button">Zoom in</button>
          <button id="full" type="button">Full size</button>
          <button id="unfold" type="button" hidden>Show all sources</button>
        </div>
        <div id="graph" tabindex="0" role="group"
          aria-label="Subscriptions and their sources"></div>
        <details class="legend" open>
          <summary>What the boxes and colours mean</summary>
          <ul>
            <li><svg viewBox="0 0 30 18"><rect class="box" x="2" y="2" width="26" height="14"
              rx="2"/></svg>a subscription of the program</li>
            <li><svg viewBox="0 0 30 18"><rect class="box" x="2" y="2" width="26" height="14"
              rx="6"/></svg>a source or an operator</li>
            <li><svg viewBox="0 0 30 18"><path class="line" d="M2 9 H22"/><path class="arrow"
              d="M28 9 l-8 -4 v8 Z"/></svg>values flow along the arrow</li>
            <li><svg viewBox="0 0 30 18"><path class="line" stroke-dasharray="5 4" d="M2 9
              H22"/><path class="arrow" d="M28 9 l-8 -4 v8 Z"/></svg>from an inner source</li>
            <li><svg viewBox="0 0 30 18"><g class="active"><rect class="box" x="2" y="2" width="26"
              height="14" rx="6"/></g></svg>has sent values in the last second</li>
            <li><svg viewBox="0 0 30 18"><g aria-pressed="true"><rect class="box" x="2" y="2"
              width="26" height="14" rx="6"/></g></svg>its values are drawn as marbles</li>
            <li><svg viewBox="0 0 30 18"><rect class="box" x="6" y="1" width="18" height="16"
              rx="8"/><text class="middle" x="15" y="13" font-size="11">−</text></svg>hides the
              sources; + and a number shows them</li>
          </ul>
        </details>
      </section>
      <section id="marbles" aria-labelledby="marbles-heading">
        <h2 id="marbles-heading">Marbles</h2>
        <p id="chosen">Choose an operator in the graph: its values, and those of its sources, are
          drawn here for ten seconds.</p>
        <div id="lanes" tabindex="0"></div>
        <details class="legend" open>
          <summary>What the marbles mean</summary>
          <ul>
            <li><svg viewBox="0 0 30 18"><rect class="marble v0" x="1" y="2" width="14" height="14"
              rx="7"/><rect class="marble v0" x="15" y="2" width="14" height="14"
              rx="7"/></svg>equal values have the same colour</li>
            <li><svg viewBox="0 0 30 18"><text class="middle" x="15" y="13"
              font-size="12">+3</text></svg>more values in the same quarter of a second</li>
            <li><svg viewBox="0 0 30 18"><path class="end" d="M15 2 V16"/></svg>completed</li>
            <li><svg viewBox="0 0 30 18"><path class="fail" d="M10 3 l10 12 m0 -12 l-10
              12"/></svg>failed</li>
            <li><svg viewBox="0 0 30 18"><path class="cut" d="M10 3 v12"/><text class="sub middle"
              x="20" y="14" font-size="14">!</text></svg>disposed</li>
            <li><svg viewBox="0 0 30 18"><rect class="arrow" opacity="0.12" x="2" y="2" width="26"
              height="14" rx="3"/></svg>not recorded: the operator was not chosen yet</li>
          </ul>
        </details>
      </section>
      <section id="timeline" aria-labelledby="timeline-heading">
        <h2 id="timeline-heading">Timeline</h2>
        <div id="tools" role="group" aria-label="The part that is drawn">
          <button id="earlier" type="button">Earlier</button>
          <button id="later" type="button">Later</button>
          <button id="closer" type="button">Zoom in</button>
          <button id="wider" type="button">Zoom out</button>
          <button id="live" type="button" aria-pressed="true">Now</button>
          <a href="timeline.json" download="timeline.json">File for trace viewers</a>
        </div>
        <p id="recorded"></p>
        <div id="tracks" tabindex="0" role="group" aria-label="Tracks of the threads"
          aria-describedby="event"></div>
        <p id="event" role="status">Choose an event by a click, or with the arrow keys; again, or
          Enter, enlarges it. + and − zoom, Shift with an arrow moves, Escape returns to now.</p>
        <details class="legend" open>
          <summary>What the colours of the timeline mean</summary>
          <ul>
            <li><svg viewBox="0 0 30 18"><rect class="marble v0" x="2" y="3" width="12" height="12"
              rx="3"/><rect class="marble v2" x="16" y="3" width="12" height="12"
              rx="3"/></svg>events; each operator has a colour</li>
            <li><svg viewBox="0 0 30 18"><rect class="arrow" x="2" y="3" width="26" height="12"
              rx="3"/></svg>several events, too short to be told apart</li>
            <li><svg viewBox="0 0 30 18"><rect class="sub" x="13" y="3" width="4"
              height="12"/></svg>a disposal</li>
            <li><svg viewBox="0 0 30 18"><rect class="box i7" stroke-dasharray="3 2" x="2" y="4"
              width="26" height="10" rx="3"/></svg>waits until another thread has delivered</li>
            <li><svg viewBox="0 0 30 18"><path class="tick i5" d="M4 3 C4 9 26 9 26 15"/></svg>a
              value changes threads</li>
            <li><svg viewBox="0 0 30 18"><g class="slice faint"><rect class="marble v0" x="2" y="3"
              width="26" height="12" rx="3"/></g></svg>not of the parts that are looked for</li>
            <li><svg viewBox="0 0 30 18"><g class="slice chosen"><rect class="marble v0" x="2" y="3"
              width="26" height="12" rx="3"/></g></svg>of the operator whose values are drawn</li>
            <li><svg viewBox="0 0 30 18"><g class="slice selected"><rect class="marble v0" x="2"
              y="3" width="26" height="12" rx="3"/></g></svg>the chosen event</li>
          </ul>
        </details>
      </section>
      <section id="leaks" aria-labelledby="leaks-heading" hidden>
        <h2 id="leaks-heading">Disposed, but retained by the source</h2>
        <ul></ul>
      </section>
      <section id="held" aria-labelledby="held-heading">
        <h2 id="held-heading">Live subscriptions, and what retains them</h2>
        <ul></ul>
      </section>
    </main>
    </body>
    </html>

    """

  static let css = """
    :root {
      color-scheme: light dark;
      --page: #f3f5f8; --card: #ffffff; --ink: #1f2328; --pale: #59636e; --edge: #d4dae0;
      --link: #0757ba; --mark: #6639ba; --bad: #b3151f;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #010409; --card: #0d1117; --ink: #e6edf3; --pale: #9aa4ae; --edge: #2b333d;
        --link: #79b8ff; --mark: #d2a8ff; --bad: #ff938a;
      }
    }
    * { box-sizing: border-box; }
    body {
      margin: 0 auto; padding: 16px 18px 48px; max-width: 1500px;
      color: var(--ink); background: var(--page); font: 16px/1.5 system-ui, sans-serif;
    }
    h1 { margin: 0; font-size: 21px; }
    h2 { margin: 20px 0 6px; font-size: 17px; }
    p { margin: 0; }
    a { color: var(--link); }
    :focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
    #counts, #shown, #chosen, #recorded, #event { color: var(--pale); font-size: 14px; }
    #trouble, #leaks h2 { color: var(--bad); }
    form { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; margin-top: 12px; }
    input, button {
      padding: 6px 10px; font: inherit; color: var(--ink); background: var(--card);
      border: 1px solid var(--edge); border-radius: 7px;
    }
    input { flex: 1 1 220px; max-width: 420px; }
    button { cursor: pointer; }
    button[aria-pressed="true"] { color: var(--card); background: var(--link); }
    #tools, #zoom {
      display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 6px 0;
    }
    #unfold[hidden] { display: none; }
    .legend { margin-top: 4px; color: var(--pale); font-size: 14px; }
    .legend ul { display: flex; flex-wrap: wrap; gap: 4px 22px; padding: 6px 0; }
    .legend li { display: flex; gap: 8px; padding: 0; border: 0; font: inherit; }
    .legend svg { flex: none; width: 30px; height: 18px; margin-top: 2px; }
    #event { min-height: 3em; margin-top: 4px; overflow-wrap: anywhere; }
    #graph, #lanes, #tracks {
      overflow: auto; max-height: 60vh; border: 1px solid var(--edge); border-radius: 10px;
      background: var(--card);
    }
    #lanes:empty { display: none; }
    #graph { cursor: grab; }
    #graph svg, #lanes svg, #tracks svg { display: block; }
    #graph svg { margin: 0 auto; }
    #tracks { overflow: hidden auto; touch-action: pan-y; user-select: none; cursor: grab; }
    #tracks:empty { display: none; }
    .slice.chosen rect { stroke: var(--link); stroke-width: 2.5; }
    .slice.selected rect { stroke: var(--mark); stroke-width: 3.5; opacity: 1; }
    #graph g[role="button"] { cursor: pointer; }
    #graph g[role="button"]:focus { outline: none; }
    #graph g:focus-visible .box { stroke: var(--mark); stroke-width: 2.5; stroke-dasharray: 3 2; }
    .active .box { stroke: var(--mark); stroke-width: 2.5; }
    g[aria-pressed="true"] .box { stroke: var(--link); stroke-width: 3; }
    #graph .rate { fill: var(--mark); text-anchor: end; }
    ul { margin: 0; padding: 0; list-style: none; }
    li {
      padding: 4px 10px; border-bottom: 1px solid var(--edge); overflow-wrap: anywhere;
      font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }

    """

  static let js = """
    // Asks for the state, for the values of one node and for the timeline once a second, and draws
    // them. The page sends nothing else.

    const byId = (id) => document.getElementById(id);
    const interval = 1000;
    let paused = false;
    let timer;
    /** The numbers of values at the last answer, and when that was. */
    let last = { values: {}, time: 0 };
    /** The request in progress, which a newer one replaces. */
    let request = null;

    /** The node whose values are drawn; empty for the busiest one, which the program chooses. */
    let chosen = "";
    /** The nodes whose sources are hidden. */
    const folded = new Set();
    /** The size of the graph, as a part of its full size; null if it fits. */
    let scale = null;

    const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

    function list(id, lines) {
      const items = lines.map((line) => {
        const item = document.createElement("li");
        item.textContent = line;
        return item;
      });
      document.querySelector(`#${id} ul`).replaceChildren(...items);
    }

    function draw(state) {
      const svg = new DOMParser().parseFromString(state.svg, "image/svg+xml").documentElement;
      const now = performance.now();
      for (const [id, count] of Object.entries(state.values)) {
        const node = svg.getElementById?.(id) ?? svg.querySelector(`#${id}`);
        const more = count - (last.values[id] ?? count);
        if (!node || more <= 0) continue;
        node.classList.add("active");
        const box = node.querySelector("rect");
        const rate = svg.ownerDocument.createElementNS(svg.namespaceURI, "text");
        rate.setAttribute("class", "rate");
        rate.setAttribute("x", +box.getAttribute("x") + +box.getAttribute("width") - 10);
        rate.setAttribute("y", +box.getAttribute("y") + 37);
        rate.setAttribute("font-size", "11");
        rate.textContent = `${Math.round(more * 1000 / (now - last.time))}/s`;
        node.append(rate);
      }
      last = { values: state.values, time: now };
      for (const node of svg.querySelectorAll("g")) {
        node.setAttribute("role", "button");
        node.setAttribute("tabindex", "0");
        const title = node.querySelector("title").textContent;
        if (node.dataset.node) node.setAttribute("aria-label", title);
      }
      const focused = document.activeElement?.closest("#graph g");
      byId("graph").replaceChildren(document.importNode(svg, true));
      const same = focused?.id ? `#${focused.id}` : `.fold[data-node="${focused?.dataset.node}"]`;
      document.querySelector(`#graph ${same}`)?.focus({ preventScroll: true });
      byId("unfold").hidden = folded.size === 0;
      size();
      press();
      byId("counts").textContent = state.isOn ? state.counts : `${state.counts}; tracing is off`;
      const drawn = Object.keys(state.values).length;
      byId("shown").textContent = drawn < state.nodes
        ? `The first ${drawn} of ${state.nodes} nodes` : plural(drawn, "node");
      list("held", state.held.length ? state.held : ["none"]);
      list("leaks", state.leaks);
      byId("leaks").hidden = state.leaks.length === 0;
    }

    /** The graph's full size, and the room for it. */
    function measures() {
      const picture = document.querySelector("#graph svg")?.viewBox.baseVal;
      const style = getComputedStyle(byId("graph"));
      return { width: picture?.width ?? 1, height: picture?.height ?? 1,
        room: byId("graph").clientWidth, most: parseFloat(style.maxHeight) || innerHeight };
    }

    /** The scale at which all of the width is seen, and all of the height if that is legible. */
    function fitting() {
      const { width, height, room, most } = measures();
      const wide = Math.min(1, room / width);
      return Math.max(Math.min(wide, (most - 4) / height), Math.min(wide, 0.6));
    }

    /** Gives the graph its size. */
    function size() {
      const svg = document.querySelector("#graph svg");
      if (!svg) return;
      const { width, height } = measures();
      const factor = scale ?? fitting();
      svg.setAttribute("width", width * factor);
      svg.setAttribute("height", height * factor);
      byId("fit").setAttribute("aria-pressed", scale === null);
    }

    /** Changes the size of the graph; the middle, or the given point of the screen, stays. */
    function resize(factor, x, y) {
      const graph = byId("graph");
      const bounds = graph.getBoundingClientRect();
      const place = { x: (x ?? bounds.x + bounds.width / 2) - bounds.x,
        y: (y ?? bounds.y + bounds.height / 2) - bounds.y };
      const old = scale ?? fitting();
      scale = Math.min(Math.max(old * factor, 0.1), 3);
      const moved = scale / old;
      const left = (graph.scrollLeft + place.x) * moved - place.x;
      const top = (graph.scrollTop + place.y) * moved - place.y;
      size();
      graph.scrollTo(left, top);
    }

    /** Scrolls the graph to the node whose values are drawn. */
    function reveal() {
      const graph = byId("graph");
      const box = byId(chosen)?.getBoundingClientRect();
      if (!box) return;
      const bounds = graph.getBoundingClientRect();
      graph.scrollBy(box.x + box.width / 2 - bounds.x - bounds.width / 2,
        box.y + box.height / 2 - bounds.y - bounds.height / 2);
    }

    byId("fit").addEventListener("click", () => { scale = null; size(); });
    byId("smaller").addEventListener("click", () => resize(0.8));
    byId("larger").addEventListener("click", () => resize(1.25));
    byId("full").addEventListener("click", () => { scale = 1; size(); reveal(); });
    byId("unfold").addEventListener("click", () => { folded.clear(); refresh(); });
    byId("graph").addEventListener("wheel", (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      resize(event.deltaY < 0 ? 1.1 : 1 / 1.1, event.clientX, event.clientY);
    }, { passive: false });
    addEventListener("resize", size);

    /** Where the pointer began to move the graph. */
    let pan = null;
    byId("graph").addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      const graph = byId("graph");
      pan = { x: event.clientX, y: event.clientY, left: graph.scrollLeft, top: graph.scrollTop,
        isMoving: false };
    });
    document.addEventListener("pointermove", (event) => {
      if (!pan) return;
      const [dx, dy] = [event.clientX - pan.x, event.clientY - pan.y];
      pan.isMoving ||= Math.abs(dx) + Math.abs(dy) > 6;
      if (pan.isMoving) byId("graph").scrollTo(pan.left - dx, pan.top - dy);
    });
    document.addEventListener("pointerup", () => {
      // The click that follows chooses nothing.
      if (pan?.isMoving) setTimeout(() => { pan = null; }); else pan = null;
    });
    document.addEventListener("pointercancel", () => { pan = null; });

    /** Marks the node whose values are drawn, and its events. */
    function press() {
      for (const node of document.querySelectorAll("#graph g[role]:not(.fold)")) {
        node.setAttribute("aria-pressed", node.id === chosen);
      }
      for (const slice of document.querySelectorAll("#tracks .slice")) {
        slice.classList.toggle("chosen", slice.dataset.node === chosen);
      }
    }

    function drawMarbles(marbles) {
      const svg = new DOMParser().parseFromString(marbles.svg, "image/svg+xml").documentElement;
      const lanes = byId("lanes");
      // On a narrow screen: now is on the right.
      const isAtEnd = !lanes.firstElementChild
        || lanes.scrollLeft + lanes.clientWidth > lanes.scrollWidth - 8;
      lanes.replaceChildren(document.importNode(svg, true));
      if (isAtEnd) lanes.scrollLeft = lanes.scrollWidth;
      byId("chosen").textContent = marbles.isLive ? marbles.title : `${marbles.title}: has ended`;
      if (chosen === "") {
        chosen = marbles.node;
        reveal();
      }
      press();
    }

    async function refreshMarbles(part, signal) {
      const width = Math.round(byId("marbles").clientWidth) - 2;
      const query = `node=${chosen}&part=${chosen ? "" : part}&width=${width}`;
      const answer = await fetch(`marbles.json?${query}`, { signal });
      if (answer.ok) drawMarbles(await answer.json());
      else if (answer.status === 404) chosen = "";
    }

    function choose(event) {
      const node = event.target.closest?.("#graph g[role]");
      if (!node || pan) return;
      event.preventDefault();
      if (node.dataset.node) {
        if (!folded.delete(node.dataset.node)) folded.add(node.dataset.node);
      } else {
        chosen = node.id;
      }
      press();
      refresh();
    }

    // The timeline: times are in nanoseconds.

    /** The part that is drawn: its length, and its end; 0 is now. */
    const view = { span: 10e9, end: 0 };
    const spans = { least: 1e3, most: 1e12 };
    /** The last answer. */
    let tracks = null;
    /** The identifier of the event whose title is shown. */
    let selected = "";
    /** Where the pointer began to move the tracks. */
    let drag = null;

    function drawTracks(answer) {
      tracks = answer;
      byId("recorded").textContent = answer.isRecorded ? answer.summary
        : `${answer.summary}; nothing more is recorded`;
      byId("live").setAttribute("aria-pressed", view.end === 0);
      if (drag) return;
      const svg = new DOMParser().parseFromString(answer.svg, "image/svg+xml").documentElement;
      byId("tracks").replaceChildren(document.importNode(svg, true));
      select(byId(selected));
      press();
    }

    async function refreshTracks(part, signal) {
      const width = Math.round(byId("timeline").clientWidth) - 2;
      const query = `span=${view.span}&end=${view.end}&width=${width}&part=${part}`;
      const answer = await fetch(`tracks.json?${query}`, { signal });
      if (answer.ok) drawTracks(await answer.json());
    }

    /** Draws `span` nanoseconds, the last of them at `end`, or those until now. */
    function look(span, end) {
      view.span = Math.round(Math.min(Math.max(span, spans.least), spans.most));
      view.end = end && tracks && end < tracks.now ? Math.max(Math.round(end), view.span) : 0;
      refresh();
    }

    function move(part) {
      if (tracks) look(view.span, tracks.end + part * view.span);
    }

    /** Keeps the selected event, or the middle of a part that stands still, where it is. */
    function zoom(factor) {
      if (!tracks) return;
      const slice = byId(selected);
      const span = Math.min(Math.max(view.span * factor, spans.least), spans.most);
      const middle = slice ? (+slice.dataset.start + +slice.dataset.end) / 2
        : (tracks.start + tracks.end) / 2;
      look(span, slice || view.end || paused ? middle + span / 2 : 0);
    }

    function enlarge(slice) {
      const [start, end] = [+slice.dataset.start, +slice.dataset.end];
      const span = Math.min(Math.max((end - start) * 1.25, spans.least), spans.most);
      // The end may be now: the part stands still all the same.
      const right = (start + end) / 2 + span / 2;
      look(span, Math.min(right, tracks.now - 1));
    }

    function select(slice) {
      document.querySelector("#tracks .selected")?.classList.remove("selected");
      if (!slice) return;
      selected = slice.id;
      slice.classList.add("selected");
      const text = slice.querySelector("title").textContent;
      const track = slice.parentNode.querySelector("title").textContent;
      if (byId("event").textContent !== `${text}; ${track}`) {
        byId("event").textContent = `${text}; ${track}`;
      }
    }

    /** The events with their places on the screen. */
    const places = () => [...document.querySelectorAll("#tracks .slice")].map((slice) => {
      const box = slice.querySelector("rect").getBoundingClientRect();
      return { slice, box, x: box.x + box.width / 2, y: Math.round(box.y) };
    });

    /** The event at a point, or the nearest within the width of a finger. */
    function eventAt(x, y) {
      let best = { distance: 24 };
      for (const { slice, box } of places()) {
        const aside = Math.max(box.left - x, x - box.right, 0);
        const above = Math.max(box.top - y, y - box.bottom, 0);
        const distance = aside + 2 * above;
        if (distance < best.distance) best = { slice, distance };
      }
      return best.slice;
    }

    /** Selects the next event of the row, or the nearest one of the next row. */
    function step(right, down) {
      const all = places();
      const from = all.find(({ slice }) => slice.id === selected);
      if (!from) return select(all.at(-1)?.slice);
      let best = null;
      for (const place of all) {
        const [dx, dy] = [place.box.x - from.box.x, place.y - from.y];
        const isThere = right ? dy === 0 && dx * right > 0 : dy * down > 0;
        if (!isThere) continue;
        const distance = right ? Math.abs(dx) : Math.abs(dy) * 1e5 + Math.abs(place.x - from.x);
        if (!best || distance < best.distance) best = { slice: place.slice, distance };
      }
      if (best) select(best.slice);
    }

    const keys = {
      ArrowLeft: (event) => event.shiftKey ? move(-0.5) : step(-1, 0),
      ArrowRight: (event) => event.shiftKey ? move(0.5) : step(1, 0),
      ArrowUp: () => step(0, -1),
      ArrowDown: () => step(0, 1),
      Enter: () => byId(selected) && enlarge(byId(selected)),
      Escape: () => look(10e9, 0),
      "+": () => zoom(0.25), "=": () => zoom(0.25), "-": () => zoom(4),
    };

    byId("tracks").addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !keys[event.key]) return;
      event.preventDefault();
      keys[event.key](event);
    });
    byId("tracks").addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || !tracks) return;
      drag = { x: event.clientX, isMoving: false };
    });
    document.addEventListener("pointermove", (event) => {
      const svg = byId("tracks").firstElementChild;
      if (!drag || !svg) return;
      const distance = event.clientX - drag.x;
      drag.isMoving ||= Math.abs(distance) > 6;
      if (drag.isMoving) svg.style.transform = `translateX(${distance}px)`;
    });
    document.addEventListener("pointerup", (event) => {
      if (!drag) return;
      const { x, isMoving } = drag;
      drag = null;
      if (isMoving) return look(view.span, tracks.end - (event.clientX - x) * tracks.scale);
      const slice = eventAt(event.clientX, event.clientY);
      if (!slice) return;
      if (slice.id === selected) enlarge(slice); else select(slice);
    });
    document.addEventListener("pointercancel", () => {
      drag = null;
      byId("tracks").firstElementChild?.style.removeProperty("transform");
    });
    byId("earlier").addEventListener("click", () => move(-0.5));
    byId("later").addEventListener("click", () => move(0.5));
    byId("closer").addEventListener("click", () => zoom(0.25));
    byId("wider").addEventListener("click", () => zoom(4));
    byId("live").addEventListener("click", () => look(10e9, 0));

    function trouble(text) {
      byId("trouble").textContent = text;
      byId("trouble").hidden = !text;
    }

    async function refresh() {
      clearTimeout(timer);
      request?.abort();
      const mine = request = new AbortController();
      try {
        const part = encodeURIComponent(byId("part").value);
        const query = `part=${part}&width=${byId("graph").clientWidth}`
          + `&folded=${[...folded].join(".")}`;
        const answer = await fetch(`state.json?${query}`, { signal: mine.signal });
        if (!answer.ok) throw new Error(await answer.text());
        draw(await answer.json());
        await refreshMarbles(part, mine.signal);
        await refreshTracks(part, mine.signal);
        trouble("");
      } catch (error) {
        if (mine.signal.aborted) return;
        trouble("The program does not answer: it has ended, or the server was stopped.");
      }
      if (!paused && mine === request) timer = setTimeout(refresh, interval);
    }

    byId("controls").addEventListener("submit", (event) => {
      event.preventDefault();
      refresh();
    });
    byId("part").addEventListener("input", refresh);
    byId("graph").addEventListener("click", choose);
    byId("graph").addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") choose(event);
    });
    byId("pause").addEventListener("click", () => {
      paused = !paused;
      byId("pause").setAttribute("aria-pressed", paused);
      if (paused) clearTimeout(timer); else refresh();
    });
    refresh();

    """
}
