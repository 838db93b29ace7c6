"""Pages of the documentation in a browser: ten in light and in dark colours, as `swift run Marbles --docs` serves them, and
the last three as a static host does.

`.ci/docs site` writes the pages, into .build/documentation or the folder that SITE names. A document must have its title,
and the screenshot the colours of the page and, where it has a diagram, of marbles: a picture that is missing, or drawn for
the other appearance, has others. Needs `chromium` or `google-chrome`.
"""

import collections
import functools
import http.server
import os
import pathlib
import re
import shutil
import struct
import subprocess
import tempfile
import threading
import unittest
import urllib.parse
import zlib

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAMS = pathlib.Path(os.environ.get("PROGRAMS", ROOT / ".build/debug")).resolve()
SITE = pathlib.Path(os.environ.get("SITE", ROOT / ".build/documentation")).resolve()
BROWSER = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
# The page, and its title. Those of operators have a picture of marbles.
PAGES = {
    "braidobservable/observabletype/map(_:)": "map(_:)",
    "braidobservable/observabletype/debounce(_:scheduler:)": "debounce(_:scheduler:)",
    "braidobservable/observabletype/scan(_:accumulator:)": "scan(_:accumulator:)",
    "braidobservable/observabletype/withlatestfrom(_:resultselector:)": "withLatestFrom(_:resultSelector:)",
    "braidobservable/observabletype/take(until:)": "take(until:)",
    "braidsignal/signal/filter(_:)": "filter(_:)",
    "braidobservable/debuggingpipelines": "Debugging pipelines",
    "braidsignal/signal/debounce(_:on:where:)": "debounce(_:on:where:)",
    "braidobservable/choosinganoperator": "Choosing an operator",
    "braidcore": "BraidCore",
}


class Files(http.server.SimpleHTTPRequestHandler):
    """Serves files, silently."""

    def log_message(self, *_):
        pass


@unittest.skipUnless(BROWSER, "no chromium or google-chrome on the PATH")
@unittest.skipUnless(SITE.exists(), "no documentation: .ci/docs site writes it")
class PageTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def test_pages_that_Marbles_serves(self):
        program = subprocess.Popen([PROGRAMS / "Marbles", "--docs", SITE, "--port", "0"], stdout=subprocess.PIPE, text=True)
        try:
            said = program.stdout.readline() + program.stdout.readline()
            address = re.search(r"http://\S+/documentation/", said)[0]
            for theme in ("light", "dark"):
                self.look(address, theme, PAGES)
        finally:
            program.terminate()
            program.communicate()

    def test_pages_on_a_static_host_below_a_path(self):
        (self.folder / "host").mkdir()
        (self.folder / "host/below").symlink_to(SITE.with_name(f"{SITE.name}-hosted"))
        with http.server.ThreadingHTTPServer(
                ("127.0.0.1", 0), functools.partial(Files, directory=self.folder / "host")) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            pages = dict(list(PAGES.items())[-3:])
            self.look(f"http://127.0.0.1:{server.server_port}/below/#/documentation/", "light", pages)
            server.shutdown()

    def look(self, start, theme, pages):
        for page, title in pages.items():
            with self.subTest(page=start + page, theme=theme):
                document, colors = screenshot(start + urllib.parse.quote(page), theme, self.folder)
                headings = re.findall(r"(?s)<h1[^>]*>(.*?)</h1>", document)
                self.assertIn(title, [re.sub(r"<[^>]*>", "", heading).strip() for heading in headings])
                background = max(colors, key=colors.get)
                self.assertEqual(sum(background) < 3 * 128, theme == "dark", background)
                if "(" in page:
                    self.assertTrue(any(colors[fill] > 100 for fill in fills(theme)), "no marble is to be seen")


def fills(theme):
    """The colours that a theme fills marbles with."""
    text = (ROOT / "Sources/BraidMarbles/PicturePalette.swift").read_text().split(f"static let {theme} = Theme(")[1].split("])")[0]
    return {tuple(bytes.fromhex(fill)) for fill in re.findall(r'\("#(\w{6})", "#\w{6}"\)', text)}


def screenshot(address, theme, folder):
    """The document of a page, and the colours of its screenshot."""
    # 0 is dark, 1 is light: what `prefers-color-scheme` is. The browser's sandbox does not work for the super-user, as whom
    # containers run.
    arguments = ["--headless", "--disable-gpu", "--no-first-run", f"--user-data-dir={folder}/profile",
                 "--window-size=900,1400", "--virtual-time-budget=10000", *["--no-sandbox"] * (os.getuid() == 0),
                 f"--blink-settings=preferredColorScheme={int(theme == 'light')}", "--dump-dom",
                 f"--screenshot={folder}/page.png", address]
    document = subprocess.run([BROWSER, *arguments], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, timeout=120, check=True)
    return document.stdout.decode(errors="replace"), pixels((folder / "page.png").read_bytes())


def pixels(data):
    """The colours of a PNG file with their numbers of pixels."""
    place, packed = 8, b""
    while place < len(data):
        length, kind = struct.unpack(">I4s", data[place:place + 8])
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlace = struct.unpack(">IIBBBBB", data[place + 8:place + 8 + length])
        packed += data[place + 8:place + 8 + length] if kind == b"IDAT" else b""
        place += length + 12
    assert (depth, interlace) == (8, 0) and color in (2, 6), f"unexpected kind of PNG: {depth} {interlace} {color}"
    step = 3 if color == 2 else 4
    raw, above, counts = zlib.decompress(packed), bytearray(width * step), collections.Counter()
    for start in range(0, height * (width * step + 1), width * step + 1):
        kind, line = raw[start], bytearray(raw[start + 1:start + 1 + width * step])
        if kind == 2:  # most lines: the sum with the line above
            line = bytearray((byte + up) & 255 for byte, up in zip(line, above))
        for index in range(len(line) if kind in (1, 3, 4) else 0):
            left, up = line[index - step] if index >= step else 0, above[index]
            corner = above[index - step] if index >= step else 0
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda each: abs(guess - each))
            line[index] = (line[index] + (left, 0, (left + up) // 2, nearest)[kind - 1]) & 255
        above = line
        counts.update(zip(*(line[channel::step] for channel in range(3))))
    return counts


if __name__ == "__main__":
    unittest.main()
