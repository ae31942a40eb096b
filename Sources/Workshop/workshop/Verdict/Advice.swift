import Judging
import TerminalUI
import Toolchain

extension VerdictText {
  /// Where to look for the cause of a crash, unless the message already says.
  func advice(onCrash message: String) -> [Line] {
    let causes: KeyValuePairs = [
      "found nil": "a force unwrap, `!`, of something that is nil",
      "out of range": "an index that its collection does not have",
      "Could not cast": "a forced cast, `as!`, of something that has another type",
      "unowned": "an unowned object that is gone",
      "access conflict": "a variable that is used while a call with `&` is still changing it",
      "Segmentation fault": "a function that calls itself forever",
      "Bus error": "a function that calls itself forever",
      "Illegal instruction": Self.trap,
      "race/breakpoint trap": Self.trap,
      "without a message.": "what ends the program, such as a call of `exit`",
    ]
    if let cause = causes.first(where: { message.contains($0.key) }) {
      return [Line("Look for \(cause.value).")]
    }
    if message.hasPrefix("Fatal error: ") { return [] }
    return [
      "Look for a force unwrap, an index out of range, a fatalError, an unowned object that is gone,",
      "or a function that calls itself forever.",
    ]
  }

  private static var trap: String {
    "a number too large or too small for its type, a forced cast `as!` to a class, or code that"
      + " isn't on the actor it assumes"
  }

  /// Where to look for what reached a limit.
  func advice(on limit: Limit) -> [Line] {
    switch limit {
    case .memory: ["Look for a loop or a function that uses more and more memory and never ends."]
    case .output, .time:
      [
        "Look for a loop without an end, a function that calls itself, or an await without an answer."
      ]
    }
  }

  /// Advice that the compiler doesn't give, for the first kind of error that has some.
  func advice(on errors: [Diagnostic]) -> [Line] {
    let kinds: [(advice: String, isMeant: (Diagnostic) -> Bool)] = [
      (
        "Give the comment after the declaration a line of its own: the macro copies it into the"
          + " code that it writes.",
        { $0.message.hasPrefix("expected ')'") && $0.code?.contains(/^ *@\w+ .*\/\//) == true }
      ),
      (
        "A closure that may run on any thread can't share a `var` with others. Keep state in a `Mutex`."
          + " If the `var` is a copy that you change, give it another name than the original, and"
          + " call the original in the closure.",
        { $0.message.contains(/captured var '.+' in concurrently-executing/) }
      ),
      (
        "A struct's method changes the struct only if it's `mutating`. Keep what several callers share"
          + " in an actor, or in a class with a `Mutex`.",
        { $0.message.contains("'self' is immutable") }
      ),
      (
        "The closure runs later, when the `inout` parameter is gone: copy what it needs into a `let`"
          + " outside of it.",
        { $0.message.contains("capture of 'inout' parameter") }
      ),
      (
        "If `switch` or `if` is to give the result here, write `return` before it: Swift adds"
          + " none below other code.",
        {
          $0.message.contains(/contextual (?:type|base)/)
            && $0.code?.contains(/^ *(?:case .+:|default:|\} else)/) == true
        }
      ),
    ]
    return kinds.first { errors.contains(where: $0.isMeant) }.map { [Line($0.advice)] } ?? []
  }
}
