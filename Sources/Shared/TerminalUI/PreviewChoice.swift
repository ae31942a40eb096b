/// Which previews of a feature a program shows, according to `--preview`: one, or all of them.
package enum PreviewChoice<Preview: ArgumentChoice>: ArgumentValue {
  case all
  case one(Preview)

  package static var kind: String { "all, \(Preview.kind)" }
  package static var words: [String] { ["all"] + Preview.words }

  package init?(argument: String) {
    if argument == "all" {
      self = .all
    } else if let preview = Preview(argument: argument) {
      self = .one(preview)
    } else {
      return nil
    }
  }

  /// The command line of a program that shows previews.
  ///
  /// - Parameters:
  ///   - program: the words that start the program.
  ///   - summary: what the program does, in a sentence.
  ///   - first: the preview to begin with by default.
  package static func arguments(
    _ program: String, _ summary: String, first: Preview
  ) -> Arguments<Self> {
    Arguments(
      program, summary,
      .option(
        "preview", "PREVIEW", \.self,
        """
        Start with this preview: \(Preview.kind) (default: \(first.rawValue)); or all, to print \
        them all.
        """))
  }
}

extension ArgumentChoice {
  /// The choice at a distance from this one in the list; after the last comes the first.
  package func neighbour(_ distance: Int) -> Self {
    let all = Array(Self.allCases)
    let index = (all.firstIndex(of: self) ?? 0) + distance
    return all[(index % all.count + all.count) % all.count]
  }

  /// The heading of this preview when all of them are printed.
  package var previewHeading: Line { Line("--- \(rawValue)", .dim) }

  /// The line below this preview when the user can go to the next one.
  package var previewPosition: Line {
    let all = Self.words
    let number = (all.firstIndex(of: rawValue) ?? 0) + 1
    return Line("Preview \(number) of \(all.count): \(rawValue)", .dim)
  }
}
