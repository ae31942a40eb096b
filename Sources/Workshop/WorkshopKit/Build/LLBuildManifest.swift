import Foundation

/// The commands that the package manager has planned a build with, as its native build system
/// writes them down for llbuild: `debug.yaml` in the build folder.
///
/// The format is not a promise, so whoever reads it must be able to do without. What is read here
/// is documented in llbuild's "Build System" page:
/// https://github.com/swiftlang/swift-llbuild/blob/main/docs/buildsystem.rst
struct LLBuildManifest {
  /// A command, which makes outputs of inputs.
  struct Command: Equatable {
    /// "C.Chapter1Tests-x86_64-unknown-linux-gnu-debug.module".
    let name: String
    /// What runs it: "shell" for a program, "phony" for nothing, or a part of the package manager.
    var tool = ""
    /// Absolute paths, those of folders ending in a slash, and names in angle brackets.
    var inputs: [String] = []
    /// Absolute paths, and names in angle brackets.
    var outputs: [String] = []
    /// What it is for, as people read it: "Compiling Swift Module 'Chapter1Tests' (1 sources)".
    var description = ""
    /// The program and its arguments; none unless the tool is "shell".
    var args: [String] = []
  }

  /// All commands, in the order of the file.
  private(set) var commands: [Command] = []

  /// Reads the commands. Lines that it does not know are left out.
  ///
  /// - Parameter text: the file. Every value is on one line, and every list is one of JSON too.
  init(_ text: String) {
    var isInCommands = false
    for line in text.split(separator: "\n") {
      if !line.hasPrefix(" ") {
        isInCommands = line == "commands:"
      } else if !isInCommands {
        continue
      } else if line.hasPrefix("    ") {
        read(line.dropFirst(4))
      } else if line.hasSuffix(":"), let name: String = Self.json(line.dropFirst(2).dropLast()) {
        commands.append(Command(name: name))
      }
    }
  }

  /// Reads a command's line, such as `tool: shell`.
  private mutating func read(_ line: Substring) {
    guard let last = commands.indices.last, let colon = line.firstRange(of: ": ") else { return }
    let value = line[colon.upperBound...]
    switch line[..<colon.lowerBound] {
    case "tool": commands[last].tool = String(value)
    case "inputs": commands[last].inputs = Self.json(value) ?? []
    case "outputs": commands[last].outputs = Self.json(value) ?? []
    case "description": commands[last].description = Self.json(value) ?? ""
    case "args": commands[last].args = Self.json(value) ?? []
    default: break
    }
  }

  private static func json<Value: Decodable>(_ text: Substring) -> Value? {
    try? JSONDecoder().decode(Value.self, from: Data(text.utf8))
  }

  /// The commands that one needs, each after those whose outputs it uses; itself at the end.
  ///
  /// - Parameter command: what is wanted.
  func commands(for command: Command) -> [Command] {
    let makers = Dictionary(
      commands.flatMap { command in command.outputs.map { ($0, command) } },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    var sorted: [Command] = []
    func visit(_ command: Command) {
      guard seen.insert(command.name).inserted else { return }
      for input in command.inputs {
        if let maker = makers[input] { visit(maker) }
      }
      sorted.append(command)
    }
    visit(command)
    return sorted
  }
}
