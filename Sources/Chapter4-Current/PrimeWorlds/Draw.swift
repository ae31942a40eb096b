// The pattern capitalises it, so that it reads like the name of a type and stands out.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The world that the lucky draw lives in.
@MainActor package var Current: LuckyDrawEnvironment = .live

/// Draws the lucky prime of the day.
///
/// - Throws: what the environment throws when it's asked for the prime, or saves it.
@MainActor
package func drawLuckyPrime() throws -> LuckyPrime {
  let position = Current.drawPosition()
  let prime = try Current.nthPrime(position)
  let lucky = LuckyPrime(position: position, prime: prime, date: Current.now())
  try Current.save(lucky)
  Current.track("drew \(prime)")
  return lucky
}
