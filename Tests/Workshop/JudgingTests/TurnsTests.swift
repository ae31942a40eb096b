import Foundation
import Synchronization
import TestSupport
import Testing
import WorkshopTestSupport

@testable import CourseModel
@testable import Judging
@testable import Toolchain

@Suite("Answers take turns", .blocking)
struct TurnsTests {
  /// The most builds and runs that are between the beginning of a build and the end of its run, where
  /// a chapter's two answers are judged by a way behind one that is unavailable.
  private func crowd(
    takesTurns: Bool, _ judge: (Judge, [Answer]) throws -> Void
  ) throws -> Int {
    let others = [1, 2].map { Exercise(id: ExerciseID(chapter: $0, number: 1), name: "X") }
    let inside = Mutex((now: 0, most: 0))
    let both = DispatchSemaphore(value: 0)
    let package = TestWay(name: "package", takesTurns: takesTurns) { _, _ in
      let isAlone = inside.withLock { inside in
        inside.now += 1
        inside.most = max(inside.most, inside.now)
        return inside.now == 1
      }
      // The first waits for the other one, which comes at once if it may.
      if isAlone {
        _ = both.wait(timeout: .now() + (takesTurns ? 0.1 : 300))
      } else {
        both.signal()
      }
      return .built
    } run: { build, _, _ in
      inside.withLock { $0.now -= 1 }
      return .reporting(others[build.chapter - 1], ["a": .passed])
    }
    let toolchain = Toolchain.testing(.double("direct") { _ in .unavailable }, package)
    let files = Dictionary(uniqueKeysWithValues: others.map { ($0.task, "mine") })
    try withWorkspace(files) { workspace in
      try judge(
        Judge(workspace, toolchain),
        others.map { Answer(to: $0, at: $0.task, in: workspace) })
    }
    return inside.withLock { $0.most }
  }

  @Test("where a build replaces the one before, an answer's build and run are one turn")
  func turns() throws {
    let alone = try crowd(takesTurns: true) { judge, answers in _ = try judge.judge(answers) }
    #expect(alone == 1)
    // The test says nothing unless others would come between.
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else { return }
    let free = try crowd(takesTurns: false) { judge, answers in _ = try judge.judge(answers) }
    #expect(free == 2)
  }
}
