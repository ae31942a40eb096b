import Foundation
import MapDomain
import TerminalUI

/// Finds a shop by its letter on the map, its name, or the beginning of its name.
struct ShopSearch {
  /// The result of a search.
  enum Answer {
    case shop(ShopMarker)
    /// No shop, or several; the sentence says what to type.
    case advice(String)
  }

  /// The shops in sight.
  let shops: [ShopMarker]
  /// The letters that stand for them.
  let letters: ShopLetters

  /// - Parameter wanted: what was typed. Case, accents and punctuation don't matter.
  func answer(to wanted: String) -> Answer {
    if wanted.isEmpty {
      return .advice("Type open and a letter or a name from the map\(example).")
    }
    if let count = Int(wanted), (2...9).contains(count) {
      return .advice("A number marks several shops. Open one by its letter or name\(example).")
    }
    if wanted.count == 1 {
      return shops.first { letters[$0.id] == wanted.uppercased() }.map { .shop($0) }
        ?? .advice(
          "There is no shop with the letter \(wanted.uppercased()) on the map. Zoom out, or move.")
    }
    let folded = wanted.folded
    let exact = shops.filter { $0.name.folded == folded }
    let meant =
      exact.isEmpty && !folded.isEmpty
      ? shops.filter { $0.name.folded.hasPrefix(folded) } : exact
    switch meant.count {
    case 0: return .advice(adviceForUnknown(wanted))
    case 1: return .shop(meant[0])
    default:
      let names = meant.map(\.name).sorted().joined(separator: ", ")
      return .advice(
        "Several names begin with '\(wanted)': \(names). Type more of the name, or a letter.")
    }
  }

  /// The first shop, as an example of what to type.
  private var example: String {
    shops.compactMap { letters[$0.id] }.min().map { ", such as open \($0)" } ?? ""
  }

  private func adviceForUnknown(_ wanted: String) -> String {
    let sentence = "There is no shop '\(wanted)' on the map."
    let folded = wanted.folded
    guard !folded.isEmpty else { return "\(sentence) Zoom out, or move." }
    // As much of each name as was typed: a typo at its beginning is recognised, too.
    let near = folded.nearest(in: shops.map { String($0.name.folded.prefix(folded.count)) })
      .flatMap { near in shops.first { $0.name.folded.hasPrefix(near) } }
    return near.map { "\(sentence) Did you mean \($0.name)?" } ?? "\(sentence) Zoom out, or move."
  }
}

extension String {
  /// Only letters and digits, and single spaces between words; without case and accents.
  fileprivate var folded: String {
    let plain = folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      // In Danish, these are letters of their own, not accented ones.
      .replacing("ø", with: "o").replacing("æ", with: "ae")
    return plain.filter { $0.isLetter || $0.isNumber || $0.isWhitespace }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
