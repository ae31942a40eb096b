#if HeavyLive
  // Takes the place of whatever makes live modules slow to build: a large library, generated code, a
  // database. The package's HeavyLive trait turns it on.
  enum Ballast {
    // Each takes seconds: the compiler tries every possible type for every literal and operator.
    static let first = 1 + 2 * 3 - 4 / 5.0 + 6
    static let second = 6 + 5 * 4 - 3 / 2.0 + 1
    static let third = 2 + 3 * 4 - 5 / 6.0 + 7
    static let fourth = 7 + 6 * 5 - 4 / 3.0 + 2
    static let fifth = 3 + 4 * 5 - 6 / 7.0 + 8
    static let sixth = 8 + 7 * 6 - 5 / 4.0 + 3
    static let seventh = 4 + 5 * 6 - 7 / 8.0 + 9
  }
#endif
