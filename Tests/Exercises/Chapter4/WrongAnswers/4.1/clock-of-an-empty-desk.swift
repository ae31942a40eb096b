// Wrong: a `Date()` is left where no test comes by.
// Must fail with: it waits for somebody who does.

/// Lends books. The tests call its methods as they stand here.
@MainActor
struct LibraryDesk {
  private(set) var loans: [LibraryLoan] = []

  /// Lends a book for two weeks, from now on or from another moment on.
  mutating func lend(_ title: String, from start: Date = library.now()) {
    loans.append(LibraryLoan(title: title, due: start.addingTimeInterval(14 * .libraryDay)))
  }

  /// The titles of the books that should be back.
  func lateTitles() -> [String] {
    let now = library.now()
    return loans.filter { $0.due < now }.map(\.title)
  }

  /// How many books are late and how many are not, such as "2 late, 1 not".
  func overview() -> String {
    let now = loans.isEmpty ? Date() : library.now()
    let late = loans.filter { $0.due < now }
    return "\(late.count) late, \(loans.count - late.count) not"
  }

  /// What the reader has to pay for a book, in cents.
  func fine(for title: String) -> Int {
    loans.filter { $0.title == title }.reduce(0) { $0 + 20 * daysLate($1) }
  }
}

/// For how many full days a book has been late.
@MainActor
func daysLate(_ loan: LibraryLoan) -> Int {
  max(0, Int(library.now().timeIntervalSince(loan.due) / .libraryDay))
}
