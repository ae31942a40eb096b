import StartScreen
import TestSupport
import Testing

@testable import Chapter2Exercises

extension Exercise2_4 {
  @Test("the log has a spy's own calls")
  func keepsSpiesApart() async throws {
    let (one, other) = (makeSpy { _ in }, makeSpy { _ in })
    try await one.save(stars: 1)
    try await other.save(stars: 2)
    let logs = [await calls(of: one), await calls(of: other)]
    #expect(logs == [[.save(stars: 1)], [.save(stars: 2)]], "Each spy needs a log of its own.")
  }

  @Test("a call is written down where it arrives, not in a task")
  func startsNoTask() throws {
    let source = try LearnerSource.load("2.4")
    let tasks = ["Task {", "Task.detached", "async let"].flatMap(source.lines(mentioning:))
    #expect(tasks == [], "A task runs when it likes, in no order.")
  }
}
