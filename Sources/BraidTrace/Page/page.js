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

/** The scale at which all of the graph is seen; of a huge one, a part. */
function fitting() {
  const { width, height, room, most } = measures();
  return Math.min(1, Math.max(Math.min(room / width, (most - 4) / height), 0.2));
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
