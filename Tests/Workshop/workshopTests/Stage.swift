@testable import CourseModel
import Foundation
import TerminalUI
import TestSupport
@testable import Toolchain
import WorkshopTestSupport
@testable import workshop

/// Foundation has one, too.
typealias Progress = CourseModel.Progress

extension Workshop {
  /// The workshop of a workspace with what a test gives it.
  ///
  /// - Parameters:
  ///   - workspace: where the course is.
  ///   - output: keeps what it writes.
  ///   - toolchain: what builds and runs.
  ///   - answers: the folder whose answers are checked.
  init(
    _ workspace: Workspace, output: CallRecorder<String>, toolchain: Toolchain = .unused,
    answers: String? = nil
  ) {
    self.init(
      workspace, terminal: .scripted(output: output), toolchain: toolchain, answers: answers)
  }

  /// The same on any terminal.
  init(
    _ workspace: Workspace, terminal: Terminal, toolchain: Toolchain = .unused,
    answers: String? = nil, runner: ProcessRunner = .forTests()
  ) {
    self.init(
      Course(discoveredIn: workspace), terminal: terminal, runner: runner,
      toolchain: { _ in toolchain }, answers: answers)
  }
}
