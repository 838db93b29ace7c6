// SPDX-License-Identifier: MIT
import AsyncAlgorithmsColumn
import BraidColumn
import Hand
import OpenCombineColumn
import Support

let libraryNames = ["hand", "Braid", "OpenCombine", "AsyncAlgorithms"]

/// The column every ratio is taken to.
let referenceName = "hand"

func allColumns() -> [Column] {
  [handColumn(), braidColumn(), openCombineColumn(), asyncAlgorithmsColumn()]
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
