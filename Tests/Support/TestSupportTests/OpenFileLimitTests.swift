import TestSupport
import Testing

@Suite("Open files")
struct OpenFileLimitTests {
  @Test("the limit is raised to what is allowed, or to a few thousand")
  func raised() throws {
    OpenFileLimit.raise()
    let (current, highest) = (
      try #require(OpenFileLimit.current), try #require(OpenFileLimit.highest)
    )
    #expect(current >= min(highest, 4_096))
    OpenFileLimit.raise()
    #expect(OpenFileLimit.current == current)
  }
}
