// SPDX-License-Identifier: MIT
import AsyncAlgorithmsColumn
import BraidColumn
import BraidSignalColumn
import Hand
import OpenCombineColumn
import Support
import Tight

let libraryNames = ["hand", "tight", "Braid", "BraidSignal", "OpenCombine", "AsyncAlgorithms"]

/// The column every ratio is taken to.
let referenceName = "hand"

/// The column of the harder limit, which has some of the rows.
let limitName = "tight"

func allColumns() -> [Column] {
  [
    handColumn(), tightColumn(), braidColumn(), braidSignalColumn(), openCombineColumn(),
    asyncAlgorithmsColumn(),
  ]
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
