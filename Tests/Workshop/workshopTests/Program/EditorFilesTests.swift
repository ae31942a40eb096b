import Foundation
import TestSupport
import Testing

@testable import workshop

@Suite("The files for editors")
struct EditorFilesTests {
  private func json(_ path: String) throws -> [String: Any] {
    let data = try Data(contentsOf: workspaceRoot.appendingPathComponent(path))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  @Test("the tasks run commands that there are")
  func tasks() throws {
    let tasks = try #require(try json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
    let commands = tasks.compactMap { $0["command"] as? String }
    #expect(commands.count == tasks.count)
    let known = WorkshopCommand.commands.map(\.name)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      try #require(words.count >= 3 && words.prefix(2) == ["swift", "run"], "\(command)")
      guard words[2] == "workshop" else {
        #expect(words[2].hasPrefix("Chapter"), "\(command) runs a demo or the workshop.")
        continue
      }
      #expect(words.count == 3 || known.contains(words[3]), "\(command)")
    }
  }

  @Test("the matcher finds the compiler's errors in a verdict")
  func matcher() throws {
    let tasks = try #require(try json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
    let matchers = tasks.compactMap { $0["problemMatcher"] as? [String: Any] }
    #expect(matchers.count == 3)
    for matcher in matchers {
      let pattern = try #require(matcher["pattern"] as? [String: Any])
      let text = try #require(pattern["regexp"] as? String)
      let line = "  Exercises/Chapter1/1.2-Two.swift:7:3: error: no such thing"
      let match = try #require(try Regex(text).wholeMatch(in: line))
      func part(_ name: String) -> String? {
        (pattern[name] as? Int).flatMap { match.output[$0].substring }.map(String.init)
      }
      #expect(
        ["file", "line", "column", "severity", "message"].map(part)
          == ["Exercises/Chapter1/1.2-Two.swift", "7", "3", "error", "no such thing"])
    }
  }

  @Test("the other files are JSON, and name the extension and the image")
  func others() throws {
    let extensions = try json(".vscode/extensions.json")["recommendations"] as? [String]
    #expect(extensions == ["swiftlang.swift-vscode"])
    let container = try json(".devcontainer/devcontainer.json")
    #expect((container["image"] as? String)?.hasPrefix("swift:6.") == true)
  }
}
