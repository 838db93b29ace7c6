// SPDX-License-Identifier: MIT
import Support

let helpText = """
  usage: braid-bench [options]

  Runs every row in every library, interleaved, and prints the median time of an operation in
  nanoseconds, its ratio to the hand-written loop (column `hand`), and whether Braid meets its goal.
  Build it in release mode; in debug mode the figures mean nothing.

    --rows 01,04        only these rows
    --libs A,B          only these libraries (hand always runs: the ratios need it)
    --quick             every row once at a small size; checks the sums and shows no table
    --json FILE         also write [{"row", "library", "ns", "allocations"}, ...]
    --markdown FILE     also write the table for Docs/Performance.md
    --rounds N          exactly N rounds a row, after the warm-up
    --budget SECONDS    time to spend on a row, at least 3 and at most 15 rounds (default 2)
    --scale FACTOR      shrink every size, e.g. 0.1
    --memory            bytes and blocks of a live chain, over 100 000 live ones
    --profile ROW LIB   run one workload without timing it, for perf or callgrind
    --repeats N         how often --profile runs it (default 10)
    --list              the rows and the libraries
    --help              this text

  The exit code is 1 if a sum was wrong or a file could not be written, 2 for a wrong option.
  """

func printList() {
  for row in allRows() {
    print(pad(row.id.rawValue, 5) + pad(row.title, 50) + "\(row.operations) x \(row.unit)")
  }
  print()
  for column in allColumns() { print(pad(column.name, 17) + column.note) }
}
