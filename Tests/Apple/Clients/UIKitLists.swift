// SPDX-License-Identifier: MIT

// Tables, collections and pickers in RxCocoa's words, in Swift 5 and Swift 6 mode.

import BraidCocoa
import UIKit

// row: rows of items in Swift 6 mode
struct Track: Hashable, Sendable {
  let title: String
}

/// A data source with sections, as programs write them.
@MainActor
final class SectionedSource: NSObject, UITableViewDataSource, RxTableViewDataSourceType,
  SectionedViewDataSourceType
{
  private var sections: [[Track]] = []

  func tableView(_ tableView: UITableView, observedEvent: Event<[[Track]]>) {
    Binder(self) { source, sections in
      source.sections = sections
      tableView.reloadData()
    }
    .on(observedEvent)
  }

  func model(at indexPath: IndexPath) throws -> Any { sections[indexPath.section][indexPath.row] }
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

@MainActor
final class TracksController: UIViewController, UITableViewDelegate {
  let table = UITableView()
  let grid = UICollectionView()
  let picker = UIPickerView()
  let tracks = BehaviorRelay<[Track]>(value: [])
  let bag = DisposeBag()

  // row: rows of items in Swift 6 mode
  func bindTables() {
    // row: closures of items
    tracks
      .bind(to: table.rx.items(cellIdentifier: "Cell", cellType: UITableViewCell.self)) {
        row, track, cell in
        cell.textLabel?.text = "\(row): \(track.title)"
      }
      .disposed(by: bag)
    tracks
      .bind(to: table.rx.items) { table, row, track in
        let cell = table.dequeueReusableCell(
          withIdentifier: "Cell", for: IndexPath(row: row, section: 0))
        cell.textLabel?.text = track.title
        return cell
      }
      .disposed(by: bag)
    tracks.asDriver()
      .drive(table.rx.items(cellIdentifier: "Cell")) { (row: Int, track: Track, cell) in
        cell.textLabel?.text = track.title
      }
      .disposed(by: bag)
    tracks.asDriver().drive(table.rx.items) { table, row, track in UITableViewCell() }
      .disposed(by: bag)
    let source = SectionedSource()
    tracks.map { [$0] }.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
    tracks.asDriver().map { [$0] }.drive(table.rx.items(dataSource: source)).disposed(by: bag)
    table.rx.items(dataSource: source)(tracks.map { [$0] }).disposed(by: bag)
    table.rx.setDataSource(source).disposed(by: bag)
  }

  func observeTables() {
    // row: a delegate that replaces another one
    table.rx.setDelegate(self).disposed(by: bag)
    table.rx.itemSelected
      .subscribe(onNext: { [table] in print($0.row, table.isHidden) }).disposed(by: bag)
    table.rx.modelSelected(Track.self).map(\.title).bind(onNext: { print($0) }).disposed(by: bag)
    table.rx.modelDeselected(Track.self).asDriver().drive(onNext: { print($0) }).disposed(by: bag)
    table.rx.modelDeleted(Track.self)
      .withLatestFrom(tracks) { deleted, tracks in tracks.filter { $0 != deleted } }
      .bind(to: tracks).disposed(by: bag)
    table.rx.itemMoved
      .subscribe(onNext: { print($0.sourceIndex, $0.destinationIndex) }).disposed(by: bag)
    table.rx.itemDeleted.merge(with: table.rx.itemInserted.asObservable())
      .subscribe(onNext: { print($0) }).disposed(by: bag)
    for event in [
      table.rx.itemDeselected, table.rx.itemHighlighted, table.rx.itemUnhighlighted,
      table.rx.itemAccessoryButtonTapped,
    ] {
      event.subscribe(onNext: { print($0.section) }).disposed(by: bag)
    }
    table.rx.willDisplayCell
      .subscribe(onNext: { cell, indexPath in cell.alpha = indexPath.row > 3 ? 1 : 0 })
      .disposed(by: bag)
    table.rx.didEndDisplayingCell.subscribe(onNext: { print($0.indexPath) }).disposed(by: bag)
    table.rx.prefetchRows.merge(with: table.rx.cancelPrefetchingForRows.asObservable())
      .subscribe(onNext: { print($0.count) }).disposed(by: bag)
    // row: contentOffset, didScroll, the text of an NSTextField or NSTextView
    table.rx.contentOffset.asDriver().drive(onNext: { print($0) }).disposed(by: bag)
    table.rx.didScroll.subscribe(onNext: { print("scrolled") }).disposed(by: bag)
    table.rx.willEndDragging
      .subscribe(onNext: { velocity, target in target.pointee = velocity }).disposed(by: bag)
    table.rx.didEndDragging.filter { !$0 }.subscribe(onNext: { print($0) }).disposed(by: bag)
    table.rx.didEndZooming.subscribe(onNext: { print($0.scale) }).disposed(by: bag)
    // row: when the proxy becomes the delegate
    // row: methods of rx.delegate that can be observed
    table.rx.delegate.methodInvoked(#selector((any UIScrollViewDelegate).scrollViewDidScroll(_:)))
      .subscribe(onNext: { arguments in print(arguments.count) }).disposed(by: bag)
    table.rx.dataSource.sentMessage(
      #selector((any UITableViewDataSource).tableView(_:moveRowAt:to:))
    )
    .subscribe(onNext: { print($0[1]) }).disposed(by: bag)
    let track: Track? = try? table.rx.model(at: IndexPath(row: 0, section: 0))
    print(track?.title ?? "none")
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  func collections() {
    tracks
      .bind(to: grid.rx.items(cellIdentifier: "Cell", cellType: UICollectionViewCell.self)) {
        item, track, cell in
        cell.isHidden = track.title.isEmpty
      }
      .disposed(by: bag)
    tracks.asDriver().drive(grid.rx.items) { grid, item, track in UICollectionViewCell() }
      .disposed(by: bag)
    grid.rx.modelSelected(Track.self).bind(onNext: { print($0.title) }).disposed(by: bag)
    grid.rx.itemSelected.subscribe(onNext: { print($0.item) }).disposed(by: bag)
    grid.rx.willDisplaySupplementaryView
      .subscribe(onNext: { view, kind, indexPath in view.isHidden = kind.isEmpty })
      .disposed(by: bag)
    grid.rx.didEndDisplayingCell.subscribe(onNext: { print($0.at) }).disposed(by: bag)
    grid.rx.prefetchItems.subscribe(onNext: { print($0) }).disposed(by: bag)
  }

  func pickers() {
    tracks.bind(to: picker.rx.itemTitles) { _, track in track.title }.disposed(by: bag)
    tracks.bind(to: picker.rx.itemAttributedTitles) { _, track in
      NSAttributedString(string: track.title)
    }
    .disposed(by: bag)
    tracks.bind(to: picker.rx.items) { _, track, view in view ?? UIView() }.disposed(by: bag)
    picker.rx.itemSelected.subscribe(onNext: { row, component in print(row, component) })
      .disposed(by: bag)
    picker.rx.modelSelected(Track.self).map { $0.map(\.title) }
      .subscribe(onNext: { print($0) }).disposed(by: bag)
  }
}
