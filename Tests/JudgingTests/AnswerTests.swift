import Foundation
import Testing

@testable import WorkshopKit

@Suite("A sheet of answers")
struct AnswerSheetTests {
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")

  @Test("a sheet laid right after another one is newer by more than a second")
  func dates() throws {
    try withWorkspace(["a.swift": "let a = 1", "b.swift": "let a = 2"]) { workspace in
      let laid = workspace.url(AnswerSheet.path(of: exercise))
      let dates = try ["a.swift", "b.swift", "a.swift"].map { file in
        try AnswerSheet([exercise]) { _ in file }.lay(in: workspace)
        let attributes = try FileManager.default.attributesOfItem(atPath: laid.path)
        return try #require(attributes[.modificationDate] as? Date)
      }
      #expect(dates[1] > dates[0].addingTimeInterval(1))
      #expect(dates[2] > dates[1].addingTimeInterval(1))
    }
  }

  @Test("what did not change is not written, and what is not on the sheet goes")
  func unchanged() throws {
    try withWorkspace(["a.swift": "let a = 1", "old/x.swift": ""]) { workspace in
      let laid = workspace.url(AnswerSheet.path(of: exercise))
      let stray = laid.deletingLastPathComponent().appendingPathComponent("1.2-Two.swift")
      try AnswerSheet([exercise]) { _ in "a.swift" }.lay(in: workspace)
      let date = try FileManager.default.attributesOfItem(atPath: laid.path)[.modificationDate]
      try Data().write(to: stray)
      try AnswerSheet([exercise]) { _ in "a.swift" }.lay(in: workspace)
      let later = try FileManager.default.attributesOfItem(atPath: laid.path)[.modificationDate]
      #expect(date as? Date == later as? Date)
      #expect(!FileManager.default.fileExists(atPath: stray.path))
    }
  }

  @Test("a wrong attempt is completed with what the task gives, other answers are whole")
  func given() throws {
    let attempt = "\(exercise.attempts)/x.swift"
    try withWorkspace([
      exercise.task: "// MARK: - Given\nlet g = 1\n// MARK: - Yours\nlet y = 1\n",
      attempt: "let y = 2\n",
      "other.swift": "let y = 3\n",
    ]) { workspace in
      let texts = try [attempt, "other.swift"].map { file in
        try AnswerSheet([exercise]) { _ in file }.lay(in: workspace)
        return try workspace.text(AnswerSheet.path(of: exercise))
      }
      #expect(texts == ["// MARK: - Given\nlet g = 1\nlet y = 2\n", "let y = 3\n"])
    }
  }
}
