@testable import CourseModel
import Foundation
import TestSupport
import Testing
@testable import Toolchain
import WorkshopTestSupport
@testable import workshop

@Suite("graph")
struct GraphTests {
  @Test("the graph is told as text and as a diagram")
  func graph() throws {
    let json = """
      {"targets": [
        {"name": "First", "type": "regular", "path": "Sources/Chapter1-First/First",
         "dependencies": []},
        {"name": "Second", "type": "regular", "path": "Sources/Chapter2-Second/Second",
         "dependencies": []}]}
      """
    let manifest = try Manifest(json: Data(json.utf8))
    var toolchain = Toolchain.unused
    toolchain.describe = { _ in manifest }
    let workspace = Workspace(root: FixtureCourse.folder)
    let written = CallRecorder<String>()
    let workshop = Workshop(workspace, output: written, toolchain: toolchain)
    #expect(try workshop.graph(1, asMermaid: false) == .success)
    #expect(try workshop.graph(nil, asMermaid: true) == .success)
    #expect(
      written.calls.joined() == """
        library      First
        flowchart TD
          subgraph C1["Chapter 1"]
            First(First)
          end
          subgraph C2["Chapter 2"]
            Second(Second)
          end

        """)
  }
}
