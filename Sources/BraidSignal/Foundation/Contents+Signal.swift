// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

extension Data {
  /// Reads the contents of a URL on a scheduler, emits the bytes, then completes.
  ///
  /// Each subscription reads the URL again; nothing is read before a subscription. (ReactiveObjC's
  /// `rac_readContentsOfURL:options:scheduler:` reads immediately, and replays the bytes to later
  /// subscribers.) Disposal prevents a read that has not begun. A read in progress continues, and
  /// its result is dropped.
  ///
  /// - **Ends:** completes right after the bytes; fails with the error of the read.
  /// - **Threads:** reads and sends on `scheduler`.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - options: The options for the read.
  ///   - scheduler: Performs the read, which blocks it.
  public static func signal(
    contentsOf url: URL, options: Data.ReadingOptions = [], on scheduler: Scheduler = .background()
  ) -> Signal<Data> {
    Signal<Data>.try { try Data(contentsOf: url, options: options) }
      .subscribe(on: scheduler)
      .named("+rac_readContentsOfURL:options:scheduler:")
  }
}

extension String {
  /// Reads a text on a scheduler, emits it, then completes.
  ///
  /// Otherwise like `Data.signal(contentsOf:options:on:)`.
  ///
  /// - Parameters:
  ///   - url: The URL to read.
  ///   - encoding: The encoding of the text.
  ///   - scheduler: Performs the read, which blocks it.
  public static func signal(
    contentsOf url: URL, encoding: String.Encoding = .utf8,
    on scheduler: Scheduler = .background()
  ) -> Signal<String> {
    Signal<String>.try { try String(contentsOf: url, encoding: encoding) }
      .subscribe(on: scheduler)
      .named("+rac_readContentsOfURL:usedEncoding:scheduler:")
  }
}
