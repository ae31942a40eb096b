@testable import CourseModel
import TestSupport
import Testing
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The Book's diagrams", .blocking)
struct BookDiagramsTests {
  static let files = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "P",
      targets: [
        .executableTarget(
          name: "Chapter1", dependencies: ["Places"], path: "Sources/Chapter1-A/Chapter1"),
        .target(name: "Places", path: "Sources/Shared/Places"),
      ])
    """,
    "Sources/Chapter1-A/Chapter1/main.swift": "import Places",
    "Sources/Shared/Places/Places.swift": "",
  ]
  static let listing =
    "<!-- snippet: Sources/Chapter1-A/Chapter1/main.swift -->\n```swift\nimport Places\n```\n"
  static let diagram = """
    <!-- module graph: 1 -->
    ```mermaid
    flowchart TD
      Chapter1([Chapter1])
      Places(Places)
      Chapter1 --> Places
    ```

    """

  @Test("a diagram and a listing that aren't what the sources are get rewritten by fix")
  func fix() throws {
    let inStep = "Text\n\n" + Self.listing + "\n" + Self.diagram
    let page = inStep.replacing("Chapter1 --> Places", with: "Places --> Chapter1")
      .replacing("import Places", with: "old\nolder")
    try withWorkspace(Self.files.merging(["Book/01-A.md": page]) { $1 }) { workspace throws in
      let book = Book(course: Course(discoveredIn: workspace))
      #expect(try book.problems().filter { $0.path == "Book/01-A.md" }.map(\.line) == [5, 14])
      #expect(try book.fix() == ["Book/01-A.md"])
      #expect(try workspace.text("Book/01-A.md") == inStep)
      #expect(try book.problems().isEmpty)
      #expect(try book.fix().isEmpty)
    }
  }

  @Test("a diagram can be limited to some modules; one that the graph hasn't is a problem")
  func someModules() throws {
    func diagram(_ options: String) -> String { "<!-- \(options) -->\n```mermaid\n```\n" }
    let page = """
      \(diagram("module graph: 1\n     modules: Chapter1"))
      \(diagram("module graph: 1\n     modules: Chapter1,\n     modules: Places"))
      """
    try withWorkspace(Self.files.merging(["Book/01-A.md": Self.listing + page]) { $1 }) {
      workspace throws in
      let book = Book(course: Course(discoveredIn: workspace))
      #expect(try book.fix() == ["Book/01-A.md"])
      let text = try workspace.text("Book/01-A.md")
      #expect(text.contains("```mermaid\nflowchart TD\n  Chapter1([Chapter1])\n```"))
      #expect(text.contains("  Places(Places)\n  Chapter1 --> Places\n```"))
    }
    let mistakes =
      diagram("module graph: 1\n     modules: Chapter1, Map") + diagram("modules: Chapter1")
    try withWorkspace(Self.files.merging(["Book/01-A.md": Self.listing + mistakes]) { $1 }) {
      let problems = try Book(course: Course(discoveredIn: $0)).problems()
      #expect(problems.map(\.line) == [7, 10])
      #expect(problems.first?.message.contains("It has Chapter1, Places.") == true)
    }
  }

  @Test("a chapter that is not there, and a diagram of no kind, are problems")
  func unknown() throws {
    let page = BookPage(
      path: "Book/01-A.md",
      text: """
        <!-- module graph: 9 -->
        ```mermaid
        ```
        ```mermaid
        %% a comment
        flowchrt TD
        ```
        ```mermaid
        %% a comment
        sequenceDiagram
        ```
        """)
    let problems = try withWorkspace([:]) {
      try GeneratedBlocks(workspace: $0, graph: .empty(in: $0), pages: [page]).problems()
    }
    #expect(problems.map(\.line) == [2, 4])
  }
}
