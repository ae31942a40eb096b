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

  @Test("a path is as realpath(3) tells it, whatever Foundation makes of it")
  func system() throws {
    let folder = FileManager.default.temporaryDirectory
    let real = try #require(realpath(folder.path, nil))
    defer { free(real) }
    #expect(folder.realPath == String(cString: real))
    #expect(URL(fileURLWithPath: "/").realPath == "/")
    #expect(URL(fileURLWithPath: "/nowhere-at-all").realPath == "/nowhere-at-all")
  }

  @Test("a workspace behind a link has its real place, also where it is found from inside")
  func linkedWorkspace() throws {
    try withWorkspace(["real/Package.swift": "", "real/Exercises/Chapter1/x.swift": ""]) { place in
      try FileManager.default.createSymbolicLink(
        at: place.url("link"), withDestinationURL: place.url("real"))
      let real = place.root.path + "/real"
      #expect(Workspace(root: place.url("link")).root.path == real)
      let found = try Workspace(containing: place.url("link/Exercises/Chapter1"))
      #expect(found.root.path == real)
    }
  }
}
