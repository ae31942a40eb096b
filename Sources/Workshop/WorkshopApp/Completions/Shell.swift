import Processes

/// A shell that the workshop can write completions for.
///
/// `swift` has completions of its own, which ours must not disturb. So the script defines a
/// function `workshop` that stands for `swift run workshop`, and completes that. The numbers come
/// from the names of the exercises' files: asking the workshop would build it at every Tab.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script.
  ///
  /// - Parameter commands: what there is to complete.
  func script(for commands: [CompletedCommand]) -> String {
    switch self {
    case .bash: bash(commands)
    case .zsh: zsh(commands)
    case .fish: fish(commands)
    }
  }

  private static let names = allCases.map(\.rawValue).joined(separator: " ")

  // MARK: - bash

  private func bash(_ commands: [CompletedCommand]) -> String {
    """
    # Completions of the workshop for bash. Type `workshop` in the folder of your clone.
    workshop() { swift run workshop "$@"; }

    \(Self.numbers)

    _workshop() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} words=
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        words="\(commands.map(\.name).joined(separator: " "))"
      else
        case "${COMP_WORDS[1]} $before" in
    \(Self.valueCases(commands, path: "COMPREPLY=($(compgen -f -- \"$word\")); return"))
        esac
        case "${COMP_WORDS[1]}" in
    \(Self.wordCases(commands) { "words=\"\($0)\"" })
        esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "$word"))
    }
    complete -o default -F _workshop workshop

    """
  }

  /// Prints chapters and exercises. Without globs, which zsh and fish refuse where nothing matches.
  private static let findNumbers = """
    find Exercises -maxdepth 2 2>/dev/null | sed -n \\
        -e 's|^.*/Chapter\\([0-9]*\\)$|\\1|p' \\
        -e 's|^.*/\\([0-9]*\\.[0-9]*\\)-[^/]*\\.swift$|\\1|p'
    """

  private static let numbers = """
    _workshop_numbers() {
      \(findNumbers)
    }
    """

  /// What may follow an option: a path, or what nobody can guess.
  private static func valueCases(_ commands: [CompletedCommand], path: String) -> String {
    let cases = commands.flatMap { command in
      command.options.filter { $0.placeholder != nil }.map { option in
        "    '\(command.name) --\(option.name)') \(option.takesPath ? path : "return") ;;"
      }
    }
    return cases.joined(separator: "\n")
  }

  /// Everything else that may follow a command.
  private static func wordCases(
    _ commands: [CompletedCommand], _ statement: (String) -> String
  ) -> String {
    commands.map { command in
      let numbers = command.takesNumber ? ["$(_workshop_numbers)"] : []
      let shells = command.takesShell ? [names] : []
      let words = command.options.map { "--\($0.name)" } + numbers + shells
      return "    \(command.name)) \(statement(words.joined(separator: " "))) ;;"
    }
    .joined(separator: "\n")
  }

  // MARK: - zsh

  private func zsh(_ commands: [CompletedCommand]) -> String {
    let list = commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }
    return """
      # Completions of the workshop for zsh. Type `workshop` in the folder of your clone.
      workshop() { swift run workshop "$@" }

      \(Self.numbers)

      _workshop() {
        local -a commands
        commands=(
      \(list.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        case "${words[2]} ${words[CURRENT-1]}" in
      \(Self.valueCases(commands, path: "_files; return"))
        esac
        case "${words[2]}" in
      \(Self.wordCases(commands) { "compadd -- \($0)" })
        esac
      }
      (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
      compdef _workshop workshop

      """
  }

  // MARK: - fish

  private func fish(_ commands: [CompletedCommand]) -> String {
    let rules = commands.flatMap { command -> [String] in
      let after = "-n '__fish_seen_subcommand_from \(command.name)'"
      let options = command.options.map { option in
        let value = option.placeholder == nil ? "" : option.takesPath ? " -r -F" : " -x"
        return
          "complete -c workshop \(after) -l \(option.name)\(value) -d \(Self.fish(option.help))"
      }
      let argument =
        command.takesNumber
        ? "'(__workshop_numbers)'" : command.takesShell ? "'\(Self.names)'" : nil
      return [
        "complete -c workshop -n __fish_use_subcommand -a \(command.name) -d \(Self.fish(command.summary))"
      ] + options + (argument.map { ["complete -c workshop \(after) -a \($0)"] } ?? [])
    }
    return """
      # Completions of the workshop for fish. Type `workshop` in the folder of your clone.
      function workshop
        swift run workshop $argv
      end

      function __workshop_numbers
        \(Self.findNumbers)
      end

      complete -c workshop -f
      \(rules.joined(separator: "\n"))

      """
  }

  /// Within quotes fish knows two escapes.
  private static func fish(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}

import Processes

/// A shell that the workshop cannot write completions for.
package struct UnknownShellError: Error, Equatable, CustomStringConvertible {
  /// What was typed.
  let word: String

  /// A sentence that names the shells there are.
  package var description: String {
    "There are no completions for '\(word)'. Name one of \(Shell.allCases.map(\.rawValue).joined(separator: ", "))."
  }
}
