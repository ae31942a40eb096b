@testable import CourseModel
import Foundation
import Synchronization
import TestSupport
import Testing
import Toolchain
import WorkshopTestSupport

@testable import CourseMaintenance

@Suite("The mutation check")
struct MutationCheckTests {
  /// What the check finds about one exercise of the fixture course.
  func findings(
    _ number: String, equivalent: String? = nil
  ) throws -> MutationCheck.Findings {
    try FixtureCourse.withCopy { workspace in
      let course = Course(discoveredIn: workspace)
      let exercise = try #require(ExerciseID(number).flatMap(course.exercise))
      let solution = try workspace.text(exercise.solution)
      if !solution.contains("MARK: - Yours") {
        let marked = solution.replacing("\nfunc", with: "\n// MARK: - Yours\n\nfunc")
        try Data(marked.utf8).write(to: workspace.url(exercise.solution))
      }
      if let equivalent {
        let file = workspace.url("\(exercise.attempts)/equivalent-mutants.txt")
        try Data(equivalent.utf8).write(to: file)
      }
      let found = Mutex<[MutationCheck.Findings]>([])
      try MutationCheck(
        workspace: workspace, exercises: [exercise],
        toolchain: FixtureReader(workspace).toolchain
      ).run { findings in found.withLock { $0.append(findings) } }
      let all = found.withLock(\.self)
      #expect(all.count == 1)
      return try #require(all.first)
    }
  }

  @Test("a mutant that fails a test is killed, with the test's sentence", .blocking)
  func killed() throws {
    let findings = try findings("1.2")
    #expect(findings.problems.isEmpty)
    #expect(
      findings.outcomes.first { $0.mutant.key.added == ["8"] }?.outcome
        == .killed(test: "it is seven", sentence: "red() must be seven."))
  }

  static let entry = "# number literal: The tests of 2.1 are lax.\n"

  @Test("a mutant that passes all tests survives, and is named with its line", .blocking)
  func survived() throws {
    let findings = try findings("2.1")
    #expect(findings.problems.map(\.path).allSatisfy { $0.hasSuffix("2.1-Lax.swift") })
    #expect(findings.problems.map(\.line) == [14, 14])
    #expect(
      findings.problems.first?.message == """
        No test notices this:
            # number literal:
            - 7
            + 8
        """)
  }

  @Test("one that is listed with a reason is equivalent", .blocking)
  func equivalent() throws {
    let findings = try findings(
      "2.1", equivalent: "\(Self.entry)- 7\n+ 8\n\n\(Self.entry)- 7\n+ 6\n")
    #expect(findings.problems.isEmpty)
    #expect(findings.count { $0 == .equivalent } == 2)
  }

  @Test(
    "an entry is stale if no such mutant is left, or if a test kills it", .blocking,
    arguments: [
      ("2.1", "- 7\n+ 8\n\n\(Self.entry)- 7\n+ 6\n\n\(Self.entry)- 12\n+ 13\n", 9),
      ("1.2", "- 7\n+ 8\n", 1),
    ])
  func stale(number: String, entry: String, line: Int) throws {
    let problems = try findings(number, equivalent: Self.entry + entry).problems
    #expect(problems.map(\.line) == [line])
    #expect(problems.first?.path.hasSuffix("equivalent-mutants.txt") == true)
    #expect(problems.first?.message.hasPrefix("No mutant that survives") == true)
  }

  @Test(
    "an entry that can't be read is a problem", .blocking,
    arguments: [
      "# number literal\n- 7\n+ 8\n", "# no operator: x\n- 7\n+ 8\n", "# number literal: x\n",
      "# number literal: x\n7\n", "- 7\n+ 8\n",
    ])
  func unreadable(text: String) throws {
    let problems = try findings("1.2", equivalent: text).problems
    #expect(problems.map(\.line) == [1])
    #expect(problems.first?.message.hasPrefix("An entry is a line") == true)
  }
}
