@testable import CourseModel
import Foundation
import Testing
import WorkshopTestSupport

@Suite("Paths without links")
struct WorkspaceTests {
  @Test("a link is followed in the middle of a path, also to a file that doesn't exist yet")
  func realPath() throws {
    try withWorkspace(["real/file": ""]) { workspace in
      let root = workspace.root.path
      try FileManager.default.createSymbolicLink(
        atPath: "\(root)/link", withDestinationPath: "real")
      for (path, real) in [
        ("link/file", "real/file"), ("link/new", "real/new"), ("link/no/new", "real/no/new"),
        ("link/../real/./new", "real/new"), ("link", "real"),
      ] {
        #expect(workspace.url(path).realPath == "\(root)/\(real)")
      }
    }
  }
}
