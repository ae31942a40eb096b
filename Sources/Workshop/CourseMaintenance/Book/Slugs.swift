/// The anchors that GitHub gives to the headings of a page.
struct Slugs {
  private var used: Set<String> = []
  private var counts: [String: Int] = [:]

  /// The anchor of the next heading: lower case, without punctuation, spaces as hyphens, and
  /// with a number if an earlier heading has the same one.
  ///
  /// - Parameter heading: the heading's Markdown.
  mutating func next(_ heading: String) -> String {
    let base = Self.slug(plainText(heading))
    var slug = base
    while !used.insert(slug).inserted {
      counts[base, default: 0] += 1
      slug = "\(base)-\(counts[base, default: 0])"
    }
    return slug
  }

  private static func slug(_ text: String) -> String {
    var slug = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
        slug.append(scalar)
      default:
        if scalar == "-" || scalar == " " { slug.append("-") }
      }
    }
    return String(slug)
  }
}

/// A heading's text as readers see it: code without backticks, links without their targets,
/// no asterisks of emphasis.
func plainText(_ markdown: String) -> String {
  var text = markdown.replacing(/!\[([^\]]*)\]\([^)]*\)/) { "\($0.1)" }
  text.replace(/\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/) { "\($0.1)" }
  return text.filter { $0 != "`" && $0 != "*" }.trimmed
}

extension StringProtocol {
  /// Without white space at both ends.
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// Without white space at the end.
  var trimmedAtEnd: String {
    String(reversed().drop(while: \.isWhitespace).reversed())
  }
}
