/// A key on a terminal's keyboard, as far as a terminal reports it.
package enum Key: Hashable, Sendable {
  /// A letter, a digit, a symbol or a space, as it was typed.
  case character(Character)
  /// Return.
  case enter
  /// Escape.
  case escape
  /// The key that deletes the character before the cursor.
  case delete
  /// An arrow key.
  case up, down, left, right
  /// A lower-case letter with the control key.
  case control(Character)
  /// Not a key: the window's size has changed, or the program has continued after Ctrl-Z, so it has
  /// to redraw.
  case redraw
}

/// Parses keys from the bytes that a terminal sends, however these are split.
///
/// The sequences are those of xterm (https://invisible-island.net/xterm/ctlseqs/ctlseqs.html).
struct KeyParser {
  /// The beginning of a character whose other bytes haven't arrived yet.
  private var pending: [UInt8] = []

  /// - Parameter bytes: the result of one read. An escape at its end is the Escape key, since a
  ///   terminal sends a sequence all at once.
  /// - Returns: the keys, in order, without those that `Key` doesn't have.
  mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    var rest = (pending + bytes)[...]
    pending = []
    var keys: [Key] = []
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B: if let key = Self.sequence(&rest) { keys.append(key) }
      case 0x0D, 0x0A: keys.append(.enter)
      // What terminals send for the key that deletes backwards.
      case 0x08, 0x7F: keys.append(.delete)
      case 0x01...0x1A: keys.append(.control(Character(UnicodeScalar(byte + 0x60))))
      case 0x00...0x1F: break
      default:
        guard let character = Self.character(byte, &rest) else {
          pending = [byte] + rest
          return keys
        }
        keys.append(.character(character))
      }
    }
    return keys
  }

  /// - Returns: the character, or nil if its other bytes haven't arrived yet.
  private static func character(_ first: UInt8, _ rest: inout ArraySlice<UInt8>) -> Character? {
    let more =
      switch first {
      case 0xC0...0xDF: 1
      case 0xE0...0xEF: 2
      case 0xF0...0xF7: 3
      default: 0
      }
    guard rest.count >= more else { return nil }
    let text = String(decoding: [first] + rest.prefix(more), as: UTF8.self)
    guard text.count == 1 else { return "\u{FFFD}" }
    rest = rest.dropFirst(more)
    return text.first
  }

  /// Parses what follows an escape: nothing; or a bracket or an O, digits, and a letter or a symbol.
  private static func sequence(_ rest: inout ArraySlice<UInt8>) -> Key? {
    guard let kind = rest.first else { return .escape }
    guard kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else { return .escape }
    let figures = rest.dropFirst().prefix { $0 < 0x40 }
    rest = rest.dropFirst(1 + figures.count)
    guard let last = rest.popFirst() else { return nil }
    return switch UnicodeScalar(last) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    default: nil
    }
  }
}
