/// The half of the users that a user belongs to in an experiment with two ways to find the nth
/// prime.
package enum ExperimentGroup: String, CaseIterable, Codable, Sendable {
  /// Asks a service.
  case a = "A"
  /// Computes the prime itself.
  case b = "B"

  /// - Parameter seed: a number that stays the same for a user, so that the group does, too.
  package init(seed: Int) {
    // Consecutive seeds must not alternate between the groups. This is the mixing of SplitMix64:
    // see Guy Steele, Doug Lea and Christine Flood, "Fast Splittable Pseudorandom Number
    // Generators", 2014.
    var bits = UInt64(bitPattern: Int64(seed)) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    self = (bits ^ (bits >> 31)).isMultiple(of: 2) ? .a : .b
  }
}
