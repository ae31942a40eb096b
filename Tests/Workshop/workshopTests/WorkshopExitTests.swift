@testable import CourseModel
@testable import Judging
import Testing
@testable import Toolchain
@testable import workshop

@Suite("Exit codes")
struct WorkshopExitTests {
  @Test("an exit code tells the verdicts apart")
  func exitCodes() {
    let verdicts: [Verdict] = [
      .solved(tests: 1), .red([], passed: 0, of: 1), .doesNotCompile([]),
      .crashed(test: "", message: ""), .limitExceeded(test: "", limit: .time(.zero)),
      .unreadable(.missing("")), .interfaceMismatch([]), .notRun(""),
    ]
    #expect(verdicts.map { WorkshopExit($0).rawValue } == [0, 1, 2, 1, 1, 1, 2, 1])
  }

  @Test("so does the code of what keeps a command from its work")
  func exitCodesOfErrors() {
    let errors: [any Error] = [
      WorkspaceError.notUTF8(""), ResetError.notWritten("", reason: "", advice: ""),
      ToolchainError.missing(needed: "6.2"), CommandError.notStarted("", ""),
      BusyError(waited: .zero),
    ]
    #expect(errors.map { WorkshopExit($0).rawValue } == [70, 70, 69, 70, 70])
  }
}
