#!/usr/bin/env python3
"""Makes Resources/access.log: the lines nginx itself writes under a scripted load.

usage: make-sample.py [OUTPUT] [SECONDS]

Needs `nginx` with the realip module (Debian: nginx-light) and nothing but Python's own library.
It builds a small site and an application server behind it in a temporary folder, then plays
visitors, crawlers, a monitor, an uptime check and a vulnerability scanner against nginx for a few
minutes. Half-way the application server is down for a quarter of a minute, so nginx answers 502.
Client addresses are from the ranges reserved for documentation; nginx takes them from the
X-Forwarded-For header, as behind a load balancer.
"""
import http.server
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time

SITE_PORT, APP_PORT = 18080, 18081
CONFIGURATION = """
daemon off; master_process off; pid nginx.pid; error_log error.log;
events { worker_connections 256; }
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg;
          image/jpeg jpg; font/woff2 woff2; text/plain txt; application/pdf pdf; }
  client_body_temp_path temporary; proxy_temp_path temporary; fastcgi_temp_path temporary;
  uwsgi_temp_path temporary; scgi_temp_path temporary;
  set_real_ip_from 127.0.0.0/8; real_ip_header X-Forwarded-For;
  client_header_timeout 2s; proxy_read_timeout 2s;
  limit_req_zone $binary_remote_addr zone=login:1m rate=2r/s;
  # The combined format with the time a request took, in seconds, behind it.
  log_format pulse '$remote_addr - $remote_user [$time_local] "$request" $status '
                   '$body_bytes_sent "$http_referer" "$http_user_agent" $request_time';
  access_log access.log pulse;
  server {
    listen 127.0.0.1:%(site)d; root site; server_name shop.example; absolute_redirect off;
    location = /old-catalogue { return 301 /products/; }
    location = /account { return 302 /login.html; }
    location /internal/ { deny all; }
    location /admin/ { auth_basic "staff"; auth_basic_user_file staff; }
    location = /login { limit_req zone=login burst=3 nodelay; proxy_pass http://127.0.0.1:%(app)d; }
    location /api/ { proxy_pass http://127.0.0.1:%(app)d; }
  }
}
"""

AGENTS = [
    "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0",
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1",
    "Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/130.0.0.0 Mobile Safari/537.36",
]
ENTRIES = ["-", "-", "https://search.example/", "https://news.example/item?id=4711"]
PRODUCTS = [f"/products/{name}.html" for name in
            "kettle teapot mug strainer tin scale whisk tray caddy cosy filter cup".split()]
PAGES = ["/", "/", "/", "/about.html", "/delivery.html", "/products/"] + PRODUCTS


def write_site(folder, dice):
    def write(path, size):
        full = os.path.join(folder, path.lstrip("/"))
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "wb") as file:
            file.write((b"braid " * (size // 6 + 1))[:size])

    write("/index.html", 7_412)
    write("/products/index.html", 18_930)
    for page in ["/about.html", "/delivery.html", "/login.html", *PRODUCTS]:
        write(page, dice.randint(3_000, 22_000))
    for product in PRODUCTS:
        write(product.replace("/products/", "/images/").replace(".html", ".jpg"),
              dice.randint(24_000, 480_000))
    write("/assets/site.css", 14_202)
    write("/assets/site.js", 61_777)
    write("/assets/logo.svg", 2_209)
    write("/assets/text.woff2", 38_444)
    write("/downloads/catalogue.pdf", 3_400_000)
    write("/robots.txt", 66)
    write("/admin/index.html", 5_120)
    write("/internal/metrics.txt", 900)


class Application(http.server.BaseHTTPRequestHandler):
    """The server behind nginx: searches, stock, a basket that sometimes breaks, slow reports."""
    protocol_version = "HTTP/1.1"
    dice = random.Random(7)

    def do_GET(self):
        path, status, size = self.path.split("?")[0], 200, self.dice.randint(120, 2_600)
        if path == "/api/report":
            time.sleep(self.dice.uniform(0.2, 2.4))
            size = 40_000
        elif path == "/api/search":
            time.sleep(self.dice.expovariate(1 / 0.03))
            size = self.dice.randint(300, 18_000)
        elif path == "/api/checkout" and self.dice.random() < 0.04:
            status, size = 500, 62
        elif path == "/login":
            status, size = (302, 0) if self.dice.random() < 0.5 else (403, 30)
        elif path.startswith("/api/stock/") and self.dice.random() < 0.05:
            status, size = 404, 24
        try:
            self.send_response(status)
            if status == 302:
                self.send_header("Location", "/account")
            self.send_header("Content-Length", str(size))
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(b"x" * size)
        except OSError:
            pass

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length", 0)))
        self.do_GET()

    do_HEAD = do_GET

    def log_message(self, *_):
        pass


def start_application():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", APP_PORT), Application)
    threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
    return server


def exchange(raw, patience=4.0):
    """Sends bytes to nginx and reads the answer until it closes or patience ends."""
    with socket.create_connection(("127.0.0.1", SITE_PORT), timeout=patience) as connection:
        answer = bytearray()
        try:
            connection.sendall(raw)
            while data := connection.recv(1 << 16):
                answer += data
        except OSError:
            pass
    return bytes(answer)


def request(client, path, agent, referer="-", method="GET", headers=(), body=b"", patience=4.0):
    lines = [f"{method} {path} HTTP/1.1", "Host: shop.example", f"X-Forwarded-For: {client}",
             "Connection: close", *headers]
    if agent != "-":
        lines.append(f"User-Agent: {agent}")
    if referer != "-":
        lines.append(f"Referer: {referer}")
    if body:
        lines.append(f"Content-Length: {len(body)}")
    return exchange(("\r\n".join(lines) + "\r\n\r\n").encode() + body, patience)


def etag(answer):
    for line in answer.split(b"\r\n\r\n")[0].split(b"\r\n"):
        if line.lower().startswith(b"etag: "):
            return line[6:].decode()
    return None


class Load:
    def __init__(self, seconds):
        self.end = time.monotonic() + seconds
        self.seconds = seconds

    def pause(self, seconds):
        time.sleep(max(0, min(seconds, self.end - time.monotonic())))
        return time.monotonic() < self.end

    def visitor(self, number):
        dice = random.Random(number)
        known = {}
        # A few busy addresses (offices behind one router), many quiet ones.
        last = min(int(dice.paretovariate(0.7)), 250)
        network = dice.choice(["203.0.113.", "203.0.113.", "198.51.100.", "2001:db8:17::"])
        client, agent, referer = f"{network}{last}", dice.choice(AGENTS), dice.choice(ENTRIES)

        def get(path, referer, **more):
            tag = known.get(path)
            answer = request(client, path, agent, referer,
                             headers=[f"If-None-Match: {tag}"] if tag else [], **more)
            if tag := etag(answer):
                known[path] = tag

        while self.pause(dice.expovariate(1 / 2.0)):
            page = dice.choice(PAGES)
            get(page, referer)
            referer = f"https://shop.example{page}"
            if dice.random() < 0.5:
                for asset in dice.sample(["site.css", "site.js", "logo.svg", "text.woff2"], 2):
                    get(f"/assets/{asset}", referer)
            if page in PRODUCTS:
                name = page[len("/products/"):-len(".html")]
                get(f"/images/{name}.jpg", referer)
                get(f"/api/stock/{name}", referer)
                if dice.random() < 0.3:
                    get("/api/checkout", referer, method="POST", body=b"item=" + name.encode())
            if dice.random() < 0.3:
                get(f"/api/search?q={dice.choice(['tea', 'gr%C3%BCn', 'pot', 'cup+blue'])}", referer)
            chance = dice.random()
            if chance < 0.02:
                get("/old-catalogue", referer)
            elif chance < 0.05:
                get("/account", referer)
            elif chance < 0.07:
                start = dice.randrange(0, 3_000_000, 65_536)
                request(client, "/downloads/catalogue.pdf", agent, referer,
                        headers=[f"Range: bytes={start}-{start + 65_535}"])
            elif chance < 0.08:
                get("/products", referer)
            elif chance < 0.09:
                get("/about.html", referer, method="POST", body=b"?")
            elif chance < 0.11:
                request(client, "/api/report", agent, referer, patience=0.3)
            if dice.random() < 0.15:
                agent, referer = dice.choice(AGENTS), dice.choice(ENTRIES)
                client = f"{network}{min(int(dice.paretovariate(0.7)), 250)}"
                known = {}

    def crawler(self):
        dice = random.Random(1)
        agent = "Mozilla/5.0 (compatible; ExampleBot/2.1; +https://bot.example/about)"
        request("192.0.2.66", "/robots.txt", agent)
        while self.pause(dice.uniform(0.6, 1.4)):
            request("192.0.2.66", dice.choice(PAGES + ["/products/spoon.html"]), agent,
                    method=dice.choice(["GET", "GET", "HEAD"]))

    def monitor(self):
        while self.pause(5):
            request("192.0.2.10", "/api/health", "uptime/1.4")

    def staff(self):
        dice = random.Random(2)
        while self.pause(dice.uniform(6, 14)):
            headers = ["Authorization: Basic aXJlbmU6dGVh"] if dice.random() < 0.8 else []
            request("198.51.100.4", "/admin/", AGENTS[0], headers=headers)
            request("198.51.100.4", "/api/report", AGENTS[0], "https://shop.example/admin/")

    def scanner(self):
        """Guesses of weak spots, a login attack that hits the limit, and bytes that are no HTTP."""
        if not self.pause(self.seconds * 0.25):
            return
        for path in ["/.env", "/.git/config", "/wp-login.php", "/phpmyadmin/", "/internal/metrics.txt",
                     "/cgi-bin/%%32%65%%32%65/bin/sh", '/search?q="><script>alert(1)</script>',
                     "/index.php?id=1'+OR+'1'='1", "/caf\u00e9/\u8336", "/a\\b", "/xmlrpc.php"] * 3:
            request("192.0.2.200", path, "-" if "php" in path else 'probe "quoted" \\ agent')
            self.pause(0.15)
        for _ in range(25):
            request("192.0.2.200", "/login", "python-requests/2.32", method="POST", body=b"user=root")
        for raw in [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\x9a\xe1 \x80\xff\"\r\n\r\n",
                    b"GET /\r\nHost\r\n\r\n", b"HELO shop.example\r\n", b"GET / HTTP/9.9\r\n\r\n",
                    b"GET /%00 HTTP/1.1\r\nHost: shop.example\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n",
                    b"\x03\x00\x00\x13\x0e\xe0\x00\x00\x00\x00\x00\x01\x00\x08\x00\x03\n", b"GET /half"]:
            exchange(raw, patience=3)
        exchange(b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: shop.example\r\n\r\n", patience=3)

    def outage(self, application):
        if self.pause(self.seconds * 0.55):
            application.shutdown()
            application.server_close()
            self.pause(15)
        application = start_application()


def main():
    output = sys.argv[1] if len(sys.argv) > 1 else "access.log"
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 240
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(os.path.join(folder, "temporary"))
        write_site(os.path.join(folder, "site"), random.Random(3))
        with open(os.path.join(folder, "staff"), "w") as file:
            file.write("irene:{PLAIN}tea\n")
        with open(os.path.join(folder, "nginx.conf"), "w") as file:
            file.write(CONFIGURATION % {"site": SITE_PORT, "app": APP_PORT})
        nginx = subprocess.Popen([shutil.which("nginx") or "nginx", "-p", folder + "/",
                                  "-c", "nginx.conf", "-e", "error.log"])
        try:
            application = start_application()
            time.sleep(0.5)
            load = Load(seconds)
            jobs = [(load.visitor, (number,)) for number in range(11)]
            jobs += [(load.crawler, ()), (load.monitor, ()), (load.staff, ()), (load.scanner, ()),
                     (load.outage, (application,))]
            threads = [threading.Thread(target=job, args=arguments) for job, arguments in jobs]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
        finally:
            time.sleep(3)
            nginx.terminate()
            nginx.wait()
        shutil.copy(os.path.join(folder, "access.log"), output)


if __name__ == "__main__":
    main()
