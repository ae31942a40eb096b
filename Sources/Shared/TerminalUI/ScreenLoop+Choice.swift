import Foundation

extension ScreenLoop {
  /// Asks a question until the answer is one of a few words, or the first letter of one.
  ///
  /// - Parameters:
  ///   - question: the question, such as "Save first?"; the words are added to it.
  ///   - first: the first of the words, in lower case. No two words may have the same first letter.
  ///   - others: the other words.
  /// - Returns: the word; nil for an empty line, at the end of input, and if the person presses
  ///   Escape or Ctrl-D.
  package func ask(
    _ question: String, _ first: String, _ others: String...
  ) async -> String? {
    let choices = [first] + others
    let prompt = "\(question) (\(choices.joined(separator: ", "))) "
    let words = choices.formatted(.list(type: .or).locale(Locale(identifier: "en_GB")))
    var advice: String?
    while let answer = await ask(prompt, advice: advice) {
      let word = answer.trimmingCharacters(in: .whitespaces).lowercased()
      if word.isEmpty { return nil }
      if let choice = choices.first(where: { $0 == word || $0.prefix(1) == word }) { return choice }
      advice = "Please answer \(words)."
    }
    return nil
  }
}
