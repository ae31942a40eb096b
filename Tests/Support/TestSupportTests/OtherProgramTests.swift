import TestSupport
import Testing

@Suite("Programs that are asked for the tests of others")
struct OtherProgramTests {
  static let linux = "/p/.build/out/Products/Debug-linux/Chapter5ExercisesTests-test-runner"
  static let helper = [
    "/usr/libexec/swift/pm/swiftpm-testing-helper", "--test-bundle-path",
    "/p/.build/out/Products/Debug/Chapter5ExercisesTests.xctest/Contents/MacOS/Chapter5ExercisesTests",
  ]

  private func isLeft(_ arguments: String..., program: [String] = [linux]) -> Bool {
    isLeftToOtherPrograms(module: "Chapter5ExercisesTests", arguments: program + arguments)
  }

  @Test(
    "another chapter, and another exercise",
    arguments: [
      "Chapter3", "Chapter3.", "Chapter15", "Chapter3ExercisesTests.Exercise3_4", "Exercise3_4",
      "Exercise3_4/one", "Exercise3_4/.*", "3.4",
    ])
  func others(filter: String) {
    #expect(isLeft("--filter", filter))
    #expect(isLeft("--filter=\(filter)"))
    #expect(isLeft("--filter", filter, program: Self.helper))
  }

  @Test(
    "its own, and whatever may match the name of a test",
    arguments: [
      "Chapter5", "Chapter5ExercisesTests", "Exercise5_1", "Exercise", "Chapter", "Chapter.",
      "5.1", "3", "lamps", "Chapter3|lamps", "Exercise3_4/one|lamps", "Chapter3?5", ".*",
    ])
  func own(filter: String) {
    #expect(!isLeft("--filter", filter))
    #expect(!isLeft("--filter", "Chapter3", "--filter", filter))
  }

  @Test("a filter that is the beginning of a chapter's number matches that chapter")
  func beginning() {
    let program = "/p/Chapter15ExercisesTests-test-runner"
    let isLeft = { (filter: String) in
      isLeftToOtherPrograms(
        module: "Chapter15ExercisesTests", arguments: [program, "--filter", filter])
    }
    #expect(!isLeft("Chapter1"))
    #expect(isLeft("Chapter5"))
  }

  @Test("no filter, and a report or a list that each program adds to")
  func more() {
    #expect(!isLeft())
    #expect(!isLeft("--skip", "Chapter3"))
    #expect(!isLeft("--filter", "Chapter3", "--list-tests"))
    #expect(!isLeft("--filter", "Chapter3", "--xunit-output", "/p/report.xml"))
  }

  @Test("one program for all tests goes on")
  func together() {
    let program = ["/p/all/LooselyCoupledPackageTests.xctest"]
    #expect(!isLeft("--filter", "Chapter3", program: program))
  }
}
