import TestSupport

extension LearnerSource {
  /// The lines with which a cache may drop what it remembers, after a while or when memory is short.
  ///
  /// A short sleep may belong to something else, such as a caller who waits.
  var linesThatDrop: [String] {
    let sleeps = lines(mentioning: "sleep").filter { $0.contains(/\.seconds\([\d_]{2,}|\.minutes/) }
    return sleeps
      + ["DispatchTime", "asyncAfter", "systemUptime", "Timer", "NSCache"]
      .flatMap(lines(mentioning:))
  }
}
