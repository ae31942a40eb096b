@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
import Testing
@testable import Toolchain
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

  @Test("the matcher finds the compiler's errors in a verdict, in a narrow window, too")
  func matcher() throws {
    let error = Diagnostic(
      path: "Exercises/Chapter1/1.2-Two.swift", line: 7, column: 3, message: "no such thing")
    let exercise = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")
    let verdict = VerdictText(exercise: exercise, title: "1.2 Two").lines(.doesNotCompile([error]))
    let written = CallRecorder<String>()
    Terminal.scripted(output: written, columns: 40).wrapping(atMost: 100).draw(Screen(verdict))
    let lines = written.calls.joined().split(separator: "\n").map(String.init)
    let tasks = try #require(try json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
    let matchers = tasks.compactMap { $0["problemMatcher"] as? [String: Any] }
    #expect(matchers.count == 3)
    for matcher in matchers {
      let pattern = try #require(matcher["pattern"] as? [String: Any])
      let text = try #require(pattern["regexp"] as? String)
      let match = try #require(try lines.compactMap(Regex(text).wholeMatch).first)
      func part(_ name: String) -> String? {
        (pattern[name] as? Int).flatMap { match.output[$0].substring }.map(String.init)
      }
      #expect(
        ["file", "line", "column", "severity", "message"].map(part)
          == ["Exercises/Chapter1/1.2-Two.swift", "7", "3", "error", "no such thing"])
    }
  }

  @Test("the task that watches finds a check's start and end, and its lines aren't cut to a page")
  func watching() throws {
    let tasks = try #require(try json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
    let watch = try #require(tasks.first { $0["label"] as? String == "Workshop: watch" })
    #expect(watch["command"] as? String == "swift run workshop watch --plain")
    let matcher = try #require(watch["problemMatcher"] as? [String: Any])
    let background = try #require(matcher["background"] as? [String: Any])
    let begin = try Regex(try #require(background["beginsPattern"] as? String))
    let end = try Regex(try #require(background["endsPattern"] as? String))
    for line in ["1.1 Number one (easy), 12:34:56", "1.2 saved 12:34:56", "1.2 again at 12:34:56"] {
      #expect(line.firstMatch(of: begin) != nil)
    }
    #expect("1.1 Number one: red".firstMatch(of: begin) == nil)
    for line in ["Waiting for a save.", WatchKey.line(isSolved: true).text] {
      #expect(line.firstMatch(of: end) != nil)
    }
  }
}
