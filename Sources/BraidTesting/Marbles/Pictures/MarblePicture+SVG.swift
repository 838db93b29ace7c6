// SPDX-License-Identifier: MIT

extension MarblePicture {
  /// The colours of a drawn picture.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// Light or dark, as the reader's system prefers.
    case automatic
    /// Dark lines on white.
    case light
    /// Light lines on a dark background.
    case dark
  }

  /// Draws the picture as a self-contained SVG document.
  ///
  /// The document is 600 units wide and readable at that width. It is wider only if circles would
  /// overlap otherwise. The text of a value is drawn in its circle. If the text is too long, it is
  /// replaced by a letter that a legend below the picture explains. The document contains the text
  /// form of the picture as its description.
  /// - Parameter appearance: The colours. ``Appearance/automatic`` needs a viewer that knows
  ///   `prefers-color-scheme`, which every browser does.
  /// - Returns: The document.
  public func svg(_ appearance: Appearance = .automatic) -> String {
    SVGPicture.draw(self, appearance)
  }
}
