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

  @Test("an empty file is told as what it is")
  func empty() throws {
    let (text, exit) = try way.check("1.2", saying: " \n")
    #expect(exit == .red)
    #expect(
      text.contains(
        "1.2-Red.swift was not read: it is empty.\nTo get the original back: swift run workshop reset 1.2"
      ))
  }

  @Test("a chapter's exercises are judged beside each other, whatever becomes of one")
  func chapter() throws {
    let (text, exit) = try way.check("1", timeout: .seconds(10))
    #expect(exit == .red)
    #expect(
      text.contains(
        """
        1.1 Passes already    solved
        1.2 Red at the start  red
        1.3 Does not compile  does not compile
        1.4 Crashes           crashed
        1.5 Never ends        never ends

        1 of 5 solved.
        """), "\(text)")
  }

  @Test(
    "names that clash between answers change no verdict of a chapter, nor does a broken neighbour")
  func clash() throws {
    let path = "Exercises/Chapter1/1.1-Passes.swift"
    let helper = "\nstruct Helper {}\nextension Int { static var answer: Int { 8 } }\n"
    let one = try way.workspace.text(path) + helper
    let two = "func red() -> Int { .answer - 1 }\(helper)"
    let (chapter, alone) = try way.workspace.whileSaying(one, in: path) {
      (try way.check("1", saying: two, timeout: .seconds(10)), try way.check("1.2", saying: two))
    }
    #expect(chapter.text.contains("1.1 Passes already    solved\n1.2 Red at the start  solved\n"))
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

  @Test("tests that call what not even the reference answer has are not the learner's fault")
  func brokenTests() throws {
    let path = "Tests/Exercises/Chapter1/1.2-RedTests.swift"
    let text = try way.workspace.text(path)
    _ = try way.workspace.whileSaying("\(text)\nlet other = nowhere()\n", in: path) {
      #expect {
        try way.check("1.2")
      } throws: { error in
        "\(error)".contains("no exercise's file is the cause")
          && "\(error)".contains("cannot find 'nowhere' in scope")
      }
    }
  }

  @Test("the tools' own words are shown on request, before the verdict")
  func verbose() throws {
    let (text, _) = try way.check(
      "1.2", saying: "func red() -> Int { 3 + 4 }\n", isVerbose: true)
    let steps = [
      "Compiling Chapter1Exercises", "Linking 1.2/tests", "Test run with 2 tests",
      "1.2 Red at the start: solved",
    ]
    let places = steps.compactMap { text.firstRange(of: $0)?.lowerBound }
    #expect(places.count == steps.count && places == places.sorted(), "\(text)")
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

  @Test("what the answer prints is told with the first test, up to 500 characters")
  func output() async throws {
    try await withTemporaryFolder { folder in
      let text = """
        func red() -> Int {
          print("one\\ntwo")
          print(String(repeating: "x", count: 600))
          return 7
        }
        """
      try Data(text.utf8).write(to: folder.appending(path: "1.2-Red.swift"))
      let workshop = way.workshop(output: CallRecorder())
      let report = folder.appending(path: "results.json")
      let exit = try workshop.grade(
        try workshop.selection("1.2"), GradeOptions(answers: folder.path, json: report.path),
        timeout: .seconds(30))
      #expect(exit == .success)
      let note = "\\nOutput was truncated. Please limit to 500 chars"
      let xs = String(repeating: "x", count: 500 - 8 - note.count + 1)
      let results = try String(contentsOf: report, encoding: .utf8)
      #expect(
        results.matches(of: /"output" : (.*),/).map { $0.1 } == ["\"one\\ntwo\\n\(xs)\(note)\""])
    }
  }
}

@Suite("The fixture course by the package manager", .serialized, .blocking)
struct PackageWayTests {
  @Test("every kind of answer has its verdict", arguments: Trial.allCases)
  func verdict(_ trial: Trial) throws {
    try trial.run(try FixtureWay.package.get())
  }

  @Test("a `swift` that says it has built, and hasn't, gives no verdict")
  func liar() throws {
    let way = try FixtureWay.package.get()
    #expect(try way.check("1.2", saying: "func red() -> Int { 7 }\n").exit == .success)
    let script = """
      case "$*" in
      *--build-tests*) echo 'Build complete!'; exit 0 ;;
      *--disable-xctest*) set -- "$@" --skip-build ;;
      esac
      exec "$SWIFT" "$@"
      """
    #expect(throws: BuildError.stale) {
      try way.withSwift(script) { try $0.check("1.2", saying: "func red() -> Int { 8 }\n") }
    }
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
    _ = try way.check("1.2")
    #expect(way.workspace.fileExists(".build/workshop/package/out/Products"))
  }
}
