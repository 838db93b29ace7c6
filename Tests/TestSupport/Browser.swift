// SPDX-License-Identifier: MIT
public import Foundation

/// A browser without a window: Debian's package `chromium`, or Google Chrome.
public struct Browser: Sendable {
  private let program: URL

  /// The browser on the PATH, if there is one.
  public static let installed: Browser? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in
      folders.lazy.map { URL(fileURLWithPath: "\($0)/\(name)") }
    }
    .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    .map(Browser.init)
  }()

  /// The document of a page after its scripts have run.
  public func document(of address: String) throws -> String {
    let profile = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: profile) }
    let process = Process()
    process.executableURL = program
    process.arguments = [
      "--headless", "--disable-gpu", "--no-first-run", "--user-data-dir=\(profile.path)",
      "--window-size=1200,900", "--virtual-time-budget=20000", "--dump-dom",
    ]
    // The browser's sandbox does not work for the super-user, as whom containers run.
    if getuid() == 0 { process.arguments?.append("--no-sandbox") }
    process.arguments?.append(address)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The result that a script has left in the document: the bytes in the attribute `data-outcome`
  /// of the body, in base 64.
  public func outcome(of address: String) throws -> Data? {
    let document = try document(of: address)
    return document.firstMatch(of: #/data-outcome="([^"]*)"/#)
      .flatMap { Data(base64Encoded: String($0.1)) }
  }
}
