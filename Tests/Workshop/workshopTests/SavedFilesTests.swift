@testable import CourseModel
import Foundation
import Testing
@testable import workshop

@Suite("What was saved, told from the files' contents")
struct SavedFilesTests {
  private static let one = Exercise(id: ExerciseID(chapter: 1, number: 1), name: "One")
  private static let two = Exercise(id: ExerciseID(chapter: 1, number: 2), name: "Two")

  /// What each look tells, where 1.1 has these contents one after another. The first is known.
  private func changes(_ contents: [String?]) -> [SavedFiles.Change?] {
    func data(_ text: String?) -> Data? { text.map { Data($0.utf8) } }
    var files = SavedFiles([Self.one]) { _ in data(contents[0]) }
    return contents.dropFirst().map { text in files.look { _ in data(text) }.first?.change }
  }

  @Test("a content counts when it is the same at two looks in a row")
  func atRest() {
    #expect(changes(["a", "a", "b", "b", "b"]) == [nil, nil, .saved, nil])
  }

  @Test("several saves in a burst are one")
  func burst() {
    #expect(changes(["a", "b", "c", "d", "d"]) == [nil, nil, nil, .saved])
  }

  @Test("a save that changes nothing is none")
  func same() {
    #expect(changes(["a", "b", "a", "a"]) == [nil, nil, nil])
  }

  @Test("an editor may empty or remove the file for a moment while it saves")
  func absence() {
    #expect(changes(["a", "", "b", "b"]) == [nil, nil, .saved])
    #expect(changes(["a", nil, nil, nil, nil, "b", "b"]) == [nil, nil, nil, nil, nil, .saved])
    #expect(changes(["a", nil, nil, nil, nil, "a", "a"]) == [nil, nil, nil, nil, nil, nil])
  }

  @Test("a file that stays away is told once, and told when it is back")
  func gone() {
    let away = Array(repeating: String?.none, count: SavedFiles.absenceLimit)
    let silence = Array(repeating: SavedFiles.Change?.none, count: SavedFiles.absenceLimit - 1)
    #expect(
      changes(["a"] + away + [nil, nil, "a", "a", "a"])
        == silence + [.gone, nil, nil, nil, .back, nil])
    #expect(changes(["a"] + away + ["b", "b"]) == silence + [.gone, nil, .saved])
  }

  @Test("a file that was missing from the start is not told, and counts when it comes")
  func missingBefore() {
    let away = Array(repeating: String?.none, count: SavedFiles.absenceLimit + 1)
    #expect(
      changes(away + ["a", "a"]) == Array(repeating: nil, count: away.count) + [.saved])
  }

  @Test("files are told apart, and come in the exercises' order")
  func several() {
    var files = SavedFiles([Self.one, Self.two]) { _ in Data() }
    func look(_ texts: [Exercise: String]) -> [Exercise] {
      files.look { Data(texts[$0, default: ""].utf8) }.map(\.exercise)
    }
    #expect(look([Self.two: "b"]) == [])
    #expect(look([Self.two: "b"]) == [Self.two])
    #expect(look([Self.two: "c", Self.one: "b"]) == [])
    #expect(look([Self.two: "c", Self.one: "b"]) == [Self.one, Self.two])
  }

  @Test("a burst of several files is told when all of them are at rest, and once")
  func burstOfFiles() {
    var files = SavedFiles([Self.one, Self.two]) { _ in Data() }
    func look(_ one: String?, _ two: String?) -> [Exercise] {
      files.look { exercise in
        (exercise == Self.one ? one : two).map { Data($0.utf8) }
      }.map(\.exercise)
    }
    #expect(look("a", "") == [])
    #expect(look("a", "b") == [], "1.1 is at rest, and 1.2 is new.")
    #expect(look("a", nil) == [], "1.2 is on its way.")
    #expect(look("a", nil) == [])
    #expect(look("a", "c") == [])
    #expect(look("a", "c") == [Self.one, Self.two])
    #expect(look("a", "c") == [])
  }

  @Test("after a look that has found a change, the next one is needed soon; an absence has time")
  func expectations() {
    var files = SavedFiles([Self.one]) { _ in Data() }
    let expected = ["", "a", "a", nil, nil, "a", "a"].map { text in
      _ = files.look { _ in text.map { Data($0.utf8) } }
      return files.expects
    }
    #expect(expected == [.nothing, .rest, .nothing, .rest, .absence, .rest, .nothing])
  }
}
