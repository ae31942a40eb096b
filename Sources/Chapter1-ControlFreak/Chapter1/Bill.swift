import Synchronization

/// How often the screen reached out of itself.
///
/// It's a global, as befits this chapter: all code can write on it without being given it.
enum Bill {
  enum Item: String, CaseIterable {
    case database = "database opened"
    case clock = "clock read"
    case network = "network asked"
  }

  private static let counts = Mutex<[Item: Int]>([:])

  /// Adds one. It is called where the thing happens, and nowhere else.
  static func add(_ item: Item) {
    counts.withLock { $0[item, default: 0] += 1 }
  }

  /// What was reached for, and how often.
  static var line: String {
    let counts = counts.withLock { $0 }
    return Item.allCases.compactMap { item in counts[item].map { "\(item.rawValue): \($0)" } }
      .joined(separator: ", ")
  }
}
