import Foundation
import TestSupport
import Testing
import WorkshopTestSupport

@testable import workshop

@Suite("solution asks on a terminal", .blocking)
struct SolutionAtTerminalTests {
  /// Answers the question.
  ///
  /// - Parameter respond: types, or does something else.
  /// - Returns: what was shown after it, and the exit code.
  private func answer(
    _ respond: (TerminalSession) -> Void
  ) async throws -> (text: String, code: Int32) {
    try await withTemporaryFolder { folder in
      let course = folder.appendingPathComponent("course")
      try FileManager.default.copyItem(at: FixtureCourse.folder, to: course)
      let session = try TerminalSession(["solution", "1.2"], in: course)
      try session.wait(for: "1.2 Red at the start is not solved yet.\n")
      try session.wait(for: "Show our answer anyway? [y/N] ")
      respond(session)
      let code = session.exitCode()
      #expect(session.isRestored)
      return (session.text, code)
    }
  }

  @Test("yes shows the difference", arguments: ["y\n", "YES\n"])
  func yes(keys: String) async throws {
    let (text, code) = try await answer { $0.type(keys) }
    #expect(text.contains("+++ Solutions/Chapter1/1.2-Red.swift"))
    #expect(code == 0)
  }

  @Test("anything else shows a way to a hint", arguments: ["\n", "n\n", "yellow\n", "\u{4}"])
  func no(keys: String) async throws {
    let (text, code) = try await answer { $0.type(keys) }
    #expect(!text.contains("+++"))
    #expect(text.contains("Not shown. For a hint: swift run workshop hint 1.2"))
    #expect(code == 1)
  }

  @Test("an interrupt shows nothing")
  func interrupted() async throws {
    let (text, code) = try await answer { kill($0.processID, SIGINT) }
    #expect(!text.contains("+++"))
    #expect(code == 130)
  }
}
