/// An exercise's number, such as 3.2: the second of chapter 3.
package struct ExerciseID: Hashable, Comparable, Sendable, LosslessStringConvertible {
  /// The chapter, from 1.
  package let chapter: Int
  /// The place in the chapter, from 1.
  package let number: Int

  /// The number as it is written everywhere: "3.2".
  package var description: String { "\(chapter).\(number)" }

  /// The name of its tests' suite: "Exercise3_2".
  package var suite: String { "Exercise\(chapter)_\(number)" }

  /// Orders by chapter, then by place in the chapter.
  package static func < (left: Self, right: Self) -> Bool {
    (left.chapter, left.number) < (right.chapter, right.number)
  }
}

extension ExerciseID {
  /// Another place in the same chapter.
  ///
  /// - Parameter number: from 1.
  package func moved(to number: Int) -> ExerciseID { ExerciseID(chapter: chapter, number: number) }

  /// - Parameter description: text such as "3.2". Anything else gives nil.
  package init?(_ description: String) {
    let parts = description.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let chapter = Int(parts[0]), let number = Int(parts[1]),
      chapter > 0, number > 0
    else { return nil }
    self.init(chapter: chapter, number: number)
  }
}
