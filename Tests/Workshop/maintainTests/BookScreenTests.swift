@testable import CourseModel
import Testing
import WorkshopTestSupport

@testable import maintain

/// The program is a shell script that reads from its terminal.
@Suite("The Book's screens", .blocking)
struct BookScreenTests {
  static let files = [
    "Package.swift": "",
    "programs/Greeter": """
    #!/bin/sh
    [ -t 0 ] && [ -t 1 ] && stty size
    printf 'Name: '
    while read -r name; do
      printf '\\033[2J\\033[HHello, %s!\\nName: ' "$name"
    done
    echo $? >"ended"

    """,
  ]

  func problems(_ lines: [String]) throws -> [Problem] {
    try withWorkspace(Self.files) { workspace throws in
      let text = (["```screen"] + lines + ["```", ""]).joined(separator: "\n")
      return try Transcripts(
        course: Course(discoveredIn: workspace), programs: workspace.url("programs"),
        scratchPath: ".build/workshop", runner: .forTests(),
        pages: [BookPage(path: "Book/01-A.md", text: text)], report: { _ in }
      ).problems()
    }
  }

  @Test("screens that are what the window shows are in order")
  func inOrder() throws {
    #expect(
      try problems([
        "$ swift run Greeter", "24 80", "Name:", "[You type: Ada Return]", "Hello, Ada!", "Name:",
        "[You type: Ad Backspace a Space L. Return]", "…, Aa L.!", "Name:", "[You type: É]",
        "Hello, Aa L.!", "Name: É",
      ]).isEmpty)
  }

  @Test("what differs is named by line, with the window to paste; no later screen is looked at")
  func differing() throws {
    // The program ends, so there's nothing to wait for.
    let problems = try problems([
      "$ swift run Greeter", "24 80", "Name:", "[You type: Ada Return Ctrl-D]", "Hello, Bob!",
      "Name:", "[You type: Eve Return]", "nothing",
    ])
    #expect(problems.map(\.line) == [6])
    #expect(
      problems.map(\.message) == [
        """
        The window shows something else. Expected `Hello, Bob!`, found `Hello, Ada!`. It shows:
            Hello, Ada!
            Name:
        """
      ])
  }
}
