/// What the worlds of all features have in common.
@MainActor
package protocol FeatureWorld {
  /// Whether it's the live world. For a mock, it's false.
  var isLive: Bool { get }

  /// A world that does nothing. It isn't live, and calls `onUse` each time it's used.
  ///
  /// - Parameter onUse: called before the world answers.
  static func reporting(_ onUse: @escaping @MainActor () -> Void) -> Self
}

/// What the live worlds have done, in order. Only they add to it.
@MainActor package var liveDeeds: [String] = []

/// Uses all three worlds: looks for a prime, saves it, and mails it.
///
/// - Returns: the postmark of the mail.
@MainActor
package func celebratePrime(at position: Int) -> String {
  let prime = searchWorld.nthPrime(position)
  diskWorld.save([prime])
  return mailWorld.send("The prime of the day is \(prime)")
}
