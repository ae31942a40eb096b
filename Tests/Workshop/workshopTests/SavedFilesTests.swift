@testable import CourseModel
import Foundation
import Synchronization
import Testing
@testable import workshop

@Suite("What was saved, told from the files' contents")
struct SavedFilesTests {
  private static let exercises = [1, 2].map {
    Exercise(id: ExerciseID(chapter: 1, number: $0), name: "E")
  }

  /// What each look tells, where 1.1 and 1.2 have these contents one after another. The first ones
  /// are known.
  private func looks(_ contents: [[String?]]) -> [[Int]] {
    let now = Mutex(contents[0])
    var files = SavedFiles(Self.exercises) { exercise in
      now.withLock { $0[exercise.id.number - 1].map { Data($0.utf8) } }
    }
    return contents.dropFirst().map { texts in
      now.withLock { $0 = texts }
      return files.look().map(\.id.number)
    }
  }

  /// The looks that tell that 1.1 was saved.
  private func looks(_ contents: [String?]) -> [Bool] {
    looks(contents.map { [$0, ""] }).map { $0 == [1] }
  }

  @Test("a content counts when it is the same at two looks in a row, and once")
  func atRest() {
    #expect(looks(["a", "a", "b", "b", "b"]) == [false, false, true, false])
    #expect(looks(["a", "b", "c", "c"]) == [false, false, true])
  }

  @Test("a save that changes nothing is none")
  func same() {
    #expect(looks(["a", "b", "a", "a"]) == [false, false, false])
  }

  @Test("an editor may empty or remove the file while it saves; a file that is gone is no save")
  func absence() {
    #expect(looks(["a", "", "b", "b"]) == [false, false, true])
    #expect(looks(["a", nil, nil, "b", "b"]) == [false, false, false, true])
    #expect(looks(["a", nil, nil, "a", "a"]) == [false, false, false, false])
  }

  @Test("a burst of several files is told when all of them are at rest, in the exercises' order")
  func burst() {
    let contents = [["", ""], ["", "b"], ["a", "b"], ["a", "b"], ["a", "b"]]
    #expect(looks(contents) == [[], [], [1, 2], []])
  }
}
