// snippet.case-path
/// The way to one case of an enum and back: what a key path is to a property.
///
/// The name and the idea are from Brandon Williams and Stephen Celis, "The Case for Case Paths",
/// Point-Free #87, 2020. Theirs find the case by reflection or by a macro. Ours are written by hand.
package struct CasePath<Root, Value>: Sendable {
  /// The value in the case, or nil if the root is another case.
  package let extract: @Sendable (Root) -> Value?
  /// The case with the value in it.
  package let embed: @Sendable (Value) -> Root
  // snippet.hide

  /// - Parameters:
  ///   - extract: takes the value out of the case, and returns nil for any other case.
  ///   - embed: puts a value into the case.
  package init(
    extract: @escaping @Sendable (Root) -> Value?, embed: @escaping @Sendable (Value) -> Root
  ) {
    self.extract = extract
    self.embed = embed
  }
  // snippet.show
}
// snippet.end
