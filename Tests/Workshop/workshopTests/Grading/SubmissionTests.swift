@testable import CourseModel
import Foundation
import TestSupport
import Testing
import WorkshopTestSupport
@testable import workshop

@Suite("What others hand in", .blocking)
struct SubmissionTests {
  /// Hands files in to a course of two exercises, and reads them.
  ///
  /// - Parameter change: changes the folder before it's read.
  /// - Returns: for each person the files of their answers, what's wrong with others, and warnings.
  private func read(
    _ paths: String..., change: (URL) throws -> Void = { _ in }
  ) throws -> (isClass: Bool, people: [String], skipped: [String]) {
    let course = [
      "Sources/Chapter1-First/x.swift", "Sources/Chapter2-Second/x.swift",
      "Solutions/Chapter1/1.1-One.swift", "Solutions/Chapter2/2.1-Two.swift",
    ]
    let files = course.map { ($0, "") } + paths.map { ("in/\($0)", $0) }
    return try withWorkspace(Dictionary(uniqueKeysWithValues: files)) { workspace in
      let course = Course(discoveredIn: workspace)
      let folder = workspace.url("in")
      try change(folder)
      let found = try Submissions(
        in: folder.path, only: nil,
        except: ["grades.csv", "../in/reports/"].map { "\(folder.path)/\($0)" },
        to: course.exercises, of: course)
      let people = found.all.map { submission in
        let answers = submission.answers.compactMap { answer in
          switch answer.text {
          case .success(let text): text
          case .failure(.missing): nil
          case .failure(let error): "\(error)"
          }
        }
        return "\(submission.name): \((answers + submission.warnings).joined(separator: "; "))"
      }
      return (found.isClass, people, found.skipped)
    }
  }

  @Test(
    "a folder with a chapter, an exercise or Exercises in it is one person's",
    arguments: ["Chapter2/2.1-Two.swift", "2.1-Two.swift", "Exercises/Chapter2/2.1-Two.swift"])
  func onePerson(path: String) throws {
    let found = try read(path, "ana/1.1-One.swift")
    #expect(!found.isClass)
    let stray = path.hasPrefix("Exercises") ? "" : "; not read: ana/1.1-One.swift"
    #expect(found.people == ["in: \(path)\(stray)"])
  }

  @Test("any other is a class's, with a folder for each person, in which answers may lie anywhere")
  func aClass() throws {
    let found = try read(
      "ana/Chapter1/1.1-One.swift", "ana/Chapter2/2.1-Two.swift", "bob/a/b/c/2.1-Two.swift",
      "cy/README.md", "di/__MACOSX/1.1-One.swift", "__MACOSX/x", ".git/1.1-One.swift")
    #expect(found.isClass)
    #expect(
      found.people == [
        "ana: ana/Chapter1/1.1-One.swift; ana/Chapter2/2.1-Two.swift",
        "bob: bob/a/b/c/2.1-Two.swift", "cy: ", "di: ",
      ])
  }

  @Test("of a clone, only Exercises counts")
  func clone() throws {
    let found = try read(
      "ana/main/Exercises/Chapter1/1.1-One.swift", "ana/main/Solutions/Chapter1/1.1-One.swift",
      "ana/main/Solutions/Chapter2/2.1-Two.swift", "ana/main/Package.swift")
    #expect(found.people == ["ana: ana/main/Exercises/Chapter1/1.1-One.swift"])
  }

  @Test("of two files with the same name, the one nearest to the top counts, and the other is told")
  func copies() throws {
    let found = try read("ana/Chapter1/1.1-One.swift", "ana/Chapter1/old/1.1-One.swift")
    #expect(
      found.people == ["ana: ana/Chapter1/1.1-One.swift; not read: Chapter1/old/1.1-One.swift"])
  }

  @Test(
    "a file that is almost named like an exercise is told",
    arguments: ["1.1-One (1).swift", "1.1-One.swift.txt", "1.1-ONE.SWIFT", "Mine.swift"])
  func almost(name: String) throws {
    let found = try read("ana/Chapter1/\(name)", "bob/1.1-One.swift")
    #expect(found.people[0] == "ana: not read: Chapter1/\(name)")
  }

  @Test("links aren't followed, and a file that isn't text is told")
  func care() throws {
    let found = try read("ana/x.md", "bob/1.1-One.swift", "cy/2.1-Two.swift") { folder in
      try Data([0xFF]).write(to: folder.appending(path: "ana/1.1-One.swift"))
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "cy/1.1-One.swift").path,
        withDestinationPath: "../bob/1.1-One.swift")
    }
    #expect(found.people[0].contains("is not UTF-8"))
    #expect(found.people[2].contains("a symbolic link, and links are not followed"))
  }

  @Test("what's beside the people is told, apart from the reports")
  func skipped() throws {
    let found = try read(
      "ana/1.1-One.swift", "zoe.zip", ".DS_Store", "grades.csv", "reports/ana.json"
    ) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder.appending(path: "bob").path, withDestinationPath: "ana")
    }
    #expect(found.people == ["ana: ana/1.1-One.swift"])
    #expect(found.skipped == ["bob", "zoe.zip"])
  }
}
