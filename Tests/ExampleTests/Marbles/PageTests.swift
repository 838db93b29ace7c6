// SPDX-License-Identifier: MIT
import BraidTrace
import Foundation
import TestSupport
import Testing

@testable import Marbles

/// The page in a browser, where there is one.
@Suite(.exclusive(.server)) struct PageTests {
  /// Drags a marble by the pointer and moves another one by the keyboard, and leaves what it sees
  /// in the document.
  private static let driver = """
    const violations = [];
    addEventListener("securitypolicyviolation", (event) => violations.push(event.blockedURI));
    const until = async (test) => {
      while (!test()) await new Promise((resolve) => setTimeout(resolve, 10));
    };
    const marble = (name) => document.querySelector(`.marble[aria-label="${name} of source"]`);
    const field = () => document.getElementById("source-0").value;
    const result = () => document.getElementById("text").textContent;
    const center = (name) => {
      const box = marble(name).getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    await until(() => marble("value d") && result());
    const spacing = (center("value c").x - center("value a").x) / 4;
    const start = center("value d");
    const point = (type, target, x) => target.dispatchEvent(new PointerEvent(type, {
      bubbles: true, button: 0, pointerId: 1, clientX: x, clientY: start.y }));
    point("pointerdown", marble("value d"), start.x);
    point("pointermove", document, start.x - 4 * spacing);
    point("pointerup", document, start.x - 4 * spacing);
    point("pointermove", document, start.x);
    await until(() => result().includes("a-b-c-d----|"));
    const dragged = result();
    const right = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
    marble("value a").dispatchEvent(right);
    await until(() => result().includes("-ab-c-d"));
    const input = document.getElementById("source-0");
    input.value = "a(";
    input.dispatchEvent(new Event("input"));
    await until(() => input.getAttribute("aria-invalid") === "true");
    const outcome = { dragged, mistake: document.getElementById("mistake-0").innerText, violations,
      names: document.querySelectorAll("#families a").length,
      decoded: document.querySelector(".stage img").naturalWidth > 0 };
    document.body.setAttribute("data-outcome", btoa(JSON.stringify(outcome)));
    """

  private struct Outcome: Decodable {
    var dragged: String
    var mistake: String
    var violations: [String]
    var names: Int
    var decoded: Bool
  }

  @Test(.enabled(if: Browser.installed != nil, "no chromium or google-chrome on the PATH"))
  func `a marble is dragged in a browser, and the operator answers`() throws {
    let server = try LoopbackServer(port: 0)
    let site = try Site(LoopbackAccess(port: server.port))
    server.start { request, _ in
      var response = site.answer(request)
      if request.path.last == "driver.js" {
        response = HTTPResponse(type: "text/javascript", body: Array(Self.driver.utf8))
      } else if request.path.last == "" {
        let page = String(decoding: response.body, as: UTF8.self)
        let script = "<script src=\"driver.js\" type=\"module\"></script></head>"
        response.body = Array(page.replacing("</head>", with: script).utf8)
      }
      return response
    }
    defer { server.stop() }
    let address = site.access.address + "#debounce"
    let data = try #require(try Browser.installed?.outcome(of: address))
    let outcome = try JSONDecoder().decode(Outcome.self, from: data)
    let expected = PlayRequest(
      operation: "debounce", sources: ["a-b-c-d----|"], inner: nil, width: 600
    ).response()
    expectEqual(outcome.dragged, expected?.pictures.first?.text)
    #expect(outcome.mistake.contains("Column 2: this group is never closed."))
    expectEqual(outcome.violations, [])
    expectEqual(outcome.names, Family.all.flatMap(\.demos).count)
    #expect(outcome.decoded)
  }
}
