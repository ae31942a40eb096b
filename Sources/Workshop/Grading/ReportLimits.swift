// Messages and output of submitted code have no limit, but reports do. The limits are those of
// results.json, and hold for the other reports, too.

/// A message, within the format's limit.
func limited(_ text: String) -> String {
  text.utf8.count > 65_535 ? prefix(of: text, 16_000) + "\n…" : text
}

/// What a test printed: the format allows 500 characters, and this sentence.
func limitedOutput(_ text: String) -> String {
  let note = "\nOutput was truncated. Please limit to 500 chars"
  guard text.unicodeScalars.count > 500 else { return text }
  return prefix(of: text, 500 - note.count) + note
}

/// A text's start. A character may have any number of scalars, so those are counted.
private func prefix(of text: String, _ count: Int) -> String {
  String(String.UnicodeScalarView(text.unicodeScalars.prefix(count)))
}
