import Foundation
import Testing

@testable import WorkshopKit

/// Building again without the package manager, on the same copy of the fixture course.
extension FixtureTests {
  /// Lays an answer of 1.2 and builds it alone.
  ///
  /// - Parameters:
  ///   - answer: what it says.
  ///   - hasManager: whether there is a `swift` to call, which a build again does without.
  ///   - other: an exercise that is missing beside it.
  private func build(
    _ answer: String, hasManager: Bool, without other: String? = nil
  ) throws -> (result: Builder.Result, builder: Builder) {
    let red = try exercise("1.2")
    let file = "Answer.swift"
    try Data(answer.utf8).write(to: workspace.url(file))
    defer { try? FileManager.default.removeItem(at: workspace.url(file)) }
    let first = course.exercises.filter { $0.id.chapter == 1 && $0.id.description != other }
    try AnswerSheet(first) { $0 == red ? file : $0.solution }.lay(in: workspace)
    var builder = Builder(workspace: workspace, chapter: 1, exercise: red.id)
    if !hasManager { builder.swift = "/nowhere/swift" }
    return (try builder.build(), builder)
  }

  /// The verdict on what has been built.
  private func verdict(_ builder: Builder) throws -> Verdict? {
    let red = try exercise("1.2")
    let runner = TestRunner(builder, timeout: .seconds(3), collectsOutput: false)
    return try runner.verdicts(of: [red])[red]
  }

  private func number(_ number: Int) -> String { "public func red() -> Int { \(number) }\n" }

  @Test("after a build, other answers are built without the package manager")
  func rebuilds() throws {
    _ = try build(number(0), hasManager: true)
    for (answer, isSolved) in [(7, true), (8, false), (7, true)] {
      let (result, builder) = try build(number(answer), hasManager: false)
      guard case .built = result else {
        Issue.record("\(answer) must be built.")
        return
      }
      #expect(try verdict(builder)?.isSolved == isSolved, "\(answer)")
    }
    // One that does not compile leaves everything in place for the next.
    let (broken, _) = try build("public func red() -> Int { \"\" }\n", hasManager: false)
    guard case .failed(let errors, _) = broken else {
      Issue.record("A text is no number.")
      return
    }
    #expect(errors.map(\.path) == [AnswerSheet.path(of: try exercise("1.2"))])
    let (mended, builder) = try build(number(7), hasManager: false)
    guard case .built = mended else {
      Issue.record("The mended answer must be built.")
      return
    }
    #expect(try verdict(builder)?.isSolved == true)
  }

  @Test("a copy of the folder does not build the original's answers")
  func copied() throws {
    _ = try build(number(7), hasManager: true)
    try withWorkspace(["Package.swift": try workspace.text("Package.swift")]) { copy in
      try FileManager.default.createDirectory(
        at: copy.url(".build/workshop"), withIntermediateDirectories: true)
      for path in [".build/workshop/rebuild.json", AnswerSheet.folder] {
        try FileManager.default.copyItem(at: workspace.url(path), to: copy.url(path))
      }
      var builder = Builder(
        workspace: copy, chapter: 1, exercise: try exercise("1.2").id)
      builder.swift = "/nowhere/swift"
      #expect(throws: CommandError.self) { _ = try builder.build() }
    }
  }

  @Test(
    "the package manager builds what is not the answer's own matter", arguments: Change.allCases)
  func leavesToManager(_ change: Change) throws {
    // The first change finds nothing kept, and the others what the one before has put back.
    if !workspace.fileExists(kept) { _ = try build(number(0), hasManager: true) }
    // It goes without the package manager before the change, and not after it.
    _ = try build(number(0), hasManager: false)
    let before = try Data(contentsOf: workspace.url(kept))
    try change.during(in: workspace) {
      #expect(throws: CommandError.self) {
        try build(
          change == .declaration ? "\n" : number(6), hasManager: false,
          without: change == .answers ? "1.5" : nil)
      }
    }
    if change.isUndone { try before.write(to: workspace.url(kept)) }
  }

  private var kept: String { ".build/workshop/rebuild.json" }

  /// What may differ from the last build, apart from what an answer says.
  enum Change: String, CaseIterable {
    case test = "Tests/Chapter1Tests/1.2-RedTests.swift"
    case library = "Tests/Support/Lesson.swift"
    case manifest = "Package.swift"
    case newFile = "Tests/Support/New.swift"
    case newFileInNewFolder = "Tests/Support/Folder/New.swift"
    case product = ".build/workshop/debug/Modules/Support.swiftmodule"
    case toolchain = ".swift-version"
    /// The tests no longer compile, and whose fault that is takes a build to tell.
    case declaration = ""
    /// There are fewer answers, or more.
    case answers = " "

    /// Whether everything is as it was afterwards, to the date.
    var isUndone: Bool { self == .answers || self == .toolchain }

    func during(in workspace: Workspace, _ body: () throws -> Void) throws {
      guard self != .declaration, self != .answers else { return try body() }
      let file = workspace.url(rawValue)
      let original = try? Data(contentsOf: file)
      let folder = file.deletingLastPathComponent()
      let isNewFolder = !FileManager.default.fileExists(atPath: folder.path)
      if isNewFolder {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      }
      defer {
        if isNewFolder {
          try? FileManager.default.removeItem(at: folder)
        } else if original == nil {
          try? FileManager.default.removeItem(at: file)
        }
      }
      try ((original ?? Data()) + Data("\n".utf8)).write(to: file)
      try body()
      try original?.write(to: file)
    }
  }
}
