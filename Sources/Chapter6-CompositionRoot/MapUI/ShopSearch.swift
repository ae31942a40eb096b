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
  /// The shops that are drawn as numbers, grouped by place.
  let heaps: [[ShopMarker]]

  /// - Parameter wanted: what was typed. Case, accents and punctuation don't matter.
  func answer(to wanted: String) -> Answer {
    if wanted.isEmpty {
      return .advice("Type open and a letter or a name from the map\(example).")
    }
    if let count = Int(wanted), (2...9).contains(count) { return .advice(adviceForNumber(count)) }
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

  /// What to type instead of a number, which stands for several shops.
  private func adviceForNumber(_ count: Int) -> String {
    let meant = heaps.filter { MapSign.number(of: $0.count) == count }
    guard let heap = meant.first else {
      return "There's no \(count) on the map. Type open and a letter or a name\(example)."
    }
    guard meant.count == 1 else {
      return "There are several \(count)s on the map. Zoom in, or open a shop by name or letter."
    }
    let names = heap.map { shop in letters[shop.id].map { "\(shop.name) (\($0))" } ?? shop.name }
    return "\(count) marks several shops: \(names.joined(separator: ", ")). Open one of them."
  }

  private func adviceForUnknown(_ wanted: String) -> String {
    let sentence = "There is no shop '\(wanted)' on the map."
    let folded = wanted.folded
    guard !folded.isEmpty else { return "\(sentence) Zoom out, or move." }
    // As much of each name as was typed, so that a typo at the beginning of a name is recognised,
    // too.
    let beginnings = shops.map { String($0.name.folded.prefix(folded.count)) }
    let near =
      folded.nearest(in: shops.map(\.name.folded)).flatMap { near in
        shops.first { $0.name.folded == near }
      }
      ?? folded.nearest(in: beginnings).flatMap { near in
        shops.first { $0.name.folded.hasPrefix(near) }
      }
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
