// SPDX-License-Identifier: MIT
package import ReferenceModel

/// What is known to differ and is to be mended: programs of these kinds prove nothing.
///
/// An entry goes when its mend comes; the rules that stay are in `Tests/Model/README.md`.
package enum OpenFindings {
  package static func explain(_ program: Program, _ runner: Runner) -> Bool {
    let text = program.description
    func has(_ operation: String) -> Bool { text.contains("Node(.\(operation)") }
    // `then` asks for the next signal only when the first one's subscription has returned.
    if has("then") { return true }
    // Who comes while the first observer is brought up to date connects in its place, as in
    // RxSwift.
    return text.contains("SharedSource(.counted")
  }
}
