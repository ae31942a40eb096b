/// A line that an app understands: what its help shows, what a key types, and what an unknown line is
/// compared with.
package struct ScreenCommand: Sendable {
  /// The line, with a word in capital letters for each part that the user chooses, such as "nth N".
  package let syntax: String
  /// What it does, in a few words.
  package let meaning: String
  /// A shorter word for the same line, such as "r" for "refresh".
  package let short: String?
  /// The key that does the same without Return, while no line is being typed. No letter is one, since
  /// words begin with it.
  package let key: Key?

  /// - Parameters:
  ///   - syntax: the line, with a word in capital letters for each part that the user chooses.
  ///   - meaning: what it does, in a few words.
  ///   - short: a shorter word for it, in small letters; only for a line without such parts.
  ///   - key: the key that does the same; only for a line without such parts, and no letter.
  package init(_ syntax: String, _ meaning: String, short: String? = nil, key: Key? = nil) {
    (self.syntax, self.meaning, self.short, self.key) = (syntax, meaning, short, key)
  }

  /// The words that are typed as they are, in small letters.
  var name: [String] {
    syntax.split(separator: " ").prefix { word in
      !word.contains(where: \.isLetter) || word != word.uppercased()
    }
    .map { $0.lowercased() }
  }

  var takesArguments: Bool { name.count < syntax.split(separator: " ").count }
}

/// The lines that an app understands at one time, with those that every app does.
struct ScreenCommands {
  /// What a line means.
  enum Meaning: Equatable {
    case help, quit
    /// A line for the app: a command's own words, and what the user chose as it was typed; or as it
    /// was typed, where no command begins so.
    case line(String)
    /// No line for the app, and the sentence that says why.
    case refused(String)
  }

  /// What the app itself knows.
  let own: [ScreenCommand]
  private static let common = [
    ScreenCommand("help", "show this list; or ?"), ScreenCommand("quit", "leave; or q, or Ctrl-D"),
  ]

  /// - Parameter line: what was typed. Upper and lower case, and the number of spaces, don't matter.
  func meaning(of line: String) -> Meaning {
    let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    switch words {
    case ["help"], ["?"], ["h"]: return .help
    case ["quit"], ["q"], ["exit"]: return .quit
    default: break
    }
    if words.count == 1, let command = own.first(where: { $0.short == words[0] }) {
      return .line(command.syntax)
    }
    let matching = own.filter { words.starts(with: $0.name) }
    guard let command = matching.max(by: { $0.name.count < $1.name.count }) else {
      return .line(line)
    }
    let name = command.name.joined(separator: " ")
    if command.name.count == words.count { return .line(name) }
    guard command.takesArguments else { return .refused("'\(name)' takes no argument.") }
    let rest = line.split(maxSplits: command.name.count, whereSeparator: \.isWhitespace).last ?? ""
    return .line("\(name) \(rest.trimmingPrefix(while: \.isWhitespace))")
  }

  /// What answers a line that no command begins.
  func unknown(_ line: String) -> String {
    let names = (own + Self.common).map { $0.name.joined(separator: " ") }
    return line.unknownCommand(among: names) + " Type help for a list of commands."
  }

  /// The line that a key types.
  func line(for key: Key) -> String? {
    own.first { $0.key == key }?.syntax
  }

  /// The line that the beginning of one can be completed to, as far as that is certain.
  func completion(of typed: String) -> String? {
    let names = (own + Self.common).map { command in
      command.name.joined(separator: " ") + (command.takesArguments ? " " : "")
    }
    let matching = names.filter { $0.hasPrefix(typed.lowercased()) }
    guard let first = matching.first else { return nil }
    let common = matching.reduce(first) { $0.commonPrefix(with: $1) }
    return common.count > typed.count ? common : nil
  }

  /// The list that help shows, in the width of a window.
  ///
  /// - Parameters:
  ///   - columns: the window's width; in a pipe, and in a wider window, `UsageText.columns`.
  ///   - showsKeys: whether the keys do anything here.
  func help(columns: Int?, showsKeys: Bool) -> Screen {
    let text = UsageText(columns: min(columns ?? UsageText.columns, UsageText.columns))
    let rows = (own + Self.common).map { command in
      let key = showsKeys ? command.key?.name : nil
      let others = [command.short, key == command.syntax ? nil : key.map { "the key \($0)" }]
      return (
        command.syntax, ([command.meaning] + others.compactMap(\.self)).joined(separator: "; or ")
      )
    }
    return Screen(text.table(rows, indent: 0).map { Line($0) })
  }
}

extension Key {
  /// What a help calls the key.
  fileprivate var name: String {
    switch self {
    case .character(" "): "Space"
    case .enter: "Return"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    default: "\(self)"
    }
  }
}

extension String {
  /// The sentence about a line that is no command, with the command that was probably meant.
  ///
  /// - Parameter names: the commands' own words.
  package func unknownCommand(among names: [String]) -> String {
    let first = split(separator: " ").first.map(String.init) ?? self
    let meant = nearest(in: names) ?? first.nearest(in: names)
    return "There's no command '\(self)'." + (meant.map { " Did you mean '\($0)'?" } ?? "")
  }

  /// The name that was meant where a word is written almost as it.
  ///
  /// - Returns: nil where none differs by two characters at most, and by less than half its length.
  package func nearest(in names: some Sequence<String>) -> String? {
    let word = lowercased()
    let near = names.map { (name: $0, distance: $0.difference(from: word).count) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= 2, near.distance < max(near.name.count, 2) else { return nil }
    return near.name
  }
}
