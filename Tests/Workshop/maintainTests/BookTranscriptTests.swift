@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import maintain
import Toolchain

/// The programs here are shell scripts in the place of built ones, so that nothing is compiled.
@Suite("The Book's transcripts", .blocking)
struct BookTranscriptTests {
  static let files = [
    "Package.swift": "",
    "programs/Greeter": """
    #!/bin/sh
    echo "Hello, $1!"
    echo "took 0.4 s"
    exit ${2:-0}

    """,
    "programs/Server": """
    #!/bin/sh
    echo $$ >running
    echo "Listening on port 80"
    exec tail -f /dev/null

    """,
    "Sources/Chapter1-A/Chapter1/main.swift": "", "Exercises/Chapter1/1.1-A.swift": "task 1\n",
    "Exercises/Chapter1/1.2-B.swift": "task 2\n", "Solutions/Chapter1/1.1-A.swift": "answer 1\n",
  ]

  func problems(
    _ text: String, timeout: Duration = .seconds(60),
    after check: (Workspace) throws -> Void = { _ in }
  ) throws -> [Problem] {
    try withWorkspace(Self.files) { workspace throws in
      let problems = try Transcripts(
        course: Course(discoveredIn: workspace),
        programs: workspace.url("programs"), scratchPath: ".build/workshop", runner: .forTests(),
        pages: [BookPage(path: "Book/01-A.md", text: text)], report: { _ in }, timeout: timeout
      ).problems()
      try check(workspace)
      return problems
    }
  }

  func block(_ lines: String...) -> String {
    (["```console"] + lines + ["```", ""]).joined(separator: "\n")
  }

  @Test("a transcript that is what the commands print is in order")
  func inOrder() throws {
    let text = block(
      "$ swift run Greeter World", "Hello, World!", "took … s", "",
      "$ swift run Greeter You 3 | tail -n 1 && echo done", "took 0.4 s", "done",
      "$ NAME=Me; \\", "> swift run Greeter \"$NAME\"", "…", "$ swift run Greeter Me 64", "…",
      "$ echo $?",
      "64", "$ printf 'a\\nb\\nc\\n'", "a", "…", "c")
    #expect(try problems(text).isEmpty)
  }

  @Test("a transcript that differs is named by line, with the output to paste")
  func differing() throws {
    let problems = try problems(
      block("$ echo a", "a", "$ swift run Greeter World", "Hello, Word!", "…"))
    #expect(problems.map(\.line) == [5])
    let message = try #require(problems.first?.message)
    #expect(message.contains("Expected `Hello, Word!`, found `Hello, World!`."))
    #expect(
      message.hasSuffix(
        "The whole output is:\n    $ echo a\n    a\n    $ swift run Greeter World\n    Hello, World!\n    took 0.4 s"
      ))
  }

  @Test("a code other than 0 must be announced or shown")
  func codes() throws {
    #expect(try problems(block("$ swift run Greeter A 64", "…")).map(\.line) == [2])
    let announced = "<!-- exit code: 64 -->\n" + block("$ swift run Greeter A 64", "…")
    #expect(try problems(announced).isEmpty)
    #expect(try problems(announced.replacing("A 64", with: "A 1")).count == 1)
    #expect(try problems(announced.replacing(" A 64", with: "")).count == 1)
    #expect(try problems(block("$ false", "$ true", "$ echo $?", "0")).map(\.line) == [2])
  }

  @Test("a block that hangs is reported, with what it has printed")
  func hanging() throws {
    let text = block("$ echo a; exec tail -f /dev/null", "$ echo b", "b")
    let problems = try problems(text, timeout: .milliseconds(300))
    #expect(problems.map(\.line) == [1])
    #expect(problems.first?.message.contains("didn't end by itself") == true)
  }

  @Test("a program runs beside a block and is gone afterwards")
  func background() throws {
    let text =
      "<!-- while running: swift run Server -->\n" + block("$ ls running", "running", "$ false")
    let problems = try problems(text) { workspace in
      let process = try #require(pid_t(try workspace.text("running").trimmed))
      #expect(kill(process, 0) != 0)
    }
    #expect(problems.map(\.line) == [5])
  }

  @Test("answers are the exercises, with some of them solved")
  func answers() throws {
    let text =
      "<!-- answers: 1.1 -->\n" + block("$ cat $ANSWERS/Chapter1/*.swift", "answer 1", "task 2")
    #expect(try problems(text).isEmpty)
    #expect(try problems(text.replacing("1.1 -->", with: "1.1, 1.7 -->")).count == 1)
  }

  @Test(
    "a block that cannot be run is a problem",
    arguments: [
      "```console\n```\n", "```console\nHello\n```\n", "```console\nHello\n$ echo a\na\n```\n",
      "```console\n$ ANSWERS=Solutions swift run maintain book\n```\n",
    ])
  func flaws(text: String) throws {
    #expect(try problems(text).count == 1)
  }
}
