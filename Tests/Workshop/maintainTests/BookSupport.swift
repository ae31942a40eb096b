@testable import CourseModel
import Foundation
import WorkshopTestSupport

@testable import maintain
@testable import Toolchain

extension Book {
  /// The Book of a workspace, with the toolchain of the machine.
  ///
  /// - Parameters:
  ///   - course: the course that the Book belongs to.
  ///   - report: is told what is being done now.
  init(course: Course, report: @escaping @Sendable (String) -> Void = { _ in }) {
    let runner = ProcessRunner.forTests()
    self.init(
      course: course, toolchain: .live(course.workspace, runner), runner: runner,
      scratchPath: ".build/workshop/package", report: report)
  }
}

extension Manifest {
  /// A manifest without targets.
  static var empty: Manifest { get throws { try Manifest(json: Data(#"{"targets": []}"#.utf8)) } }
}

extension Toolchain {
  /// A toolchain that only checks types, in a workspace without modules.
  ///
  /// - Parameter workspace: where the checked code is from.
  static func checkingTypes(in workspace: Workspace) throws -> Toolchain {
    let manifest = try Manifest.empty
    var toolchain = Toolchain.unused
    toolchain.typeCheck = DirectBuild(workspace, .forTests()) { _ in manifest }.typeCheck
    return toolchain
  }
}
