/// Items as a sentence shows them, without quotation marks.
func listed(_ items: [String]) -> String {
  items.isEmpty ? "nothing" : items.joined(separator: ", ")
}
