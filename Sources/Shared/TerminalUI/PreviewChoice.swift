/// Which previews of a feature a program shows, as `--preview` says it: one, or all of them.
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
  ///   - first: what it begins with where the command line doesn't say.
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
  /// The choice so many places further on in the list, or before; after the last comes the first.
  package func neighbour(_ distance: Int) -> Self {
    let all = Array(Self.allCases)
    let index = (all.firstIndex(of: self) ?? 0) + distance
    return all[(index % all.count + all.count) % all.count]
  }

  /// What stands above a preview of this name where all are printed.
  package var previewHeading: Line { Line("--- \(rawValue)", .dim) }

  /// What stands below a preview of this name where one leads to the next.
  package var previewPosition: Line {
    let all = Self.words
    let number = (all.firstIndex(of: rawValue) ?? 0) + 1
    return Line("Preview \(number) of \(all.count): \(rawValue)", .dim)
  }
}
