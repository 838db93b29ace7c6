// SPDX-License-Identifier: MIT
import BraidCore
public import Foundation

extension Data {
  /// Reads a file, or what else a URL stands for, on a scheduler; sends the bytes, then completes.
  ///
  /// Each subscription reads anew, and nothing is read before. (ReactiveObjC's
  /// `rac_readContentsOfURL:options:scheduler:` reads at once, for all who subscribe later.)
  /// Disposal keeps the reading from beginning; once it has begun it goes on, and what is read is
  /// dropped.
  ///
  /// - **Ends:** fails as the reading does.
  /// - **Threads:** reads and sends on `scheduler`.
  ///
  /// - Parameters:
  ///   - url: What to read.
  ///   - options: How to read it.
  ///   - scheduler: Where; it is blocked meanwhile.
  public static func signal(
    contentsOf url: URL, options: Data.ReadingOptions = [], on scheduler: Scheduler = .background()
  ) -> Signal<Data> {
    Signal<Data>.try { try Data(contentsOf: url, options: options) }
      .subscribe(on: scheduler)
      .named("+rac_readContentsOfURL:options:scheduler:")
  }
}

extension String {
  /// Reads a text, on a scheduler; sends it, then completes.
  ///
  /// Otherwise as `Data.signal(contentsOf:options:on:)`.
  ///
  /// - Parameters:
  ///   - url: What to read.
  ///   - encoding: What its bytes mean.
  ///   - scheduler: Where; it is blocked meanwhile.
  public static func signal(
    contentsOf url: URL, encoding: String.Encoding = .utf8,
    on scheduler: Scheduler = .background()
  ) -> Signal<String> {
    Signal<String>.try { try String(contentsOf: url, encoding: encoding) }
      .subscribe(on: scheduler)
      .named("+rac_readContentsOfURL:usedEncoding:scheduler:")
  }
}
