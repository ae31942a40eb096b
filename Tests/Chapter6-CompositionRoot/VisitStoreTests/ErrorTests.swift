import Testing
import VisitStore

@Suite("A store's errors")
struct ErrorTests {
  @Test(
    "say what happened, to what, and what to do",
    arguments: [
      VisitStoreError.damaged(path: "/a/b"),
      .notReadable(path: "/a/b", reason: "why", advice: "Help"),
      .notWritable(path: "/a/b", reason: "why", advice: "Help"),
    ])
  func sentences(error: VisitStoreError) {
    let text = "\(error)"
    #expect(text.hasPrefix("The file with your visits, /a/b, "))
    #expect(text.hasSuffix("."))
    #expect(!text.contains("\n"))
  }
}
