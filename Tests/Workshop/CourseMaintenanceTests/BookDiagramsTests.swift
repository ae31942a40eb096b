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

  static let composed = [
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "P",
      targets: [
        .executableTarget(
          name: "Chapter1", dependencies: ["ShopData", "ShopUI"], path: "Sources/Chapter1-A/Chapter1"),
        .target(name: "ShopData", path: "Sources/Chapter1-A/ShopData"),
        .target(name: "ShopUI", path: "Sources/Chapter1-A/ShopUI"),
      ])
    """,
    "Sources/Chapter1-A/Chapter1/Root.swift": """
    @main enum Program { static func main() { _ = Root(Settings()) } }
    struct Settings {}
    final class Root {
      init(_ settings: Settings) {}
      var screen: ShopScreen { ShopScreen(shops: StoredShops()) }
    }
    """,
    "Sources/Chapter1-A/ShopData/StoredShops.swift": """
    package struct StoredShops {}
    package struct OtherShops {}
    // OtherShops() is made by nobody.
    """,
    "Sources/Chapter1-A/ShopUI/ShopScreen.swift": """
    package struct ShopScreen {
      let grid = Grid()
    }
    struct Grid {}
    """,
    "Sources/Chapter1-A/ShopUI/Previews/ShopPreviews.swift":
      "enum ShopPreviews { static var shop: ShopScreen { ShopScreen(shops: 0) } }",
    "Book/01-A.md": "<!-- creation graph: 1 -->\n```mermaid\n```\n",
  ]

  private func creations(_ files: [String: String]) throws -> String {
    try withWorkspace(Self.composed.merging(files) { $1 }) { workspace throws in
      let book = Book(course: Course(discoveredIn: workspace))
      #expect(try book.fix() == ["Book/01-A.md"])
      return try workspace.text("Book/01-A.md")
    }
  }

  @Test("the graph of creations has the objects that the program makes, and no values")
  func creations() throws {
    #expect(
      try creations([:]).contains(
        """
        ```mermaid
        flowchart LR
          Program -.-> Root
          Root -.-> ShopScreen
          Root -.-> StoredShops
        ```
        """))
  }

  @Test("a screen that makes one of the objects by itself has an arrow, too")
  func controlFreak() throws {
    let freak = "package struct ShopScreen {\n  let shops = StoredShops()\n}"
    #expect(
      try creations(["Sources/Chapter1-A/ShopUI/ShopScreen.swift": freak])
        .contains("  ShopScreen -.-> StoredShops\n"))
  }

  @Test("a chapter whose program makes nothing is a problem", arguments: ["9", "all"])
  func nothingIsCreated(scope: String) throws {
    let page = BookPage(
      path: "Book/01-A.md", text: "<!-- creation graph: \(scope) -->\n```mermaid\n```\n")
    let problems = try withWorkspace([:]) {
      try GeneratedBlocks(workspace: $0, graph: .empty(in: $0), pages: [page]).problems()
    }
    #expect(problems.map(\.line) == [2])
  }
}
