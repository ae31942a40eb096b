import Foundation
import TestSupport
import Testing

@testable import WorkshopKit

/// The verdicts and the verification, tried on a tiny course that has one of each:
/// an exercise that passes, one that is red, one that does not compile, one that crashes,
/// one that never ends, one with a wrong answer that is wrongly accepted, one incomplete.
@Suite("The fixture course", .serialized, .blocking)
struct FixtureTests {
  let workspace: Workspace
  let course: Course

  init() throws {
    workspace = try Self.copy.get()
    course = Course(discoveredIn: workspace)
  }

  /// One copy for the whole run, so that it is built from nothing only once.
  private static let copy = Result { try copyOfFixture() }

  static func copyOfFixture() throws -> Workspace {
    let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixture")
    return Workspace(root: try copyForTheRun(of: fixture))
  }

  func exercise(_ id: String) throws -> Exercise {
    try #require(ExerciseID(id).flatMap(course.exercise))
  }

  @Test("each exercise of a chapter gets the verdict that it deserves")
  func verdicts() throws {
    let chapter = try #require(course.chapters.first)
    let judge = Judge(workspace, chapter: nil, timeout: .seconds(3))
    let verdicts = try judge.verdicts(
      on: AnswerSheet(course.exercises, file: \.task), for: chapter.exercises)

    #expect(verdicts[try exercise("1.1")] == .solved(tests: 2))
    guard case .red(let failures, passed: 1) = verdicts[try exercise("1.2")] else {
      Issue.record("1.2 must be red, but is \(String(describing: verdicts[try exercise("1.2")]))")
      return
    }
    let failure = try #require(failures.first)
    #expect(failures.count == 1)
    #expect(failure.test == "it is seven")
    #expect(failure.sentences == ["red() must be seven."])
    #expect(failure.reading == "Read: Book/01-First.md, \"Seven\"")
    #expect(failure.place == "1.2-RedTests.swift:10")
    guard case .doesNotCompile(let errors) = verdicts[try exercise("1.3")] else {
      Issue.record("1.3 must not compile")
      return
    }
    #expect(errors.map(\.path) == ["Exercises/Chapter1/1.3-Broken.swift"])
    #expect(
      errors.map(\.message) == [
        "cannot convert return expression of type 'String' to return type 'Int'"
      ])
    #expect(
      verdicts[try exercise("1.4")]
        == .crashed(test: "it is seven", message: "Fatal error: the stub traps (1.4-Crash.swift:9)")
    )
    #expect(
      verdicts[try exercise("1.5")] == .endless(test: "it is seven", limit: .time(.seconds(3))))
  }

  @Test("a declaration that the tests need and that is gone is told apart")
  func seamGone() throws {
    let red = try exercise("1.2")
    let file = "Tests/Attempts/Chapter1/renamed.swift"
    try Data("func rot() -> Int { 7 }\n".utf8).write(to: workspace.url(file))
    defer { try? FileManager.default.removeItem(at: workspace.url(file)) }
    var sheet = AnswerSheet(course.exercises, file: \.solution)
    sheet.files[red] = file
    let verdicts = try Judge(workspace, chapter: nil).verdicts(on: sheet)

    guard case .seamGone(let errors) = verdicts[red] else {
      Issue.record("1.2 must miss a declaration, but is \(String(describing: verdicts[red]))")
      return
    }
    #expect(errors.map(\.message) == ["cannot find 'red' in scope"])
    #expect(verdicts.filter { $0.key != red }.values.allSatisfy { $0.isSolved })
  }

  @Test("an error in a wrong answer is told with the answer's own file and line")
  func errorInAnAttempt() throws {
    let red = try exercise("1.2")
    let file = "\(red.attempts)/mistyped.swift"
    try Data("// Wrong: x\nfunc red() -> Int { perfet }\n".utf8).write(to: workspace.url(file))
    defer { try? FileManager.default.removeItem(at: workspace.url(file)) }
    var sheet = AnswerSheet(course.exercises, file: \.solution)
    sheet.files[red] = file
    let verdicts = try Judge(workspace, chapter: nil).verdicts(on: sheet, for: [red])

    guard case .doesNotCompile(let errors) = verdicts[red] else {
      Issue.record("1.2 must not compile, but is \(String(describing: verdicts[red]))")
      return
    }
    #expect(errors.map { "\($0.path):\($0.line)" } == ["\(file):2"])
  }

  @Test("one exercise is judged without its neighbours, which need not even compile")
  func alone() throws {
    let (red, broken) = (try exercise("1.2"), try exercise("1.3"))
    let chapter = try #require(course.chapters.first)
    let sheet = AnswerSheet(chapter.exercises, file: \.task)
    let verdicts = try Judge(workspace, chapter: 1).verdicts(on: sheet, for: [red])

    #expect(verdicts.count == 1)
    guard case .red = verdicts[red] else {
      Issue.record("1.2 must be red, but is \(String(describing: verdicts[red]))")
      return
    }
    // Nothing had to stand in for the neighbour that does not compile.
    #expect(
      try workspace.text(AnswerSheet.path(of: broken)) == (try workspace.text(broken.task)))
  }

  @Test("a file that is missing or is not UTF-8 is told apart")
  func unreadable() throws {
    let (red, passes) = (try exercise("1.2"), try exercise("1.1"))
    let file = "Tests/Attempts/Chapter1/latin.swift"
    try Data([0x2f, 0x2f, 0xe6, 0x0a]).write(to: workspace.url(file))
    defer { try? FileManager.default.removeItem(at: workspace.url(file)) }
    var sheet = AnswerSheet(course.exercises, file: \.solution)
    sheet.files[red] = "Exercises/Chapter1/gone.swift"
    sheet.files[passes] = file
    let verdicts = try Judge(workspace, chapter: nil).verdicts(on: sheet)

    #expect(verdicts[red] == .unreadable(.missing("Exercises/Chapter1/gone.swift")))
    #expect(verdicts[passes] == .unreadable(.notUTF8(file)))
    #expect(verdicts.values.count(where: \.isSolved) == course.exercises.count - 2)
  }

  @Test("without reference answers a compile error is still told, and the others are not tested")
  func noStandIn() throws {
    let broken = try exercise("1.3")
    let (solution, aside) = (workspace.url(broken.solution), workspace.url("aside.swift"))
    try FileManager.default.moveItem(at: solution, to: aside)
    defer { try? FileManager.default.moveItem(at: aside, to: solution) }
    var sheet = AnswerSheet(course.exercises, file: \.solution)
    sheet.files[broken] = broken.task
    let verdicts = try Judge(workspace, chapter: nil).verdicts(on: sheet)

    guard case .doesNotCompile = verdicts[broken] else {
      Issue.record("1.3 must not compile, but is \(String(describing: verdicts[broken]))")
      return
    }
    let others = verdicts.filter { $0.key != broken }.values
    #expect(others.count == course.exercises.count - 1)
    #expect(others.allSatisfy { if case .notRun = $0 { true } else { false } })
  }

  @Test("the verification finds exactly what is wrong with the course")
  func verification() throws {
    var problems: [String: [String]] = [:]
    try Verification(of: course, timeout: .seconds(3)).run { finding in
      problems[finding.step] = finding.problems.map {
        "\($0.path): \($0.message.split(separator: "\n").first ?? "")"
      }
    }
    #expect(
      problems["pieces"] == [
        "Exercises/Chapter2/2.2-Incomplete.swift: Mark what is to be done: // TODO: 2.2",
        "Solutions/Chapter2/2.2-Incomplete.swift: What is given (from MARK: - Given to MARK: - "
          + "Yours) differs from the task's.",
        "Exercises/Chapter2/Hints.md: 2.2 has 1 hints; it needs three: a nudge, where to look, "
          + "almost the answer.",
        "Tests/Attempts/Chapter2/2.2: 2.2 has 1 wrong answers; it needs at least two.",
      ])
    #expect(
      problems["at the start"] == [
        "Exercises/Chapter1/1.1-Passes.swift: Its tests pass before anything has been solved.",
        "Exercises/Chapter1/1.3-Broken.swift: At the start it must be red. It does not compile:",
        "Exercises/Chapter1/1.4-Crash.swift: At the start it must be red. \"it is seven\" "
          + "crashed: Fatal error: the stub traps (1.4-Crash.swift:9)",
        "Exercises/Chapter1/1.5-Endless.swift: At the start it must be red. \"it is seven\" did "
          + "not end within 3 s.",
      ])
    #expect(problems["reference answers"] == [])
    #expect(
      problems["wrong answers"] == [
        "Tests/Attempts/Chapter2/2.1/eight.swift: This wrong answer passes all tests. Find what "
          + "tells it apart.",
        "Tests/Attempts/Chapter2/2.1/none.swift: It is rejected, but not with: lax() must be "
          + "twelve.",
      ])
  }
}
