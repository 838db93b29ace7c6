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

  /// Draws the picture as an SVG document that stands on its own.
  ///
  /// It is 600 units wide and readable at that width. Only a picture with values so close that
  /// their circles would overlap is wider. A value's text goes into its circle; where it is too
  /// long for the space a letter stands for it, which is explained below the picture. The text form
  /// of the picture is inside as its description.
  ///
  /// - Parameter appearance: The colours. ``Appearance/automatic`` needs a viewer that knows
  ///   `prefers-color-scheme`, which every browser does.
  /// - Returns: The document.
  public func svg(_ appearance: Appearance = .automatic) -> String {
    SVGPicture.draw(self, appearance)
  }
}
