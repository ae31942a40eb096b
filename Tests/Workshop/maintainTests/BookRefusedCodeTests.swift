import TestSupport
import Testing
import WorkshopTestSupport

@testable import maintain

@Suite("The Book's code that must not compile", .blocking)
struct BookRefusedCodeTests {
  static let source = """
    import Foundation

    // snippet.database
    struct Database { let url: URL }
    // snippet.screen
    struct Screen {
      let database: Database
    }
    // snippet.end

    """
  static let code = "let screen = Screen()\n"
  static let diagnostic = "missing argument for parameter 'database' in call"

  func problems(_ comment: String, _ code: String = code) throws -> [Problem] {
    let page = BookPage(path: "Book/01-A.md", text: "<!--\n\(comment)\n-->\n```swift\n\(code)```\n")
    return try withWorkspace(["Sources/A.swift": Self.source]) {
      try CompileFailTests(
        workspace: $0, toolchain: try .checkingTypes(in: $0), pages: [page], report: { _ in }
      ).problems()
    }
  }

  static let context = "after: Sources/A.swift#database\nafter: Sources/A.swift#screen"

  @Test("code that gives the diagnostic that the page quotes is in order")
  func inOrder() throws {
    #expect(try problems("does not compile: \(Self.diagnostic)\n\(Self.context)").isEmpty)
    #expect(try problems("does not compile: missing … in call\n\(Self.context)").isEmpty)
  }

  @Test("code that compiles is a problem")
  func compiles() throws {
    let problems = try problems("does not compile: \(Self.diagnostic)", "let a = 1\n")
    #expect(problems.map(\.line) == [4])
    #expect(problems.first?.message.contains("This code compiles") == true)
  }

  @Test("each diagnostic must be quoted, and none that the compiler doesn't give")
  func several() throws {
    let code = "let a = b\nlet c: Int = \"\"\n"
    let one = "does not compile: cannot find 'b' in scope"
    let two = "\(one)\ndoes not compile: cannot convert value of type … to specified type 'Int'"
    #expect(try problems(two, code).isEmpty)
    #expect(try problems(two, "let a = b\n").map(\.line) == [5])
    let unquoted = try problems(one, code)
    #expect(unquoted.map(\.line) == [6])
    #expect(unquoted.first?.message.contains("The compiler also says: Book/01-A.md:6:14:") == true)
  }

  @Test("context that does not compile by itself, or is not there, is a problem")
  func context() throws {
    let comment = "does not compile: \(Self.diagnostic)\nafter: Sources/A.swift#screen"
    let problems = try problems(comment)
    let message = problems.last?.message ?? ""
    #expect(
      message.contains("Sources/A.swift:7:17: error: cannot find type 'Database'"), "\(problems)")
    #expect(
      try self.problems(comment + "s").first?.message.contains("It has database, screen.") == true)
  }
}
