// SPDX-License-Identifier: MIT

// The views whose rows RxCocoa binds; see `RowView`.

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UITableView: RowView {}

  extension UICollectionView: RowView {}

  #if !os(tvOS)
    extension UIPickerView: RowView {}
  #endif
#endif
