import Synchronization

/// Counts how often the screen reached outside itself.
///
/// It's a global, as befits this chapter: any code can add to it without being given it.
enum Bill {
  enum Item: String, CaseIterable {
    case database = "database opened"
    case clock = "clock read"
    case network = "network asked"
  }

  private static let counts = Mutex<[Item: Int]>([:])

  /// Counts one use of an item. Only the code that uses the item calls this.
  static func add(_ item: Item) {
    counts.withLock { $0[item, default: 0] += 1 }
  }

  /// The items that were used, and how often.
  static var line: String {
    let counts = counts.withLock { $0 }
    return Item.allCases.compactMap { item in counts[item].map { "\(item.rawValue): \($0)" } }
      .joined(separator: ", ")
  }
}
