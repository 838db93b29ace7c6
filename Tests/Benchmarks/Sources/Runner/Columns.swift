// SPDX-License-Identifier: MIT
import AsyncAlgorithmsColumn
import BraidColumn
import BraidSignalColumn
import Hand
import OpenCombineColumn
import Support

let libraryNames = ["hand", "Braid", "BraidSignal", "OpenCombine", "AsyncAlgorithms"]

/// The column every ratio is taken to.
let referenceName = "hand"

func allColumns() -> [Column] {
  [handColumn(), braidColumn(), braidSignalColumn(), openCombineColumn(), asyncAlgorithmsColumn()]
}

func columns(_ options: Options, withReference: Bool) -> [Column] {
  allColumns().filter { column in
    options.libraries.isEmpty || options.libraries.contains(column.name)
      || (withReference && column.name == referenceName)
  }
}

func rows(_ options: Options) -> [Row] {
  allRows().filter { options.rows.isEmpty || options.rows.contains($0.id) }
}
