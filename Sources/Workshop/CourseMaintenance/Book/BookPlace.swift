/// A page's place in the order in which the Book is read, as its file's name tells it.
///
/// `Book/02-Protocols.md` is chapter 2. `Book/02a-Strangers.md` is an *interlude* of chapter 2: a page of
/// its own for a part of the chapter that may be skipped. It comes after the chapter's page.
struct BookPlace: Hashable, Comparable, Sendable {
  /// The chapter's number.
  let chapter: Int
  /// "a" of the first interlude; empty for the chapter's own page.
  let letter: String

  /// Whether it is an interlude's.
  var isInterlude: Bool { !letter.isEmpty }

  /// - Parameter path: the file, relative to the workspace's root. Nil if its name has no number.
  init?(path: String) {
    guard let match = path.wholeMatch(of: /Book\/(\d\d)([a-z]?)-[^\/]+\.md/),
      let chapter = Int(match.1)
    else { return nil }
    self.chapter = chapter
    letter = String(match.2)
  }

  static func < (first: Self, second: Self) -> Bool {
    (first.chapter, first.letter) < (second.chapter, second.letter)
  }
}
