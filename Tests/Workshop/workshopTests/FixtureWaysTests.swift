import CourseModel
import Foundation
import TestSupport
import Testing
import Toolchain
import WorkshopTestSupport

@testable import workshop

@Suite("The fixture course by the compiler itself", .serialized, .blocking)
struct DirectWayTests {
  private let way: FixtureWay

  init() throws {
    way = try FixtureWay.direct.get()
  }

  @Test("every kind of answer has its verdict", arguments: Trial.allCases)
  func verdict(_ trial: Trial) throws {
    try trial.run(way)
  }

  #if os(Linux)
    @Test("a trap in Swift's library names the line of the answer that has led to it")
    func trap() throws {
      let text = try way.check(
        "1.2", saying: "func red() -> Int {\n  let none: [Int] = []\n  return none[0]\n}\n"
      ).text
      #expect(
        text.contains("  Fatal error: Index out of range (1.2-Red.swift:3)\n"), "\(text)")
      #expect(text.contains("File: Exercises/Chapter1/1.2-Red.swift:3\n"))
    }
  #endif

  @Test("a chapter's answers may share names, and what becomes of one changes no other's verdict")
  func chapter() throws {
    let path = "Exercises/Chapter1/1.1-Passes.swift"
    let helper = "\nstruct Helper {}\nextension Int { static var answer: Int { 8 } }\n"
    let one = try way.workspace.text(path) + helper
    let two = "func red() -> Int { .answer - 1 }\(helper)"
    let (chapter, alone) = try way.workspace.whileSaying(one, in: path) {
      (try way.check("1", saying: two), try way.check("1.2", saying: two))
    }
    #expect(
      chapter.text.contains(
        """
        1.1 Passes already    solved
        1.2 Red at the start  solved
        1.3 Does not compile  does not compile
        """), "\(chapter.text)")
    #expect(alone.exit == .success)
  }

  @Test("a program that was built from another answer gives no verdict")
  func stale() throws {
    let right = "func red() -> Int { 7 }\n"
    let wrong = "func red() -> Int { 8 }\n"
    #expect(try way.check("1.2", saying: right).exit == .success)
    let program = way.workspace.url(".build/workshop/direct/1.2/tests")
    let solved = try Data(contentsOf: program)
    #expect(try way.check("1.2", saying: wrong).exit == .red)
    // As it was built, and newer than everything that it was built from.
    try solved.write(to: program)
    #expect(throws: BuildError.stale) { try way.check("1.2", saying: wrong) }
    try FileManager.default.removeItem(at: program)
    #expect(try way.check("1.2", saying: wrong).exit == .red)
  }

  @Test("what the code printed before it crashed is told, too, and its message")
  func printedBeforeCrash() throws {
    let (text, exit) = try way.check(
      "1.2",
      saying: "func red() -> Int {\n  print(\"so far\")\n  fatalError(\"the stub traps\")\n}\n")
    #expect(exit == .red)
    #expect(text.contains("  Fatal error: the stub traps (1.2-Red.swift:3)\n"))
    #expect(text.contains("Your code printed:\n  | so far\n\n1.2 Red"), "\(text)")
  }
}

@Suite("The fixture course by the package manager", .serialized, .blocking)
struct PackageWayTests {
  @Test("every kind of answer has its verdict", arguments: Trial.allCases)
  func verdict(_ trial: Trial) throws {
    try trial.run(try FixtureWay.package.get())
  }
}

@Suite("The fixture course by a toolchain that has only Swift Build", .serialized, .blocking)
struct SwiftBuildTests {
  @Test("every kind of answer has its verdict", arguments: Trial.allCases)
  func verdict(_ trial: Trial) throws {
    try trial.run(try FixtureWay.swiftBuild.get())
  }

  @Test("what is built there is built by Swift Build")
  func maker() throws {
    let way = try FixtureWay.swiftBuild.get()
    _ = try way.check("1.2", saying: "func red() -> Int { 7 }\n")
    #expect(way.workspace.fileExists(".build/workshop/package/out/Products"))
  }
}
