import Foundation
import Testing

@testable import TestSupport

@Suite("A demonstration of an answer")
struct DemonstrationTests {
  @Test("its text is added to a file in the run's folder, with one line break at its end")
  func texts() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "demonstration")
      let environment = ["WORKSHOP_RUN": folder.path]
      demonstrate("16:04  online\n16:05  offline", environment: environment)
      demonstrate("16:06  online\n", environment: environment)
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written == "16:04  online\n16:05  offline\n16:06  online\n")
    }
  }

  @Test("texts of tests that run at the same time don't mix")
  func sameTime() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appending(path: "demonstration")
      let texts = (0..<50).map { "\($0) begins\n\($0) ends\n" }
      await withTaskGroup { group in
        for text in texts {
          group.addTask {
            demonstrate(text, environment: ["WORKSHOP_RUN": folder.path])
          }
        }
      }
      let written = try String(contentsOf: file, encoding: .utf8)
      #expect(written.count == texts.joined().count)
      #expect(texts.allSatisfy(written.contains))
    }
  }

  @Test("where nobody asks for it, the text isn't even made")
  func unasked() {
    var count = 0
    func text() -> String {
      count += 1
      return "seen"
    }
    demonstrate(text(), environment: [:])
    #expect(count == 0)
  }

  @Test("a file that can't be written is no failure")
  func nowhere() async throws {
    try await withTemporaryFolder { folder in
      let path = folder.appending(path: "missing").path
      demonstrate("lost", environment: ["WORKSHOP_RUN": path])
      #expect(!FileManager.default.fileExists(atPath: path))
    }
  }
}
