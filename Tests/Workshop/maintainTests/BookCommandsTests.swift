@testable import CourseModel
import Foundation
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport

@testable import maintain

@Suite("The names in the Book's commands", .blocking)
struct BookCommandsTests {
  func problems(with page: String) throws -> [Problem] {
    let json = """
      {"targets": [
        {"name": "Chapter1", "type": "executable", "dependencies": []},
        {"name": "workshop", "type": "executable", "dependencies": []},
        {"name": "Places", "type": "regular", "dependencies": []},
        {"name": "PlacesTests", "type": "test", "dependencies": []}]}
      """
    let files = [
      "Sources/Chapter1-ControlFreak/Chapter1/main.swift": "", "Solutions/Chapter1/1.2-A.swift": "",
    ]
    return try withWorkspace(files) {
      CommandReferences(
        course: Course(discoveredIn: $0), manifest: try Manifest(json: Data(json.utf8)),
        pages: [BookPage(path: "README.md", text: page)]
      ).problems()
    }
  }

  static let good = [
    "swift run Chapter1 --help", "swift run -c release Chapter1 | head",
    "swift run --traits SQLite Chapter1", "swift test --filter Chapter1",
    "swift test --filter PlacesTests.Exercise1_2", "CHAPTER=1.2 swift test", "swift run NAME",
    "swift run <name>", "swift test --filter …", "swift run workshop check 1.2", "swift run",
  ]
  static let bad = [
    "swift run Chapter9", "swift run Places", "swift run -c release Chapter9",
    "swift test --filter Chapter2", "swift test --filter Exercise1_3", "CHAPTER=1.3 swift test",
    "swift run workshop hint 1.3",
  ]

  @Test("names that exist, and placeholders, are no problem", arguments: good)
  func exists(command: String) throws {
    #expect(try problems(with: "```sh\n\(command)\n```\n").isEmpty)
  }

  @Test("names that do not exist are problems, in blocks and in prose", arguments: bad)
  func doesNotExist(command: String) throws {
    #expect(try problems(with: "```sh\ncd x\n\(command)\n```\n").map(\.line) == [3])
    #expect(try problems(with: "```console\n$ \(command)\n\(command)\n```\n").map(\.line) == [2])
    #expect(try problems(with: "Type `\(command)` now.").map(\.line) == [1])
    #expect(try problems(with: "```text\n\(command)\n```\n").isEmpty)
  }
}
