import Testing

@testable import TerminalUI

@Suite("Arguments")
struct ArgumentsTests {
  struct Settings: Equatable {
    var port = 8417
    var delay = 0.0
    var name = "station"
    var status: Int?
    var isLoud = false
  }

  let arguments = Arguments<Settings>(
    "Station", "Serves a forecast.",
    .option("port", "N", \.port, in: 0...65535, "Listen on port N (default: 8417)."),
    .option("delay", "SECONDS", \.delay, in: 0...3600, "Wait before each answer."),
    .option("name", "TEXT", \.name, "Call itself so."),
    .option("status", "CODE", \.status, in: 400...599, "Answer with an error."),
    .flag("loud", \.isLoud, "Say more."))

  func values(_ words: String...) throws -> Settings {
    try arguments.values(from: words, defaults: Settings())
  }

  @Test("nothing given, nothing changed")
  func defaults() throws {
    #expect(try values() == Settings())
    #expect(try values("--") == Settings())
  }

  @Test("options take the next word, or what follows the equals sign")
  func options() throws {
    let expected = Settings(port: 80, delay: 0.5, name: "a=b", status: 503, isLoud: true)
    #expect(
      try values("--port", "80", "--delay", "0.5", "--name", "a=b", "--status", "503", "--loud")
        == expected)
    #expect(
      try values("--loud", "--status=503", "--name=a=b", "--delay=0.5", "--port=80") == expected)
    #expect(try values("--name=").name == "")
  }

  @Test(
    "a mistake is told in a sentence",
    arguments: [
      (["--prot", "80"], "There is no option --prot."),
      (["--port"], "--port needs a value: --port N."),
      (["--port", "--loud"], "--port needs a value: --port N."),
      (["--port", "1", "--port=2"], "--port is given twice. Give it once."),
      (["--loud=yes"], "--loud takes no value. Write --loud alone."),
      (["--port", "x"], "--port needs a whole number from 0 to 65535, not 'x'."),
      (["--port", "-1"], "--port needs a whole number from 0 to 65535, not '-1'."),
      (["--port="], "--port needs a whole number from 0 to 65535, not ''."),
      (["--status", "200"], "--status needs a whole number from 400 to 599, not '200'."),
      (["--delay", "nan"], "--delay needs a number from 0 to 3600, not 'nan'."),
      (["here"], "Unexpected argument: 'here'."),
      (["--", "--loud"], "Unexpected argument: '--loud'."),
    ])
  func mistakes(words: [String], message: String) throws {
    let error = try #require(throws: ArgumentsError.self) {
      try arguments.values(from: words, defaults: Settings())
    }
    #expect(error.description == message)
  }

  @Test(
    "help is found anywhere, whatever else is wrong",
    arguments: [["--help"], ["--port", "x", "-h"]])
  func help(words: [String]) {
    #expect(throws: ArgumentsError.helpRequested) {
      try arguments.values(from: words, defaults: Settings())
    }
  }

  @Test("the usage lists everything in its order")
  func usage() {
    #expect(
      arguments.usage == """
        Usage: Station [--port N] [--delay SECONDS] [--name TEXT] [--status CODE]
               [--loud]
        Serves a forecast.

          --port N         Listen on port N (default: 8417).
          --delay SECONDS  Wait before each answer.
          --name TEXT      Call itself so.
          --status CODE    Answer with an error.
          --loud           Say more.
          -h, --help       Show this help and exit.
        """)
  }

  struct Positional: Equatable {
    var exercise = ""
    var file: String?
    var json = false
  }

  let positional = Arguments<Positional>(
    "workshop hint", "Shows a hint.",
    .argument("EXERCISE", \.exercise, "Its number, such as 3.2."),
    .argument("FILE", \.file, "Where to write."),
    .flag("json", \.json, "As JSON."))

  @Test(
    "positional arguments go where they belong, between the options",
    arguments: [
      (["3.2"], Positional(exercise: "3.2")),
      (["3.2", "--json", "f"], Positional(exercise: "3.2", file: "f", json: true)),
      (["--json", "--", "3.2", "--json"], Positional(exercise: "3.2", file: "--json", json: true)),
      (["-"], Positional(exercise: "-")),
    ])
  func positional(words: [String], expected: Positional) throws {
    #expect(try positional.values(from: words, defaults: Positional()) == expected)
  }

  @Test("a positional argument can be missing, or one too many")
  func wrongNumber() {
    #expect(throws: ArgumentsError.wrong("EXERCISE is missing.")) {
      try positional.values(from: ["--json"], defaults: Positional())
    }
    #expect(throws: ArgumentsError.wrong("Unexpected argument: 'c'.")) {
      try positional.values(from: ["a", "b", "c"], defaults: Positional())
    }
    #expect(positional.usage.hasPrefix("Usage: workshop hint EXERCISE [FILE] [--json]\n"))
  }
}
