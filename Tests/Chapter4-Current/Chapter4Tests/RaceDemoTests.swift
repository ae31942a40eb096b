import TestSupport
import Testing

@testable import Chapter4

// One at a time, like the tests of `WaysOut`: they share its worlds.
@Suite("The demo of the race", .alone)
struct RaceDemoTests {
  @Test("a trace shows two tasks for each way, on one screen of 24 lines")
  func traces() async {
    let text = await RaceDemo.traces().text
    #expect(
      text == """
        Tasks A and B each set the world and read it, in this order:

        main actor           A sets 1
                                                   B sets 2
                             A reads 2  ✗ B's
                                                   B reads 2  ✓

        nonisolated(unsafe)  A sets 1
                                                   B sets 2
                             A reads 2  ✗ B's
                                                   B reads 2  ✓

        lock                 A sets 1
                                                   B sets 2
                             A reads 2  ✗ B's
                                                   B reads 2  ✓

        task-local           A sets 1
                                                   B sets 2
                             A reads 1  ✓
                                                   B reads 2  ✓

        """)
  }
}
