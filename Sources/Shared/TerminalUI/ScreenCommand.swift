/// A command that an app understands. It's listed by the app's help, a key may stand for it, and
/// unknown commands are compared with it.
package struct ScreenCommand: Sendable {
  /// The command, with a word in capital letters for each argument, such as "nth N".
  package let syntax: String
  /// What it does, in a few words.
  package let meaning: String
  /// A shorter word for the same command, such as "r" for "refresh".
  package let short: String?
  /// The key that runs the command without Return, while nothing is being typed. It's never a
  /// letter, since commands begin with letters.
  package let key: Key?

  /// - Parameters:
  ///   - syntax: the command, with a word in capital letters for each argument.
  ///   - meaning: what it does, in a few words.
  ///   - short: a shorter word in lower case, only for a command without arguments.
  ///   - key: the key that runs it, only for a command without arguments; not a letter.
  package init(_ syntax: String, _ meaning: String, short: String? = nil, key: Key? = nil) {
    (self.syntax, self.meaning, self.short, self.key) = (syntax, meaning, short, key)
  }

  /// The command's own words, in lower case.
  package var name: [String] {
    syntax.split(separator: " ").prefix { word in
      !word.contains(where: \.isLetter) || word != word.uppercased()
    }
    .map { $0.lowercased() }
  }

  var takesArguments: Bool { name.count < syntax.split(separator: " ").count }
}

/// The commands that an app understands at one time, and those that every app has.
struct ScreenCommands {
  /// The meaning of a line.
  enum Meaning: Equatable {
    case help, quit
    /// A line for the app: a command's own words, and its arguments as they were typed; or the
    /// whole line as it was typed, if it doesn't begin with a command.
    case line(String)
    /// The line can't be a command, for this reason.
    case refused(String)
  }

  /// The app's own commands.
  let own: [ScreenCommand]
  private static let common = [
    ScreenCommand("help", "show this list; or ?"), ScreenCommand("quit", "leave; or q, or Ctrl-D"),
  ]

  /// - Parameter line: what was typed. Case and the number of spaces don't matter.
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

  /// The response to a line that doesn't begin with a command.
  func unknown(_ line: String) -> String {
    let names = (own + Self.common).map { $0.name.joined(separator: " ") }
    return line.unknownCommand(among: names) + " Type help for a list of commands."
  }

  /// The command that a key stands for.
  func line(for key: Key) -> String? {
    own.first { $0.key == key }?.syntax
  }

  /// The list that help shows, wrapped to the width of a window.
  ///
  /// - Parameters:
  ///   - columns: the window's width, or nil in a pipe. The list uses at most `UsageText.columns`.
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
  /// The key's name in the help.
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
  /// The message about an unknown command, with the command that was probably meant.
  ///
  /// - Parameter names: the commands' own words.
  package func unknownCommand(among names: [String]) -> String {
    let first = split(separator: " ").first.map(String.init) ?? self
    let meant = nearest(in: names) ?? first.nearest(in: names)
    return "There's no command '\(self)'." + (meant.map { " Did you mean '\($0)'?" } ?? "")
  }

  /// The name that was probably meant by a misspelt word.
  ///
  /// - Returns: nil if no name is within two insertions or deletions, or one for a two-letter name.
  package func nearest(in names: some Sequence<String>) -> String? {
    let word = lowercased()
    let near = names.map { (name: $0, distance: $0.difference(from: word).count) }
      .min { $0.distance < $1.distance }
    guard let near, near.distance <= 2, near.distance < max(near.name.count, 2) else { return nil }
    return near.name
  }
}
