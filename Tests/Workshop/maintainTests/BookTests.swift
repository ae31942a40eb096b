@testable import CourseModel
import Foundation
import Synchronization
import TestSupport
import Testing
import WorkshopTestSupport

@testable import maintain

@Suite("The whole Book", .blocking)
struct BookTests {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let chapter = "Sources/Chapter1-A"
    let package = Package(
      name: "P",
      targets: [
        .executableTarget(
          name: "Chapter1", dependencies: ["Places"], path: "\\(chapter)/Chapter1"),
        .target(name: "Places", path: "\\(chapter)/Places"),
      ],
      swiftLanguageModes: [.v6])
    """,
    "Sources/Chapter1-A/Chapter1/main.swift": """
    import Places

    // snippet.greeting
    print("Hello from", Place(name: "Aarhus").name)
    // snippet.end

    """,
    "Sources/Chapter1-A/Places/Place.swift": """
    package struct Place {
      package let name: String
      package init(name: String) { self.name = name }
    }

    """,
    "README.md":
      "# Start\n\nRead [the first chapter](Book/01-A.md#the-code), then `swift run Chapter1`.\n",
    "Book/01-A.md": """
    # A

    ## The code

    <!-- snippet: Sources/Chapter1-A/Chapter1/main.swift#greeting -->
    ```swift
    print("Hello from", Place(name: "Aarhus").name)
    ```

    ```console
    $ swift run Chapter1
    Hello from Aarhus
    ```

    <!-- does not compile: missing argument for parameter 'name' in call -->
    ```swift
    import Places

    let place = Place()
    ```

    <!-- module graph: 1
         modules: Chapter1, Places -->
    ```mermaid
    flowchart TD
      Chapter1([Chapter1])
      Places(Places)
      Chapter1 --> Places
    ```

    """,
  ]

  @Test("a page in step has no problems; of the others, what needs no run is checked, too")
  func inStep() throws {
    let reports = Mutex<[String]>([])
    let other = "# B\n\n[x](nowhere.md)\n\n```console\n$ false\nnothing\n```\n"
    let problems = try withWorkspace(Self.files.merging(["Book/02-B.md": other]) { $1 }) {
      let book = Book(course: Course(discoveredIn: $0)) { line in
        reports.withLock { $0.append(line) }
      }
      return try book.problems() + book.problems(byRunning: book.pages().filter { $0.chapter == 1 })
    }
    #expect(problems.map { "\($0.path):\($0.line ?? 0)" } == ["Book/02-B.md:3"])
    #expect(reports.withLock { $0 }.contains("Book/01-A.md:10: $ swift run Chapter1"))
  }

  @Test("a listing and a diagram that aren't what the sources are get rewritten; the rest stays")
  func fix() throws {
    let inStep = try #require(Self.files["Book/01-A.md"])
    let page = inStep.replacing("print(\"Hello from\"", with: "old\nolder(")
      .replacing("Chapter1 --> Places", with: "Places --> Chapter1")
    try withWorkspace(Self.files.merging(["Book/01-A.md": page]) { $1 }) { workspace throws in
      let book = Book(course: Course(discoveredIn: workspace))
      #expect(try book.fix() == ["Book/01-A.md"])
      #expect(try workspace.text("Book/01-A.md") == inStep)
      #expect(try book.fix() == [])
    }
  }

  @Test("a workspace that does not build is a problem")
  func broken() throws {
    let changes = ["Sources/Chapter1-A/Places/Place.swift": "nonsense"]
    let problems = try withWorkspace(Self.files.merging(changes) { $1 }) {
      let book = Book(course: Course(discoveredIn: $0))
      return try book.problems(byRunning: book.pages())
    }
    #expect(problems.map(\.path) == ["Package.swift"])
    #expect(problems.first?.message.contains("nonsense") == true)
  }
}
