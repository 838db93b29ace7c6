// SPDX-License-Identifier: MIT
// The page of marbles: keeps the marbles of the sources, asks the server to play them, and shows its
// pictures. Nothing about an operator is known here.

const byId = (id) => document.getElementById(id);
const lastTick = 23;

/** The operators by family, as the server lists them. */
let families = [];
/** The operator shown. */
let current = null;
/** The events of each source, `{tick, symbol}`. */
let sources = [];
/** The text of the inner streams, if the operator has any. */
let inner = null;
/** The last pictures, to place handles on while the next ones are drawn. */
let pictures = [];
/** The number of marbles that got a handle, which numbers the next one. */
let handles = 0;
/** The timer that announces a result to screen readers. */
let announcing;
/** The texts that the reader types, by source: they are not rewritten meanwhile. */
let typed = new Map();

/** An element with attributes, properties and children; text is never read as HTML. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value !== false && value !== null) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

// Marbles as text.

const isEnd = (event) => event.symbol === "|" || event.symbol === "#";
const isValue = (symbol) => [...symbol].length === 1 && !/[-|#^!()\s]/.test(symbol);

/** The events in order of time; an end comes last in its tick. */
function inOrder(events) {
  return [...events].sort((a, b) => a.tick - b.tick || isEnd(a) - isEnd(b));
}

/** The events of a source in the marble notation. */
function notation(events) {
  const ticks = [];
  for (const event of inOrder(events)) (ticks[event.tick] ??= []).push(event.symbol);
  const text = Array.from(ticks, (marks) =>
    !marks ? "-" : marks.length === 1 ? marks[0] : `(${marks.join("")})`).join("");
  return text || "-";
}

const texts = () => sources.map((events, index) => typed.get(index) ?? notation(events));

/** Moves an event, but not past the end of its source. */
function move(source, event, tick) {
  const others = source.filter((other) => other !== event);
  const low = isEnd(event) ? Math.max(0, ...others.map((other) => other.tick)) : 0;
  const end = isEnd(event) ? null : others.find(isEnd);
  const moved = Math.min(Math.max(tick, low), end ? end.tick : lastTick);
  if (moved === event.tick) return false;
  event.tick = moved;
  return true;
}

/** The symbol after those in use: a letter, or a digit among digits. */
function nextSymbol(source) {
  const used = source.filter((event) => !isEnd(event)).map((event) => event.symbol);
  const row = used.length && used.every((symbol) => /\d/.test(symbol))
    ? "1234567890" : "abcdefghijklmnopqrstuvwxyz";
  return [...row].find((symbol) => !used.includes(symbol)) ?? row[0];
}

function add(index, tick) {
  const source = sources[index];
  const end = source.find(isEnd)?.tick ?? lastTick;
  const latest = Math.max(-2, ...source.filter((event) => !isEnd(event)).map((event) => event.tick));
  const event = { symbol: nextSymbol(source), tick: Math.min(tick ?? latest + 2, end) };
  source.push(event);
  edited(index);
}

function remove(index, event) {
  sources[index] = sources[index].filter((other) => other !== event);
  edited(index);
}

/** Plays again after a change by hand, which replaces a text that was being typed. */
function edited(index) {
  typed.delete(index);
  byId(`source-${index}`).value = notation(sources[index]);
  play();
}

// Asking the server.

let isAsking = false;
let isStale = false;

/** Plays the marbles as they are now; while an answer is awaited, only the newest marbles count. */
async function play() {
  isStale = true;
  if (isAsking) return;
  isAsking = true;
  while (isStale) {
    isStale = false;
    await ask().catch(() => trouble("The server does not answer. Is it still running?"));
  }
  isAsking = false;
}

async function ask() {
  const asked = current;
  const room = byId("pictures").clientWidth - (innerWidth <= 760 ? 6 : 22);
  const wish = { operation: asked.name, sources: texts(), inner, width: room };
  const answer = await fetch("play", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish),
  });
  if (!answer.ok) {
    trouble(`The server refused: ${(await answer.text()).trim()}`);
    return;
  }
  const result = await answer.json();
  if (asked !== current) return;
  showMistakes(result.mistakes);
  byId("pictures").classList.toggle("stale", result.mistakes.length > 0);
  if (!result.pictures.length) return;
  const urls = result.pictures.map((one) => `data:image/svg+xml,${encodeURIComponent(one.svg)}`);
  // Swapped when they are decoded: no picture in between.
  await Promise.all(urls.map((src) => Object.assign(new Image(), { src }).decode().catch(() => {})));
  if (asked !== current) return;
  pictures = result.pictures;
  for (const index of typed.keys()) sources[index] = pictures[0].sources[index].events;
  showPictures(urls);
  showText();
  remember();
}

// Showing.

function trouble(text) {
  byId("trouble").textContent = text;
  byId("trouble").hidden = !text;
}

/** Each mistake beside its text, with a caret under the place. */
function showMistakes(mistakes) {
  trouble(mistakes.filter((one) => one.source < 0).map(sentence).join(" "));
  for (const field of document.querySelectorAll("#sources input")) {
    const index = Number(field.dataset.index);
    const mistake = mistakes.find((one) => one.source === index);
    const place = byId(`mistake-${index}`);
    place.replaceChildren();
    place.hidden = !mistake;
    field.setAttribute("aria-invalid", mistake ? "true" : "false");
    if (!mistake) continue;
    const caret = " ".repeat(mistake.column - 1) + "^";
    place.append(
      element("pre", { "aria-hidden": "true" }, `${field.value}\n${caret}`),
      `Column ${mistake.column}: ${mistake.problem}. ${mistake.remedy}.`);
  }
}

function sentence(mistake) {
  const capital = mistake.problem.charAt(0).toUpperCase() + mistake.problem.slice(1);
  return `${capital}. ${mistake.remedy}${mistake.remedy ? "." : ""}`;
}

function showPictures(urls) {
  const place = byId("pictures");
  const shape = JSON.stringify(pictures.map((one) => one.models));
  if (place.dataset.shape !== shape) {
    place.dataset.shape = shape;
    place.replaceChildren(...pictures.map((picture) =>
      element("figure", {},
        element("figcaption", {},
          ...picture.models.map((model) => element("span", { class: "badge" }, model))),
        element("div", { class: "scroll" },
          element("div", { class: "stage" }, element("img", { alt: "", draggable: "false" }))))));
  }
  pictures.forEach((picture, index) => {
    const stage = place.querySelectorAll(".stage")[index];
    stage.style.width = `${picture.width}px`;
    stage.style.height = `${picture.height}px`;
    const image = stage.querySelector("img");
    image.src = urls[index];
    image.alt = `Marble diagram of ${current.name}:\n${picture.text}`;
    placeHandles(stage, picture);
  });
}

/** Puts a handle on each marble of a picture, and a strip to add some on each source. */
function placeHandles(stage, picture) {
  const wanted = new Set();
  picture.sources.forEach((place, index) => {
    const key = `lane-${index}`;
    wanted.add(key);
    const lane = handle(stage, key, () => element("div", { class: "lane", "aria-hidden": "true",
      onclick: (click) => add(index, tickAt(click.clientX, stage, index)) }));
    lane.style.left = `${picture.zero + (place.start - 0.5) * picture.spacing}px`;
    lane.style.right = "4px";
    lane.style.top = `${place.line - 14}px`;
    lane.style.height = "28px";
    const counts = {};
    for (const event of inOrder(sources[index])) {
      event.id ??= `marble-${handles++}`;
      wanted.add(event.id);
      const item = counts[event.tick] ?? 0;
      if (event.symbol !== "|") counts[event.tick] = item + 1;
      const marble = handle(stage, event.id, () => marbleHandle(stage, index, event));
      const isBeside = event.symbol === "|" && item > 0;
      const x = picture.zero + (event.tick + place.start) * picture.spacing;
      marble.style.left = `${x + (isBeside ? picture.radius + 5 : 0)}px`;
      marble.style.top = `${place.line + (isBeside ? 0 : item * picture.pitch)}px`;
      const what = event.symbol === "|" ? "completion" : event.symbol === "#" ? "error"
        : `value ${event.symbol}`;
      marble.setAttribute("aria-label", `${what} of ${place.label}`);
      marble.setAttribute("aria-valuenow", event.tick);
      marble.setAttribute("aria-valuetext", `tick ${event.tick}`);
    }
  });
  for (const child of [...stage.children]) {
    if (child.dataset.key && !wanted.has(child.dataset.key)) child.remove();
  }
}

/** The element of a key in a stage, made if there is none. */
function handle(stage, key, make) {
  const found = [...stage.children].find((child) => child.dataset.key === key);
  if (found) return found;
  const made = make();
  made.dataset.key = key;
  stage.append(made);
  return made;
}

/** The tick of a source under a point of the window, in the picture that a stage shows now. */
function tickAt(x, stage, index) {
  const picture = pictures[[...document.querySelectorAll(".stage")].indexOf(stage)];
  const inside = x - stage.getBoundingClientRect().left - picture.zero;
  return Math.max(0, Math.round(inside / picture.spacing) - picture.sources[index].start);
}

function marbleHandle(stage, index, event) {
  const marble = element("button", {
    type: "button", class: "marble", role: "slider", "aria-valuemin": 0, "aria-valuemax": lastTick,
    "aria-describedby": "hint",
    onkeydown: (key) => pressed(key, index, event),
    onpointerdown: (down) => {
      if (down.button !== 0) return;
      down.preventDefault();
      marble.focus({ preventScroll: true });
      marble.classList.add("dragged");
      const drag = (point) => {
        if (point.pointerId !== down.pointerId) return;
        if (move(sources[index], event, tickAt(point.clientX, stage, index))) edited(index);
      };
      const drop = (point) => {
        if (point.pointerId !== down.pointerId) return;
        marble.classList.remove("dragged");
        for (const name of ["pointerup", "pointercancel"]) document.removeEventListener(name, drop);
        document.removeEventListener("pointermove", drag);
      };
      document.addEventListener("pointermove", drag);
      for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, drop);
    },
  });
  return marble;
}

function pressed(key, index, event) {
  if (key.ctrlKey || key.metaKey || key.altKey) return;
  const step = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[key.key];
  if (step) {
    if (move(sources[index], event, event.tick + step)) edited(index);
  } else if (key.key === "Delete" || key.key === "Backspace") {
    const marble = key.target;
    const neighbour = marble.nextElementSibling ?? marble.previousElementSibling;
    remove(index, event);
    if (neighbour?.classList.contains("marble")) neighbour.focus();
  } else if (isEnd(event) ? "|#".includes(key.key) : isValue(key.key)) {
    event.symbol = key.key;
    edited(index);
  } else {
    return;
  }
  key.preventDefault();
}

/** The code and the text of the result. */
function showText() {
  const listings = pictures.flatMap((picture) => picture.listings);
  byId("listings").replaceChildren(...listings.map((listing) => {
    const button = element("button", { type: "button", class: "plain" }, "Copy");
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(listing.code);
      button.textContent = "Copied";
    });
    return element("div", { class: "listing" },
      element("h4", {}, listing.model), element("pre", { tabindex: "0" }, listing.code), button);
  }));
  const text = pictures.map((one) => one.text).join("\n\n");
  byId("text").textContent = text;
  clearTimeout(announcing);
  // When the marbles rest: a screen reader is not interrupted by each tick of a drag.
  announcing = setTimeout(() => { byId("announcement").textContent = `Result: ${text}`; }, 700);
}

/** The texts of the sources, each with a place for its mistake. */
function showSources() {
  const rows = current.labels.map((label, index) => row(index, label, texts()[index], (value) => {
    typed.set(index, value);
  }));
  if (inner !== null) {
    rows.push(row(rows.length, "inner", inner, (value) => { inner = value; }));
  }
  byId("sources").replaceChildren(...rows);
  byId("notation").hidden = !rows.length;
  byId("hint").hidden = !rows.length;
}

function row(index, label, value, change) {
  const isInner = index === current.labels.length;
  return element("div", { class: "source" },
    element("label", { for: `source-${index}` }, label),
    element("input", {
      id: `source-${index}`, "data-index": index, value, maxlength: 160, spellcheck: "false",
      autocapitalize: "off", autocomplete: "off", "aria-describedby": `mistake-${index} notation`,
      oninput: (input) => { change(input.target.value); play(); },
    }),
    isInner ? "" : element("button", {
      type: "button", class: "plain", "aria-label": `Add a value to ${label}`,
      onclick: () => add(index),
    }, "Add"),
    element("div", { id: `mistake-${index}`, class: "mistake", role: "alert", hidden: "" }));
}

// Choosing an operator.

/** The address of the marbles: the operator, and the texts if they were changed. */
function remember() {
  const all = [...texts(), ...(inner === null ? [] : [inner])];
  const usual = [...current.diagrams, ...(inner === null ? [] : [current.inner])];
  const parts = all.every((text, index) => text === usual[index]) ? [] : all;
  const hash = "#" + [current.name, ...parts].map(encodeURIComponent).join("/");
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

function decoded(text) {
  try { return decodeURIComponent(text); } catch { return text; }
}

/** Shows the operator that the address names, or the first one that matches it. */
function choose() {
  const [name = "", ...parts] = location.hash.slice(1).split("/").map(decoded);
  if (name === "main") return;
  const all = families.flatMap((family) => family.operators);
  const names = (one) => [one.name, ...one.otherNames];
  const base = (text) => text.split("(")[0].toLowerCase();
  current = all.find((one) => names(one).includes(name))
    ?? all.find((one) => names(one).some((other) => base(other) === base(name)))
    ?? all.find((one) => one.name === "debounce");
  const count = current.labels.length;
  const isComplete = parts.length === count + (current.inner === undefined ? 0 : 1);
  typed = new Map(
    (isComplete ? parts.slice(0, count) : current.diagrams).map((text, index) => [index, text]));
  inner = current.inner === undefined ? null : isComplete ? parts[count] : current.inner;
  sources = current.labels.map(() => []);
  byId("pictures").dataset.shape = "";
  byId("name").textContent = names(current).join(", ");
  byId("summary").textContent = current.summary;
  document.title = `${current.name} · Braid marbles`;
  for (const link of document.querySelectorAll("#families a")) {
    if (link.dataset.name === current.name) {
      link.setAttribute("aria-current", "page");
      link.scrollIntoView({ block: "nearest" });
    } else {
      link.removeAttribute("aria-current");
    }
  }
  showSources();
  play();
}

function showFamilies() {
  const words = byId("search").value.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (family, one) => {
    const text = [family.name, one.name, ...one.otherNames, one.summary, ...one.models]
      .join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const shown = families
    .map((family) => [family.name, family.operators.filter((one) => matches(family, one))])
    .filter(([, operators]) => operators.length);
  byId("families").replaceChildren(...shown.map(([name, operators]) =>
    element("section", {}, element("h2", {}, name), element("ul", {}, ...operators.map((one) =>
      element("li", {}, element("a", {
        href: `#${encodeURIComponent(one.name)}`, "data-name": one.name,
        "aria-current": one === current && "page", title: one.summary,
        onclick: () => { if (innerWidth <= 760) byId("catalogue").open = false; },
      }, one.name, " ", element("small", {}, one.otherNames.join(", ")))))))));
  const count = shown.reduce((sum, [, operators]) => sum + operators.length, 0);
  byId("found").textContent = !words.length ? `${count} operators`
    : count ? `${count} found` : "No operator is called so.";
}

async function start() {
  if (innerWidth <= 760) byId("catalogue").open = false;
  const catalogue = await (await fetch("catalogue")).json();
  families = catalogue.families;
  byId("documentation").hidden = !catalogue.hasDocumentation;
  showFamilies();
  byId("search").addEventListener("input", showFamilies);
  byId("search").addEventListener("keydown", (key) => {
    if (key.key === "Enter") document.querySelector("#families a")?.click();
  });
  byId("sources").addEventListener("submit", (event) => event.preventDefault());
  addEventListener("hashchange", choose);
  let width = innerWidth;
  addEventListener("resize", () => {
    if (width !== innerWidth) play();
    width = innerWidth;
  });
  choose();
}

start().catch(() => trouble("The server does not answer. Is it still running?"));
