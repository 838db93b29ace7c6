"""Typeahead in a terminal of its own, ended in every way: the settings of the terminal are the former ones afterwards, and
the screen is the main one."""

import os
import pathlib
import pty
import re
import select
import signal
import termios
import time
import unittest
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PROGRAM = pathlib.Path(os.environ.get("PROGRAMS", ROOT / ".build/debug")).resolve() / "Typeahead"
PATIENCE = 30
MAIN_SCREEN = b"\x1b[?1049l"


class Terminal:
    def __init__(self, rows=24, columns=80, options=()):
        self.main, self.other = pty.openpty()
        termios.tcsetwinsize(self.other, (rows, columns))
        self.before = termios.tcgetattr(self.other)
        self.seen = b""
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.main)
            os.login_tty(self.other)
            # A shell starts its background jobs with these ignored, and a program inherits that.
            for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):
                signal.signal(number, signal.SIG_DFL)
            os.execve(PROGRAM, [PROGRAM, *options], {**os.environ, "TERM": "xterm", "SWIFT_BACKTRACE": "enable=no"})

    def read(self, patience):
        """Reads what there is; whether there was something."""
        if not select.select([self.main], [], [], patience)[0]:
            return False
        self.seen += os.read(self.main, 4096)
        return True

    def type(self, keys):
        self.seen = b""
        os.write(self.main, keys)


class TerminalTests(unittest.TestCase):
    def start(self, **size):
        terminal = Terminal(**size)
        self.shows(terminal, "type a word")
        modes = termios.tcgetattr(terminal.other)[3]
        self.assertFalse(modes & (termios.ICANON | termios.ECHO), "the terminal still echoes or waits for lines")
        return terminal

    def shows(self, terminal, text):
        end = time.monotonic() + PATIENCE
        try:
            while text.encode() not in terminal.seen:
                self.assertTrue(terminal.read(max(0, end - time.monotonic())), f"no {text!r}: {terminal.seen[-400:]!r}")
        except OSError:  # Linux: no process has the other end any more
            self.fail(f"the program ended before {text!r}: {terminal.seen[-400:]!r}")

    def ends(self, terminal, status):
        """The program ends with a status, and returns the terminal."""
        end = time.monotonic() + PATIENCE
        pid = 0
        while not pid:
            self.assertLess(time.monotonic(), end, "the program does not end")
            terminal.read(0.05)
            pid, ended = os.waitpid(terminal.pid, os.WNOHANG)
        while terminal.read(0):
            pass
        self.assertEqual(os.waitstatus_to_exitcode(ended), status)
        self.assertEqual(termios.tcgetattr(terminal.other), terminal.before, "other settings")
        self.assertIn(MAIN_SCREEN, terminal.seen[-40:], "not the main screen")
        os.close(terminal.main)
        os.close(terminal.other)

    def test_words_appear_and_control_D_ends(self):
        terminal = self.start()
        # From the server, and by way of all retries.
        for keys, shown in [(b"brai", "braids"), (b"\x7f\x7fea", "breach"), ("\x15é".encode(), "0 words")]:
            terminal.type(keys)
            self.shows(terminal, shown)
        terminal.type(b"\x04")
        self.ends(terminal, 0)

    def test_control_C_ends(self):
        terminal = self.start()
        terminal.type(b"\x03")
        self.ends(terminal, 128 + signal.SIGINT)

    def test_signals_end(self):
        for number in (signal.SIGTERM, signal.SIGHUP):
            terminal = self.start()
            os.kill(terminal.pid, number)
            self.ends(terminal, 128 + number)

    def test_crashes_end(self):
        for number in (signal.SIGILL, signal.SIGTRAP, signal.SIGSEGV, signal.SIGABRT, signal.SIGQUIT):
            terminal = self.start()
            os.kill(terminal.pid, number)
            self.ends(terminal, -number)

    def test_control_Z_gives_the_terminal_back_and_the_program_takes_it_again(self):
        terminal = self.start()
        terminal.type(b"\x1a")
        os.waitpid(terminal.pid, os.WUNTRACED)
        self.assertEqual(termios.tcgetattr(terminal.other), terminal.before)
        terminal.seen = b""
        os.kill(terminal.pid, signal.SIGCONT)
        self.shows(terminal, "type a word")
        terminal.type(b"gor")
        self.shows(terminal, "gorge")
        terminal.type(b"\x03")
        self.ends(terminal, 128 + signal.SIGINT)

    def test_a_small_window_and_one_that_changes_its_size(self):
        terminal = self.start(rows=5, columns=22)
        terminal.type(b"b")
        self.shows(terminal, "… ")
        termios.tcsetwinsize(terminal.other, (24, 60))
        os.kill(terminal.pid, signal.SIGWINCH)
        self.shows(terminal, "Ctrl-U clears")
        terminal.type(b"\x04")
        self.ends(terminal, 0)

    def test_the_streams_are_in_a_browser_and_the_screen_has_the_address(self):
        terminal = self.start(options=["--serve"])
        address = re.search(rb"http://127[.0-9]+:\d+/\w+/", terminal.seen)
        self.assertIsNotNone(address, terminal.seen)
        terminal.type(b"brai")
        self.shows(terminal, "braids")
        graph = urllib.request.urlopen(address.group(0).decode() + "graph.txt").read().decode()
        self.assertIn("flatMapLatest", graph)
        self.assertIn("debounce", graph)
        terminal.type(b"\x04")
        self.ends(terminal, 0)


if __name__ == "__main__":
    unittest.main()
