// Runs before the renderer of DocC, in the documentation that .ci/docs site has written.
//
// The renderer requests data/documentation/library/type/member.json. There is no such file: the pages of a type
// and of its members are lines of data/documentation/library/type.pages, each with its address and its JSON.
// Browsers unpack them since Chrome 80, Firefox 113 and Safari 16.4.
(() => {
  "use strict";
  const base = new URL(".", document.currentScript.src).pathname;
  const request = window.fetch.bind(window);
  const packs = new Map();

  async function unpacked(name) {
    const file = await request(`${base}data/${name}.pages`);
    if (!file.ok) return new Map();
    const text = await new Response(
      file.body.pipeThrough(new DecompressionStream("deflate"))).text();
    return new Map(
      text.split("\n").map((line) => {
        const end = line.indexOf(" ");
        return [line.slice(0, end), line.slice(end + 1)];
      }));
  }

  window.fetch = async (address, options) => {
    const path = decodeURIComponent(new URL(address, document.baseURI).pathname);
    if (!path.startsWith(`${base}data/`)) return request(address, options);
    const page = path.slice(`${base}data/`.length, -".json".length);
    const name = page.split("/").slice(0, 3).join("/");
    if (!packs.has(name)) packs.set(name, unpacked(name));
    const json = (await packs.get(name)).get(page);
    return json === undefined ? new Response("", { status: 404 }) : new Response(json);
  };

  // The only link of the renderer to a part of a page that is not made by its router.
  document.addEventListener("click", (event) => {
    if (!event.target.closest?.('a[href="#app-main"]')) return;
    event.preventDefault();
    document.querySelector("main")?.scrollIntoView();
  });

  window.baseUrl = base;
  if (!location.hash) history.replaceState(null, "", "#/documentation");
})();
