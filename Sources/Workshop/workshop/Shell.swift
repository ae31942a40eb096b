import TerminalUI

/// A shell that the workshop can write completions for.
///
/// `swift` has its own completions, which ours must not break. So the script defines a function
/// `workshop` for `swift run workshop`, and completes that. The numbers come from the names of the
/// exercises' files, because asking the workshop would build it at every Tab.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The completion script for these commands.
  func script(for commands: [Subcommand]) -> String {
    let title =
      "# Completions of the workshop for \(self). Type `workshop` in the folder of your clone."
    return switch self {
    case .bash: "\(title)\n\(Self.bash(commands))"
    case .zsh: "\(title)\n\(Self.bashInZsh)\n\(Self.bash(commands))"
    case .fish: "\(title)\n\(Self.fish(commands))"
    }
  }

  /// Prints chapters and exercises, without globs, which are errors in zsh and fish if nothing
  /// matches.
  private static let numbers = """
    find Exercises -maxdepth 2 2>/dev/null | sed -n \\
        -e 's|^.*/Chapter\\([0-9]*\\)$|\\1|p' \\
        -e 's|^.*/\\([0-9]*\\.[0-9]*\\)-[^/]*\\.swift$|\\1|p'
    """

  /// The words for an argument that has only a few values.
  private static func words(for argument: String?, numbers: String) -> String? {
    switch argument {
    case "NUMBER": numbers
    case "SHELL": allCases.map(\.rawValue).joined(separator: " ")
    default: nil
    }
  }

  /// If it offers nothing, for example after an option with a value, bash completes files.
  private static func bash(_ commands: [Subcommand]) -> String {
    let values = commands.flatMap { command in
      command.options.filter { $0.placeholder != nil }.map { "'\(command.name) --\($0.name)'" }
    }
    let cases = commands.map { command in
      let words =
        command.options.map { "--\($0.name)" }
        + [words(for: command.argument, numbers: "$(_workshop_numbers)")].compactMap { $0 }
      return "  '\(command.name) '*) words=\"\(words.joined(separator: " "))\" ;;"
    }
    return """
      workshop() { swift run workshop "$@"; }

      _workshop_numbers() {
        \(numbers)
      }

      _workshop() {
        local command= words=
        [ "$COMP_CWORD" -eq 1 ] || command=${COMP_WORDS[1]}
        case "$command ${COMP_WORDS[COMP_CWORD-1]}" in
        ' '*) words="\(commands.map(\.name).joined(separator: " "))" ;;
        \(values.joined(separator: "|"))) ;;
      \(cases.joined(separator: "\n"))
        esac
        COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
      }
      complete -o default -F _workshop workshop

      """
  }

  private static let bashInZsh = """
    autoload -Uz compinit bashcompinit
    (( $+functions[compdef] )) || compinit
    bashcompinit
    """

  private static func fish(_ commands: [Subcommand]) -> String {
    let rules = commands.flatMap { command in
      let after = "complete -c workshop -n '__fish_seen_subcommand_from \(command.name)'"
      let options = command.options.map { option in
        let isPath = ["FILE", "DIR"].contains(option.placeholder)
        let value = option.placeholder == nil ? "" : isPath ? " -r -F" : " -x"
        return "\(after) -l \(option.name)\(value) -d \(inFish(option.help))"
      }
      let start = "complete -c workshop -n __fish_use_subcommand -a \(command.name)"
      return ["\(start) -d \(inFish(command.summary))"] + options
        + (words(for: command.argument, numbers: "(_workshop_numbers)").map {
          ["\(after) -a '\($0)'"]
        } ?? [])
    }
    return """
      function workshop
        swift run workshop $argv
      end

      function _workshop_numbers
        \(numbers)
      end

      complete -c workshop -f
      \(rules.joined(separator: "\n"))

      """
  }

  /// In quotes, fish has only two escapes.
  private static func inFish(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
