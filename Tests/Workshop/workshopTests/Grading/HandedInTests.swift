@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("What others hand in is read with care", .blocking)
struct HandedInTests {
  private func flaw(_ path: String, in folder: URL) -> WorkspaceError? {
    #expect(throws: WorkspaceError.self, "\(path) must be refused.") {
      try HandedIn(folder: folder).text(path.split(separator: "/").map(String.init))
    }
  }

  @Test("a plain file below the folder is read, and nothing else is")
  func files() async throws {
    try await withTemporaryFolder { place in
      let folder = place.appending(path: "ana")
      let files = FileManager.default
      try files.createDirectory(
        at: folder.appending(path: "Chapter1"), withIntermediateDirectories: true)
      let secret = place.appending(path: "secret.swift")
      try Data("let secret = 1".utf8).write(to: secret)
      try Data("let a = 1".utf8).write(to: folder.appending(path: "Chapter1/a.swift"))
      try Data([0xFF]).write(to: folder.appending(path: "Chapter1/latin.swift"))
      try Data(count: HandedIn.largest + 1).write(to: folder.appending(path: "Chapter1/big.swift"))
      try files.createDirectory(
        at: folder.appending(path: "Chapter1/folder.swift"), withIntermediateDirectories: true)
      try files.createSymbolicLink(
        at: folder.appending(path: "Chapter1/link.swift"), withDestinationURL: secret)
      try files.createSymbolicLink(
        at: folder.appending(path: "Chapter2"), withDestinationURL: place)
      #expect(mkfifo(folder.appending(path: "Chapter1/pipe.swift").path, 0o600) == 0)

      #expect(try HandedIn(folder: folder).text(["Chapter1", "a.swift"]) == "let a = 1")
      #expect(flaw("Chapter1/no.swift", in: folder) == .missing("Chapter1/no.swift"))
      #expect(flaw("Chapter3/a.swift", in: folder) == .missing("Chapter3/a.swift"))
      #expect(flaw("Chapter1/latin.swift", in: folder) == .notUTF8("Chapter1/latin.swift"))
      #expect(
        flaw("Chapter1/link.swift", in: folder)
          == .refused("Chapter1/link.swift", "a symbolic link, and links are not followed"))
      #expect(
        flaw("Chapter2/secret.swift", in: folder)
          == .refused(
            "Chapter2/secret.swift",
            "behind the symbolic link Chapter2, and links are not followed"))
      #expect(
        flaw("Chapter1/big.swift", in: folder)
          == .refused("Chapter1/big.swift", "larger than 256 kB"))
      for name in ["Chapter1/pipe.swift", "Chapter1/folder.swift"] {
        #expect(flaw(name, in: folder) == .refused(name, "not a plain file"))
      }
      #expect(
        flaw("../secret.swift", in: folder)
          == .refused("../secret.swift", "not a path in the folder"))
    }
  }

  /// Makes files with any text, and looks for submissions among them.
  private func find(
    _ paths: [String], below name: String = "", reports: String? = nil
  ) throws -> (names: [String], isMany: Bool, chapters: [Int?]) {
    let course = [
      "Sources/Chapter1-First/x.swift", "Sources/Chapter2-Second/x.swift",
      "Solutions/Chapter1/1.1-One.swift", "Solutions/Chapter2/2.1-Two.swift",
    ]
    return try withWorkspace(
      Dictionary(uniqueKeysWithValues: (course + paths.map { "in/\($0)" }).map { ($0, "") })
    ) { workspace in
      let found = try Submission.find(
        in: workspace.url("in/\(name)"), for: Course(discoveredIn: workspace),
        except: reports.map { [workspace.url("in/\($0)")] } ?? [])
      return (found.all.map(\.name), found.isMany, found.all.map(\.chapter))
    }
  }

  @Test("a folder is one submission or many, by what lies in it")
  func shapes() throws {
    let one = try find(["Chapter2/2.1-Two.swift", "notes/x.md"])
    #expect(one.names == ["in"] && !one.isMany && one.chapters == [nil])
    let chapter = try find(["Week2/2.1-Two.swift"], below: "Week2")
    #expect(chapter.names == ["Week2"] && !chapter.isMany && chapter.chapters == [2])
    let clone = try find(["Exercises/Chapter1/x.swift", "Book/x.md"])
    #expect(clone.names == ["in"] && !clone.isMany)
    let many = try find([
      "bob/Chapter1/x.swift", "ana/1.1-One.swift", "cy/README.md", ".git/config", "list.txt",
    ])
    #expect(many.names == ["ana", "bob", "cy"] && many.isMany)
    #expect(many.chapters == [1, nil, nil])
  }

  @Test("answers lie up to two folders deeper where an archive was unpacked")
  func archives() throws {
    let found = try find([
      "ana/loosely-coupled-main/Exercises/Chapter1/x.swift", "ana/__MACOSX/x", "ana/read.me",
      "bob/bob/week/2.1-Two.swift", "cy/a/b/c/2.1-Two.swift", "di/a/2.1-Two.swift", "di/b/x.md",
      "eve/Exercises/Exercises/Chapter2/x.swift", "__MACOSX/ana/Chapter1/x.swift",
    ])
    #expect(found.names == ["ana", "bob", "cy", "di", "eve"] && found.isMany)
    #expect(found.chapters == [nil, 2, nil, nil, nil])
    let files = try read([
      "ana/loosely-coupled-main/Exercises/Chapter1/1.1-One.swift", "ana/__MACOSX/x",
      "bob/a/b/c/Chapter1/1.1-One.swift", "cy/1.1-One.swift",
    ])
    #expect(files == ["ana", "cy"])
  }

  /// Makes files with any text, and reads the answers of each submission.
  ///
  /// - Returns: the submissions that have 1.1.
  private func read(_ paths: [String]) throws -> [String] {
    let course = ["Sources/Chapter1-First/x.swift", "Solutions/Chapter1/1.1-One.swift"]
    return try withWorkspace(
      Dictionary(uniqueKeysWithValues: (course + paths.map { "in/\($0)" }).map { ($0, "") })
    ) { workspace in
      let course = Course(discoveredIn: workspace)
      let found = try Submission.find(in: workspace.url("in"), for: course)
      return found.all.filter { submission in
        course.exercises.contains { (try? submission.answer(to: $0).text.get()) != nil }
      }.map(\.name)
    }
  }

  @Test("the folder of the reports is no submission, unless there are answers in it")
  func reports() throws {
    let paths = ["ana/Chapter1/x.swift", "reports/ana.json"]
    #expect(try find(paths).names == ["ana", "reports"])
    #expect(try find(paths, reports: "reports").names == ["ana"])
    #expect(try find(paths, reports: "ana/../reports/").names == ["ana"])
    #expect(try find(paths, reports: "ana").names == ["ana", "reports"])
  }

  @Test(
    "a folder that is one submission and many is refused, and both readings are told",
    arguments: [
      (["Chapter2/2.1-Two.swift"], "Chapter2"), (["1.1-One.swift"], "1.1-One.swift"),
      (["Exercises/Chapter1/x.swift"], "Exercises"),
    ])
  func ambiguous(stray: [String], one: String) throws {
    let people = ["ana/Chapter1/x.swift", "bob/x/Chapter1/x.swift", "cy/read.me"]
    let error = #expect(throws: SubmissionError.self) { try find(people + stray) }
    guard case .ambiguous(_, [one], ["ana", "bob"]) = error else {
      Issue.record("\(one) must be named, but: \(String(describing: error))")
      return
    }
    #expect(error?.description.contains("move \(one) out of it") == true)
    #expect(error?.description.contains("move ana, bob out of it") == true)
  }

  @Test("a clone of the workspace is one submission, with all that lies in it")
  func clone() throws {
    let found = try find([
      "Package.swift", "Exercises/Chapter1/x.swift", "Solutions/Chapter1/x.swift",
      "mine/Chapter1/x.swift",
    ])
    #expect(found.names == ["in"] && !found.isMany)
    let both = try find(["Chapter1/x.swift", "Chapter2/x.swift", "Exercises/Chapter1/x.swift"])
    #expect(both.names == ["in"] && !both.isMany)
  }

  @Test("files beside people's folders are told, and reports are not")
  func loose() throws {
    try withWorkspace([
      "Sources/Chapter1-First/x.swift": "", "Solutions/Chapter1/1.1-One.swift": "",
      "in/ana/Chapter1/x.swift": "", "in/zoe.zip": "", "in/.DS_Store": "", "in/grades.csv": "",
    ]) { workspace in
      let found = try Submission.find(
        in: workspace.url("in"), for: Course(discoveredIn: workspace),
        except: [workspace.url("in/grades.csv")])
      #expect(found.all.map(\.name) == ["ana"])
      #expect(found.loose == ["zoe.zip"])
    }
  }

  @Test("tests that come with a whole clone are compared with the course's")
  func editedTests() throws {
    let tests = "Tests/Exercises/Chapter1"
    try withWorkspace([
      "Sources/Chapter1-First/x.swift": "", "\(tests)/1.1-OneTests.swift": "a\nb\n",
      "\(tests)/1.2-TwoTests.swift": "a\n", "\(tests)/1.3-ThreeTests.swift": "a\n",
      "in/ana/Exercises/Chapter1/1.1-One.swift": "",
      "in/ana/\(tests)/1.1-OneTests.swift": "a\r\nb\r\n",
      "in/ana/\(tests)/1.2-TwoTests.swift": "",
      "in/bob/Chapter1/1.1-One.swift": "", "in/bob/\(tests)/1.1-OneTests.swift": "",
    ]) { workspace in
      let course = Course(discoveredIn: workspace)
      let found = try Submission.find(in: workspace.url("in"), for: course)
      let edited = found.all.map {
        $0.editedTests(of: course.exercises, in: course).map(\.id.description)
      }
      #expect(edited == [["1.2"], []])
    }
  }

  @Test("an empty name is no folder of answers")
  func noName() throws {
    #expect(throws: SubmissionError.noName) { try GradeOptions.folder("") }
    #expect(try GradeOptions.folder("/a").path == "/a")
  }

  @Test("a folder without answers is told")
  func none() {
    #expect(throws: SubmissionError.self) { try find(["cy/README.md"]) }
    #expect(throws: SubmissionError.self) { try find([], below: "nowhere") }
  }
}
