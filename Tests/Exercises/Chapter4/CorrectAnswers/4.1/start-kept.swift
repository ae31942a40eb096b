// Correct: keeps the start, and computes the end; the old code is left in comments.

@MainActor struct PrimeRound {
  private(set) var finds: [Date] = []
  private let start: Date
  var end: Date { start.addingTimeInterval(60) }

  // It was: init(from start: Date = Date())
  init(from start: Date = FavoritesFeature.Current.now()) { self.start = start }

  mutating func find() {
    // It was: if .now < end { finds.append(Date()) }
    finds += [FavoritesFeature.Current.now()].filter { $0 < end }
  }

  var secondsLeft: Int {
    Int(end.timeIntervalSince(min(end, FavoritesFeature.Current.now())))
  }
}
