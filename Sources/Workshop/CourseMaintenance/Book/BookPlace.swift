/// A page's place in the Book's reading order, taken from its file's name.
///
/// `Book/02-Protocols.md` is chapter 2. `Book/02a-Strangers.md` is an *interlude* of chapter 2: a
/// separate page for a part of the chapter that readers may skip. It follows the chapter's page.
struct BookPlace: Hashable, Comparable, Sendable {
  /// The chapter's number.
  let chapter: Int
  /// The interlude's letter, such as "a"; empty for the chapter's own page.
  let letter: String

  /// Whether the page is an interlude.
  var isInterlude: Bool { !letter.isEmpty }

  /// - Parameter path: the file, relative to the workspace's root. The result is nil if its name
  ///   has no number.
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
