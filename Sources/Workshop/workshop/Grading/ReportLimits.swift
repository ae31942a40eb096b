// The messages and output of submitted code have no limit, but reports do. These are the limits of
// results.json, which are used for the other reports, too.

/// A message, within the format's limit.
func limited(_ text: String) -> String {
  text.utf8.count > 65_535 ? prefix(of: text, 16_000) + "\n…" : text
}

/// A test's output: the format allows 500 characters, including this sentence.
func limitedOutput(_ text: String) -> String {
  let note = "\nOutput was truncated. Please limit to 500 chars"
  guard text.unicodeScalars.count > 500 else { return text }
  return prefix(of: text, 500 - note.count) + note
}

/// The beginning of a text. It's measured in scalars, because a character may have any number of
/// them.
private func prefix(of text: String, _ count: Int) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
}
