import Testing
import VisitStore

@Suite("A store's errors")
struct ErrorTests {
  static let errors: [VisitStoreError] = [
    .damaged(path: "/a/b", setAside: "/a/c"), .tooNew(path: "/a/b", version: 7),
    .notReadable(path: "/a/b", reason: "no"), .notWritable(path: "/a/b", reason: "no"),
    .busy(path: "/a/b"),
  ]

  @Test("say what happened, to what, and what to do", arguments: errors)
  func sentences(error: VisitStoreError) {
    let text = "\(error)"
    #expect(
      text.contains("the file of your visits, /a/b,")
        || text.contains("The file of your visits, /a/b,"))
    #expect(text.hasSuffix("."))
    #expect(!text.contains("\n"))
  }

  @Test("name the other things that matter")
  func details() {
    #expect("\(VisitStoreError.invalidRating(6))" == "6 is no rating. Rate with 1, 2, 3, 4 or 5.")
    #expect("\(Self.errors[0])".contains("It is now /a/c,"))
    #expect("\(Self.errors[1])".contains("the format 7"))
  }
}
