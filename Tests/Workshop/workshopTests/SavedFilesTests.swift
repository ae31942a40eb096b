@testable import CourseModel
import Foundation
import Synchronization
import Testing
@testable import workshop

@Suite("What was saved, told from the files' contents")
struct SavedFilesTests {
  private let exercise = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "E")

  /// Whether each look tells that the file was saved, where it has these contents one after another.
  /// The first one is known.
  private func looks(_ contents: [String?]) -> [Bool] {
    let now = Mutex(contents[0])
    var files = SavedFiles([exercise]) { _ in now.withLock { $0.map { Data($0.utf8) } } }
    return contents.dropFirst().map { text in
      now.withLock { $0 = text }
      return !files.look().isEmpty
    }
  }

  @Test("a content counts when it is the same at two looks in a row, and once")
  func atRest() {
    #expect(looks(["a", "a", "b", "b", "b"]) == [false, false, true, false])
    #expect(looks(["a", "b", "a", "a"]) == [false, false, false], "Nothing has changed.")
  }

  @Test("an editor may empty or remove the file while it saves; a file that is gone is no save")
  func absence() {
    #expect(looks(["a", "", "b", "b"]) == [false, false, true])
    #expect(looks(["a", nil, nil, "b", "b"]) == [false, false, false, true])
    #expect(looks(["a", nil, nil, "a", "a"]) == [false, false, false, true], "It's back.")
  }
}
