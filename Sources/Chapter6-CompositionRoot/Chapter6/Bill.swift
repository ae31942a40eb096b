import TerminalUI

/// What the composers have made, and how much of it is still alive.
///
/// It counts classes and actors. A struct is copied, so it has no life of its own.
@MainActor
final class Bill {
  private struct Item { weak var object: AnyObject? }

  private var items: [(type: String, made: [Item])] = []

  /// Counts an object, without keeping it alive, and returns it.
  func made<Object>(_ object: Object) -> Object {
    let type = "\(type(of: object as Any))"
    let item = Item(object: object as AnyObject)
    if let index = items.firstIndex(where: { $0.type == type }) {
      items[index].made.append(item)
    } else {
      items.append((type, [item]))
    }
    return object
  }

  /// A line for each type, in the order in which they were first made.
  var text: String {
    let width = items.map(\.type.count).max() ?? 0
    return items.map { type, made in
      let alive = made.count { $0.object != nil }
      return "\(Line(type).padded(to: width).text)  \(made.count) made, \(alive) alive"
    }.joined(separator: "\n")
  }
}
